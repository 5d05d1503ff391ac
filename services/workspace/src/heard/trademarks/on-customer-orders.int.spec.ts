import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { workspaceService } from '../../service.js';
import { customerOrderTasks } from './on-customer-orders.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  const clock = new FakeClock('2026-03-02T09:00:00Z');
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());

/** In the former shape, as it may still lie on the topic. */
async function hears(
  entity: string,
  entityId: string,
  event: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await deliver(fixture.runtime, customerOrderTasks, {
    schema: EntityChangedSchema,
    message: { entity, entityId, event, facts },
    source: 'trademarks',
    streamId: entityId,
  });
}

const tasksOf = (id: string) =>
  fixture.db.query('select kind, subject_type, title, due_at, status from task where subject_id = $1', [id]);

describe('what a customer ordered with one press', () => {
  it.each([
    ['office_action', 'OfficeActionWorkReleased', 'office-action', 'OfficeActionResponseSubmitted', 'US · '],
    [
      'use_in_commerce_request',
      'UseInCommerceWorkReleased',
      'use-in-commerce',
      'UseInCommerceRequestSubmitted',
      'US · ',
    ],
  ])('%s: is one task of the staff, until it is done', async (entity, event, kind, end, begins) => {
    const id = systemIds.next();
    await hears(entity, id, event, { jurisdiction: 'US' });
    await hears(entity, id, event, { jurisdiction: 'US' });
    expect(await tasksOf(id)).toEqual([
      expect.objectContaining({
        kind,
        subject_type: entity,
        title: expect.stringMatching(new RegExp(`^${begins}`)),
        status: 'Open',
      }),
    ]);
    await hears(entity, id, end);
    expect(await tasksOf(id)).toEqual([expect.objectContaining({ status: 'Done' })]);
  });

  it('names the mark and the office, and is promised for no later than the last day the office gives', async () => {
    const id = systemIds.next();
    await hears('office_action', id, 'OfficeActionWorkReleased', {
      mark_name: 'Lumora',
      jurisdiction: 'EU',
      due_date: '2026-03-04',
    });
    const [task] = await fixture.db.query(
      'select title, mark, jurisdictions, due_at from task where subject_id = $1',
      [id],
    );
    expect(task).toEqual({
      title: expect.stringMatching(/^Lumora · EU · the client ordered an answer/),
      mark: 'Lumora',
      jurisdictions: ['EU'],
      due_at: new Date('2026-03-04T00:00:00Z'),
    });
  });

  it('has its second look by somebody else than who set the date, even where that one is in charge', async () => {
    const id = systemIds.next();
    const [setter, colleague] = [systemIds.next(), systemIds.next()];
    const holder = async (): Promise<unknown> =>
      (
        await fixture.db.query<{ holder: string | null }[]>(
          `select assigned_admin_id as holder from task where subject_id = $1 and status = 'Open' and work = 'confirm'`,
          [id],
        )
      )[0]?.holder;
    await hears('office_action', id, 'OfficeActionDocketed', {
      status: 'Docketed',
      due_date_set_by_id: setter,
      assigned_admin_id: setter,
    });
    expect(await holder()).toBeNull();
    await hears('office_action', id, 'OfficeActionAssigned', { assigned_admin_id: colleague });
    expect(await holder()).toBe(colleague);
  });

  it('is examined once: a date that moves later is confirmed again and brings no second examination', async () => {
    const id = systemIds.next();
    const open = async (): Promise<readonly string[]> =>
      (
        await fixture.db.query<{ work: string }[]>(
          `select work from task where subject_id = $1 and status = 'Open'`,
          [id],
        )
      ).map(({ work }) => work);
    await hears('office_action', id, 'OfficeActionDocketed', { status: 'Docketed' });
    expect(await open()).toEqual(['confirm']);
    await hears('office_action', id, 'OfficeActionDueDateConfirmed', { status: 'Docketed' });
    expect(await open()).toEqual(['examine']);
    await hears('office_action', id, 'OfficeActionKickedOff', { status: 'Kick-off sent' });
    await hears('office_action', id, 'OfficeActionExtended', { status: 'Kick-off sent' });
    expect(await open()).toEqual(['confirm']);
    await hears('office_action', id, 'OfficeActionDueDateConfirmed', { status: 'Kick-off sent' });
    expect(await open()).toEqual([]);
  });

  it('waits for the client while a draft is read, and comes back to be changed or filed', async () => {
    const id = systemIds.next();
    const open = async (): Promise<readonly string[]> =>
      (
        await fixture.db.query<{ work: string }[]>(
          `select work from task where subject_id = $1 and status = 'Open'`,
          [id],
        )
      ).map(({ work }) => work);
    const after = async (event: string): Promise<readonly string[]> => {
      await hears('office_action', id, event, { jurisdiction: 'EU', mark_name: 'Lumora' });
      return open();
    };
    expect(await after('OfficeActionWorkReleased')).toEqual(['answer-office']);
    expect(await after('OfficeActionDraftSent')).toEqual([]);
    expect(await after('OfficeActionDraftChangeAsked')).toEqual(['change']);
    expect(await after('OfficeActionDraftSent')).toEqual([]);
    expect(await after('OfficeActionDraftApproved')).toEqual(['file-answer']);
    // What was agreed to is void once another draft is out.
    expect(await after('OfficeActionDraftSent')).toEqual([]);
    await after('OfficeActionDraftChangeAsked');
    expect(await after('OfficeActionDraftApproved')).toEqual(['file-answer']);
    expect(await after('OfficeActionResponseSubmitted')).toEqual([]);
  });

  it('is promised by its own days where the office leaves time', async () => {
    const id = systemIds.next();
    await hears('use_in_commerce_request', id, 'UseInCommerceWorkReleased', { due_date: '2026-05-04' });
    expect(await tasksOf(id)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/the client ordered the proof of use/),
        due_at: new Date('2026-03-04T17:00:00Z'),
      }),
    ]);
  });

  it('is no task where nothing was ordered', async () => {
    const id = systemIds.next();
    await hears('office_action', id, 'OfficeActionKickedOff');
    await hears('office_action', id, 'OfficeActionResponseSubmitted');
    expect(await tasksOf(id)).toEqual([]);
  });
});
