import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { ticketTasks } from '../../heard/workspace/on-ticket-tasks.js';
import { workspaceService } from '../../service.js';
import { taskOf } from '../../task/arrive.js';
import { pressLateWork } from '../../task/press-late-work.js';

// A Monday, 9:00 in Bratislava.
const clock = new FakeClock('2026-03-02T08:00:00Z');
const viewer = (role: Role): Viewer => ({ role, userId: nameBasedId(role), locale: 'en', scopes: [] });
const fresh = (role: Role): Viewer => ({ ...viewer(role), authTime: clock.now().getTime() / 1000 });
/** Signed in an hour ago. */
const stale = (role: Role): Viewer => ({ ...viewer(role), authTime: clock.now().getTime() / 1000 - 3600 });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());

const usual = { opensAt: '09:00', closesAt: '18:00', closedDays: [] as string[], unownedHours: 2 };
async function set(who: Viewer, hours: Partial<typeof usual>): Promise<unknown> {
  const { data, errors } = await fixture.ask(
    who,
    'mutation ($input: CreateFirmHoursInput!) { createFirmHours(input: $input) { ... on FirmHours { id } ... on Refusal { code fields { path code } } } }',
    { input: { ...usual, ...hours, reason: 'We begin later in winter.' } },
  );
  const answer = data?.createFirmHours;
  return answer?.fields?.[0]?.path?.[0] ?? answer?.code ?? (answer ? 'set' : errors?.[0]?.extensions?.code);
}
const ask = async (who: Viewer, source: string) => {
  const { data, errors } = await fixture.ask(who, source);
  return data ?? errors?.[0]?.extensions?.code;
};
async function arrived(): Promise<string> {
  const entityId = systemIds.next();
  await deliver(fixture.runtime, ticketTasks, {
    schema: SupportTicketChangedSchema,
    source: 'workspace',
    streamId: entityId,
    message: { entityId, event: SupportTicketEvent.SUPPORT_TICKET_CREATED, facts: {} },
  });
  return taskOf('ticket', { type: 'support_ticket', id: entityId });
}
const taskWith = async (id: string): Promise<{ due: Date; escalation: string | null }> => {
  await pressLateWork(fixture.runtime);
  const [row] = await fixture.db.query('select due_at as due, escalation from task where id = $1', [id]);
  return row;
};

describe('the hours of the firm', () => {
  it('are set by an admin who just signed in, and close after they open', async () => {
    expect(await set(fresh('lawyer'), { opensAt: '10:00' })).toBe('FORBIDDEN');
    expect(await set(fresh('customer'), { opensAt: '10:00' })).toBe('FORBIDDEN');
    expect(await set(stale('admin'), { opensAt: '10:00' })).toBe('STEP_UP_NEEDED');
    expect(await set(fresh('admin'), { closesAt: '09:00' })).toBe('closesAt');
    expect(await set(fresh('admin'), { opensAt: '25:00' })).toBe('opensAt');
    expect(await set(fresh('admin'), { unownedHours: 0 })).toBe('unownedHours');
    expect(await set(fresh('admin'), {})).toBe('NOTHING_CHANGED');
  });

  it('count for what comes in from then on: what was promised stays, and waits as long as it was allowed to', async () => {
    const before = await arrived();
    // Eight working hours from nine o’clock: until five.
    expect(await taskWith(before)).toEqual({ due: new Date('2026-03-02T16:00:00Z'), escalation: null });
    clock.moveTo('2026-03-02T08:00:01Z');
    const later = { opensAt: '10:00', closedDays: ['2026-03-03'], unownedHours: 4 };
    expect(await set(fresh('admin'), later)).toBe('set');
    clock.moveTo('2026-03-02T08:00:02Z');
    const after = await arrived();
    // From ten, which is eight hours to the end of the day.
    expect(await taskWith(after)).toEqual({ due: new Date('2026-03-02T17:00:00Z'), escalation: null });
    clock.moveTo('2026-03-02T10:00:00Z');
    expect(await taskWith(before)).toEqual({
      due: new Date('2026-03-02T16:00:00Z'),
      escalation: 'nobody',
    });
    expect(await taskWith(after)).toMatchObject({ escalation: null });
    clock.moveTo('2026-03-02T13:00:00Z');
    expect(await taskWith(after)).toMatchObject({ escalation: 'nobody' });
  });

  it('pass over a day on which nobody works, in promises and in the week of the firm', async () => {
    clock.moveTo('2026-03-02T16:00:00Z');
    const task = await arrived();
    // One hour on Monday, none on Tuesday, seven on Wednesday.
    expect(await taskWith(task)).toMatchObject({ due: new Date('2026-03-04T16:00:00Z') });
    const week = await ask(viewer('lawyer'), '{ firmWeek(from: "2026-03-02") { days { date opensAt } } }');
    expect(week.firmWeek.days.slice(0, 3)).toEqual([
      { date: '2026-03-02', opensAt: '2026-03-02T09:00:00.000Z' },
      { date: '2026-03-03', opensAt: null },
      { date: '2026-03-04', opensAt: '2026-03-04T09:00:00.000Z' },
    ]);
  });

  it('keep who changed them from what to what and why, for staff to read and nobody to rewrite', async () => {
    const history =
      '{ firmHoursList { items { opensAt unownedHours closedDays former { opensAt unownedHours closedDays } reason changedById } } }';
    expect(await ask(viewer('lawyer'), history)).toEqual({
      firmHoursList: {
        items: [
          {
            opensAt: '10:00',
            unownedHours: 4,
            closedDays: ['2026-03-03'],
            former: { opensAt: '09:00', unownedHours: 2, closedDays: [] },
            reason: 'We begin later in winter.',
            changedById: nameBasedId('admin'),
          },
        ],
      },
    });
    expect(await ask(viewer('customer'), '{ workHoursNow { opensAt } }')).toBe('FORBIDDEN');
    // There is no such mutation.
    const [{ id }] = await fixture.db.query('select id from firm_hours');
    expect(await ask(fresh('admin'), `mutation { deleteFirmHours(id: "${id}") { __typename } }`)).toBe(
      'BAD_USER_INPUT',
    );
  });
});
