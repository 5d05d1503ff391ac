import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { FakeClock } from '../../model/time/fake-clock.js';
import { systemIds } from '../../model/words/ids.js';
import type { Relay } from '../../runtime/outbox/relay.js';
import { bicycle, workshop } from '../../testing/repair.js';
import { openServiceFixture, type ServiceFixture } from '../../testing/service-fixture.js';
import type { AnyRequest } from '../../runtime/commands/handle-many.js';
import { systemViewer } from '../../model/words/viewer.js';
import { demoId, demoUserId, loadMany, playStory, type DemoStep } from './demo-story.js';
import { observeWriteSide } from './write-side-metrics.js';

let fixture: ServiceFixture;
const clock = new FakeClock('2026-05-31T15:00:00Z');

beforeAll(async () => {
  fixture = await openServiceFixture(workshop, clock);
});
afterAll(() => fixture.close());

const email = 'eva@cotta.test';
const admin = { role: 'admin', email: 'ann@cotta.test' } as const;
const added = (on: string, more: Partial<DemoStep> = {}): DemoStep => ({
  command: 'CreateBicycle',
  on,
  as: { role: 'customer', email },
  input: { frameNumber: on },
  ...more,
});
const booked = (on: string, of: string): DemoStep => ({
  command: 'CreateRepair',
  on,
  as: admin,
  daysAgo: 3,
  input: { bicycleId: `@${of}`, userId: `@user:${email}`, fault: 'Brakes', dueAt: '@instant:2' },
});
const play = (...story: DemoStep[]) => playStory(workshop, fixture.runtime, story);
const count = async (table: string): Promise<number> =>
  (await fixture.db.query(`select count(*)::integer as n from ${table}`))[0].n;

describe('a story', () => {
  it('shows nobody what is between a step and the next that goes with it', async () => {
    const refused: DemoStep = { command: 'AssignRepair', on: 'no-repair', as: admin };
    await expect(play(added('alone', { withNext: true }), refused)).rejects.toThrow('AssignRepair');
    const there = () => fixture.db.query('select frame_number from bicycle where id = $1', [demoId('alone')]);
    expect(await there()).toEqual([]);
    await play(added('alone', { withNext: true }), booked('alone-repair', 'alone'));
    expect(await there()).toEqual([{ frame_number: 'alone' }]);
  });

  it('happens when it says, by whom it says, and names things of its own', async () => {
    await play(added('red', { daysAgo: 5 }), booked('red-repair', 'red'), {
      command: 'AssignRepair',
      on: 'red-repair',
      as: admin,
      daysAgo: 2,
      input: { assignedAdminId: `@user:${admin.email}` },
    });
    const [row] = await fixture.db.query('select * from repair where id = $1', [demoId('red-repair')]);
    expect(row).toMatchObject({
      bicycle_id: demoId('red'),
      user_id: demoUserId(email),
      assigned_admin_id: demoUserId(admin.email),
      created_at: new Date('2026-05-28T12:00:00Z'),
      updated_at: new Date('2026-05-29T12:00:00Z'),
      due_at: new Date('2026-06-02T12:00:00Z'),
    });
  });

  it('told twice changes nothing, also when the log of commands is forgotten', async () => {
    const story = [added('blue'), booked('blue-repair', 'blue')];
    await play(...story);
    const before = [await count('tracking_event'), await count('bicycle')];
    await play(...story);
    await fixture.db.query('delete from command_log');
    await play(...story);
    expect([await count('tracking_event'), await count('bicycle')]).toEqual(before);
  });

  it.each([
    ['a command that there is not', { command: 'PaintBicycle' }, /workshop has no PaintBicycle/],
    ['an input that is wrong', { input: { frameNumber: '' } }, /CreateBicycle on bad: .*REQUIRED/],
    ['a step that is refused', { input: { frameNumber: 'red' } }, /CreateBicycle on bad: TAKEN/],
    ['a role that may not', { as: { role: 'partner' as const } }, /not open to partner/],
  ])('stops at %s', (_, change, words) => expect(play(added('bad', change))).rejects.toThrow(words));

  it('goes on where somebody has written the same already, if it may be so', async () => {
    await play(added('bad', { input: { frameNumber: 'red' }, mayBeThere: true }), added('after'));
    expect(await count(`bicycle where frame_number = 'after'`)).toBe(1);
  });
});

describe('many commands at once', () => {
  const request = (n: number): AnyRequest =>
    ({
      command: bicycle.create,
      streamId: demoId(`many ${n}`),
      input: { frameNumber: `many ${n}` },
      viewer: systemViewer,
      commandId: demoId(`many command ${n}`),
    }) as unknown as AnyRequest;

  it('are carried out, all of them, and again change nothing', async () => {
    const many = Array.from({ length: 1_050 }, (_, n) => request(n));
    expect(await loadMany(fixture.runtime, many, () => undefined)).toBe(1_050);
    expect(await loadMany(fixture.runtime, many, () => undefined)).toBe(1_050);
    expect(await count(`bicycle where frame_number like 'many %'`)).toBe(1_050);
  });

  it('stop where one is refused', async () =>
    expect(
      loadMany(
        fixture.runtime,
        [
          {
            ...request(0),
            streamId: systemIds.next(),
            commandId: systemIds.next(),
            input: { frameNumber: null },
          } as AnyRequest,
        ],
        () => undefined,
      ),
    ).rejects.toThrow(/CreateBicycle: INPUT_INVALID/));
});

describe('what is measured of the side that writes', () => {
  const relay: Pick<Relay, 'status'> = {
    status: () => ({
      leading: true,
      published: 0n,
      generation: 7n,
      halted: 'one cannot be encoded',
      checkedAt: clock.now(),
    }),
  };
  const figures = async (): Promise<string[]> => {
    const registry = new Registry();
    observeWriteSide({ db: fixture.db, relay, consumers: { status: () => [] } }, registry);
    return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };

  it('is what waits to be told, what was set aside, and who leads', async () => {
    const waiting = await count('event_order');
    const lines = await figures();
    expect(lines).toEqual(
      expect.arrayContaining([
        `cotta_events_unpublished ${waiting}`,
        'cotta_events_parked 0',
        'cotta_dead_letters 0',
        'cotta_relay_leading 1',
        'cotta_relay_halted 1',
        'cotta_relay_generation 7',
      ]),
    );
    expect(waiting).toBeGreaterThan(0);
  });

  it('is no more than what was not told yet', async () => {
    const told = `select sequence_events(100000), (select generation from take_relay()) as generation`;
    const [{ generation }] = await fixture.db.query(told);
    await fixture.db.query('select mark_published($1, (select max(position) from event_order))', [
      generation,
    ]);
    expect(await figures()).toContain('cotta_events_unpublished 0');
  });
});
