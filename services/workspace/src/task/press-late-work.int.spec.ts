import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { TaskMovedEvent, TaskMovedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { pressedTasks } from '../heard/workspace/on-pressed-tasks.js';
import { ticketTasks } from '../heard/workspace/on-ticket-tasks.js';
import { workspaceService } from '../service.js';
import { staffProfile } from '../staff/staff-profile.record.js';
import { taskOf } from './arrive.js';
import { movePromise } from './move-promise.js';
import { pressLateWork } from './press-late-work.js';
import { snoozeTask } from './snooze-task.js';
import { takeTask } from './take-task.js';

let fixture: ServiceFixture;
// A Monday, 9:00 in Bratislava.
const clock = new FakeClock('2026-03-02T08:00:00Z');
const [clientId, lena, ada] = [nameBasedId('client'), nameBasedId('lena'), nameBasedId('ada')];
const asLena: Viewer = { role: 'lawyer', userId: lena, locale: 'en', scopes: [] };

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await handleCommand(fixture.runtime, {
    command: staffProfile.create,
    streamId: systemIds.next(),
    input: { userId: ada, role: 'admin', active: true, lead: true, offices: [], works: [], languages: [] },
    viewer: { role: 'admin', userId: ada, locale: 'en', scopes: [] },
    commandId: systemIds.next(),
  });
});
afterAll(() => fixture.close());

const ticket = (entityId: string, event: SupportTicketEvent): Promise<unknown> =>
  deliver(fixture.runtime, ticketTasks, {
    schema: SupportTicketChangedSchema,
    source: 'workspace',
    streamId: entityId,
    message: { entityId, event, facts: { userId: clientId } },
  });
const asked = async (): Promise<{ id: string; taskId: string }> => {
  const id = systemIds.next();
  await ticket(id, SupportTicketEvent.SUPPORT_TICKET_CREATED);
  return { id, taskId: taskOf('ticket', { type: 'support_ticket', id }) };
};
const act = (
  command: typeof takeTask | typeof snoozeTask | typeof movePromise,
  streamId: string,
  input: object = {},
): Promise<object> =>
  handleCommand(fixture.runtime, {
    command: command as typeof takeTask,
    streamId,
    input,
    viewer: asLena,
    commandId: systemIds.next(),
  });
const pressed = async (taskId: string): Promise<string | null> => {
  await pressLateWork(fixture.runtime);
  const [row] = await fixture.db.query('select escalation from task where id = $1', [taskId]);
  return row.escalation;
};
const promisesOf = (taskId: string): Promise<object[]> =>
  fixture.db.query(
    'select state, promised_at, first_promised_at, kept_at, user_id, assigned_admin_id, moved_because from service_promise where task_id = $1 order by created_at, promised_at',
    [taskId],
  );

describe('work that waits', () => {
  it('is pressed when nobody took it for two working hours, when its promise is near, and when it is broken: each once, by the bell of who leads and who has it', async () => {
    clock.moveTo('2026-03-02T08:00:00Z');
    const { taskId } = await asked();
    clock.moveTo('2026-03-02T09:59:00Z');
    expect(await pressed(taskId)).toBeNull();
    clock.moveTo('2026-03-02T10:00:00Z');
    expect(await pressed(taskId)).toBe('nobody');
    await act(takeTask, taskId);
    // Promised within eight working hours: 17:00 there, 16:00 here.
    clock.moveTo('2026-03-02T14:00:00Z');
    expect(await pressed(taskId)).toBe('near');
    clock.moveTo('2026-03-02T16:00:00Z');
    expect(await pressed(taskId)).toBe('broken');
    expect(await pressLateWork(fixture.runtime)).toBe(0);
    await deliver(fixture.runtime, pressedTasks, {
      schema: TaskMovedSchema,
      source: 'workspace',
      streamId: taskId,
      message: { taskId, event: TaskMovedEvent.TASK_ESCALATED },
    });
    expect(
      await fixture.db.query(
        `select user_id, kind, work, client_id from notification where kind like 'promise%' order by user_id`,
      ),
    ).toEqual(
      [ada, lena]
        .toSorted()
        .map((user_id) => ({ user_id, kind: 'promise-broken', work: 'ticket', client_id: clientId })),
    );
    expect(await promisesOf(taskId)).toMatchObject([{ state: 'broken', assigned_admin_id: lena }]);
  });

  it('is out of sight until the time somebody chose, never past its promise', async () => {
    clock.moveTo('2026-03-03T08:00:00Z');
    const { taskId } = await asked();
    await act(takeTask, taskId);
    expect(
      await act(snoozeTask, taskId, { until: '2026-03-04T08:00:00Z', because: 'the client is travelling' }),
    ).toMatchObject({
      refusal: {
        refused: 'SNOOZE_PAST_PROMISE',
        message: expect.stringContaining('Tuesday, 3 March 2026, 17:00'),
      },
    });
    await act(snoozeTask, taskId, { until: '2026-03-03T12:00:00Z', because: 'the client calls at noon' });
    const slept = async (): Promise<Date | null> =>
      (await fixture.db.query('select snoozed_until from task where id = $1', [taskId]))[0].snoozed_until;
    await pressed(taskId);
    expect(await slept()).toEqual(new Date('2026-03-03T12:00:00Z'));
    clock.moveTo('2026-03-03T12:00:00Z');
    await pressed(taskId);
    expect(await slept()).toBeNull();
  });
});

describe('what was promised', () => {
  it('is kept to the minute it was done, and promised anew with each new question', async () => {
    clock.moveTo('2026-03-04T08:00:00Z');
    const { id, taskId } = await asked();
    await act(takeTask, taskId);
    clock.moveTo('2026-03-04T10:20:00Z');
    await ticket(id, SupportTicketEvent.SUPPORT_TICKET_CUSTOMER_ASKED);
    clock.moveTo('2026-03-05T08:00:00Z');
    await ticket(id, SupportTicketEvent.SUPPORT_TICKET_ANSWERED);
    expect(await promisesOf(taskId)).toMatchObject([
      {
        state: 'kept',
        promised_at: new Date('2026-03-04T16:00:00Z'),
        kept_at: new Date('2026-03-04T10:20:00Z'),
        user_id: clientId,
        assigned_admin_id: lena,
      },
      {
        state: 'open',
        // What comes after the first words is answered sooner.
        promised_at: new Date('2026-03-05T12:00:00Z'),
        kept_at: null,
        assigned_admin_id: lena,
      },
    ]);
  });

  it('moves only before it is broken, only later, and says why', async () => {
    clock.moveTo('2026-03-06T08:00:00Z');
    const { taskId } = await asked();
    const move = (dueAt: string): Promise<object> =>
      act(movePromise, taskId, { dueAt, because: 'we ask the office first' });
    expect(await move('2026-03-06T12:00:00Z')).toMatchObject({ refusal: { refused: 'PROMISE_NOT_LATER' } });
    await move('2026-03-09T16:00:00Z');
    expect(await promisesOf(taskId)).toMatchObject([
      {
        state: 'open',
        first_promised_at: new Date('2026-03-06T16:00:00Z'),
        promised_at: new Date('2026-03-09T16:00:00Z'),
        moved_because: 'we ask the office first',
      },
    ]);
    clock.moveTo('2026-03-09T16:00:01Z');
    expect(await move('2026-03-10T16:00:00Z')).toMatchObject({ refusal: { refused: 'PROMISE_BROKEN' } });
  });
});
