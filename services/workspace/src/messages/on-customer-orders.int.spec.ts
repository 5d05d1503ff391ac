import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/database/transaction.js';
import { handleCommandIn } from '@cotta/kit/decider/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/ids/ids.js';
import type { RunCommand } from '@cotta/kit/inbox/consumer.js';
import { systemViewer } from '@cotta/kit/subgraph/viewer.js';
import { openServiceStage, type ServiceStage } from '@cotta/kit/testing/service-stage.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { workspaceService } from '../service.js';
import { customerOrderTasks } from './on-customer-orders.js';

let stage: ServiceStage;
beforeAll(async () => {
  stage = await openServiceStage(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => stage.close());

async function hears(
  entity: string,
  entityId: string,
  event: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  const eventId = systemIds.next();
  const message = create(EntityChangedSchema, { entity, entityId, event, facts });
  const envelope = create(EnvelopeSchema, {
    eventId,
    occurredAt: timestampFromDate(new Date('2026-03-02T09:00:00Z')),
  });
  await inTransaction(stage.db, async (tx) => {
    const run: RunCommand = (command, { streamId = nameBasedId(eventId, command.name), input, key = '' }) =>
      handleCommandIn(tx, stage.runtime, {
        command,
        streamId,
        input,
        viewer: systemViewer,
        commandId: nameBasedId(eventId, customerOrderTasks.name, command.name, key),
      });
    for (const { handle } of customerOrderTasks.handlers) await handle({ message, envelope, tx, run });
  });
}

const tasksOf = (id: string) =>
  stage.db.query('select kind, subject_type, title, due_at, status from task where subject_id = $1', [id]);

describe('what a customer ordered with one press', () => {
  it.each([
    ['office_action', 'OfficeActionOrdered', 'office-action', 'OfficeActionResponseSubmitted'],
    [
      'use_in_commerce_request',
      'UseInCommerceRequestOrdered',
      'use-in-commerce',
      'UseInCommerceRequestSubmitted',
    ],
    ['case_solution', 'CaseSolutionOrdered', 'case', 'CaseSolutionDelivered'],
    ['case_request', 'CaseRequestCreated', 'case', 'CaseRequestConverted'],
  ])('%s: is one task of the staff, until it is done', async (entity, event, kind, end) => {
    const id = systemIds.next();
    await hears(entity, id, event, { jurisdiction: 'US' });
    await hears(entity, id, event, { jurisdiction: 'US' });
    expect(await tasksOf(id)).toEqual([
      expect.objectContaining({
        kind,
        subject_type: entity,
        title: expect.stringMatching(/^US · /),
        status: 'Open',
      }),
    ]);
    await hears(entity, id, end);
    expect(await tasksOf(id)).toEqual([expect.objectContaining({ status: 'Done' })]);
  });

  it('names the mark and the office, and stands by the last day the office gives', async () => {
    const id = systemIds.next();
    await hears('office_action', id, 'OfficeActionOrdered', {
      mark_name: 'Lumora',
      jurisdiction: 'EU',
      due_date: '2026-05-04',
    });
    const [task] = await stage.db.query(
      'select title, mark, jurisdictions, due_at from task where subject_id = $1',
      [id],
    );
    expect(task).toEqual({
      title: expect.stringMatching(/^Lumora · EU · the client ordered an answer/),
      mark: 'Lumora',
      jurisdictions: ['EU'],
      due_at: new Date('2026-05-04T00:00:00Z'),
    });
  });

  it('without an agreed price is to be priced before it is filed', async () => {
    const id = systemIds.next();
    await hears('use_in_commerce_request', id, 'UseInCommerceRequestOrdered', { due_date: '2026-05-04' });
    expect(await tasksOf(id)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/tell the price; file it once the client agreed/),
        due_at: new Date('2026-05-04T00:00:00Z'),
      }),
    ]);
  });

  it('is looked at in the time that the reporter of a threat was told', async () => {
    const id = systemIds.next();
    await hears('case_request', id, 'CaseRequestCreated');
    expect(await tasksOf(id)).toEqual([
      expect.objectContaining({ due_at: new Date('2026-03-04T09:00:00Z') }),
    ]);
  });

  it('is no task where nothing was ordered', async () => {
    const id = systemIds.next();
    await hears('office_action', id, 'OfficeActionKickedOff');
    await hears('office_action', id, 'OfficeActionResponseSubmitted');
    expect(await tasksOf(id)).toEqual([]);
  });
});
