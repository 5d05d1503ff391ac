import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { FakeClock } from '../../model/time/fake-clock.js';
import { nameBasedId } from '../../model/words/ids.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { silentLog } from '../process/log.js';
import {
  cancelReminders,
  keepReminders,
  markReminded,
  pauseReminders,
  planReminders,
  reminderTables,
  type DatedReminder,
  type ReminderPlan,
} from './reminder-table.js';
import { mostUrgent, ReminderScanner, type DueReminder } from './scanner.js';

const zone = 'Europe/Bratislava';
const subjectId = nameBasedId('subject');
const otherId = nameBasedId('other');
let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
let issued: DueReminder[];

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [{ name: '0001-reminders', sql: reminderTables }],
  });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from reminder');
  // A Monday.
  clock = new FakeClock('2026-03-02T09:00:00Z');
  issued = [];
  afterCommit.mockClear();
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const within = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => inTransaction(db, work);
const plan = (change: Partial<ReminderPlan> = {}) =>
  within((tx) =>
    planReminders(tx, {
      kind: 'unpaid',
      subjectId,
      from: clock.now(),
      zone,
      after: [{ days: 1 }, { days: 3 }, { days: 7 }],
      ...change,
    }),
  );
const rows = async (id = subjectId): Promise<readonly string[]> =>
  (
    await db.query(
      `select kind, step, to_char(due_on, 'YYYY-MM-DD') as day, state, paused from reminder where subject_id = $1 order by kind, step, due_on`,
      [id],
    )
  ).map(
    (row: { kind: string; step: number; day: string; state: string; paused: boolean }) =>
      `${row.kind} ${row.step} ${row.day} ${row.state}${row.paused ? ' paused' : ''}`,
  );
const issuing = async (tx: EntityManager, due: DueReminder): Promise<void> => {
  issued.push(due);
  await markReminded(tx, due);
};
const afterCommit = jest.fn();
const scanner = (issue = issuing) => new ReminderScanner({ db, clock, log: silentLog, afterCommit, issue });

describe('a schedule', () => {
  it('is a day for each step, working days in the addressee’s zone', async () => {
    await plan();
    expect(await rows()).toEqual([
      'unpaid 1 2026-03-03 planned',
      'unpaid 2 2026-03-05 planned',
      'unpaid 3 2026-03-09 planned',
    ]);
    await plan({ subjectId: otherId, after: [{ days: 5 }, { hours: 24 }] });
    expect(await rows(otherId)).toEqual(['unpaid 1 2026-03-09 planned', 'unpaid 2 2026-03-03 planned']);
  });

  it('counts from the day it is there, not here', async () => {
    clock.moveTo('2026-03-02T23:30:00Z');
    await plan({ after: [{ days: 1 }] });
    expect(await rows()).toEqual(['unpaid 1 2026-03-04 planned']);
  });

  it('planned twice is planned once, and planned again takes back what was called off', async () => {
    await plan();
    await within((tx) => cancelReminders(tx, ['unpaid'], subjectId));
    await plan();
    await plan();
    expect(await rows()).toHaveLength(3);
    expect((await rows()).every((row) => row.endsWith('planned'))).toBe(true);
  });

  it('is called off by its kind, for its subject alone', async () => {
    await plan();
    await plan({ kind: 'unread', after: [{ days: 1 }] });
    await plan({ subjectId: otherId, after: [{ days: 1 }] });
    await within((tx) => cancelReminders(tx, ['unpaid'], subjectId));
    expect(await rows()).toEqual([
      'unpaid 1 2026-03-03 cancelled',
      'unpaid 2 2026-03-05 cancelled',
      'unpaid 3 2026-03-09 cancelled',
      'unread 1 2026-03-03 planned',
    ]);
    expect(await rows(otherId)).toEqual(['unpaid 1 2026-03-03 planned']);
  });

  it('called off leaves what was sent as sent', async () => {
    await plan();
    await within((tx) => markReminded(tx, { kind: 'unpaid', subjectId, step: 1 }));
    await within((tx) => cancelReminders(tx, ['unpaid'], subjectId));
    expect((await rows())[0]).toBe('unpaid 1 2026-03-03 issued');
  });
});

describe('a step that was sent', () => {
  it('makes earlier ones that were not sent void, and leaves later ones', async () => {
    await plan();
    await within((tx) => markReminded(tx, { kind: 'unpaid', subjectId, step: 2 }));
    expect(await rows()).toEqual([
      'unpaid 1 2026-03-03 superseded',
      'unpaid 2 2026-03-05 issued',
      'unpaid 3 2026-03-09 planned',
    ]);
  });

  it('said twice changes nothing more', async () => {
    await plan();
    for (const step of [1, 2, 2]) await within((tx) => markReminded(tx, { kind: 'unpaid', subjectId, step }));
    expect((await rows()).map((row) => row.split(' ').at(-1))).toEqual(['issued', 'issued', 'planned']);
  });
});

describe('reminders of days to come', () => {
  const dated = (step: number, dueOn: string): DatedReminder => ({
    kind: 'deadline',
    subjectId,
    step,
    dueOn,
  });
  const keep = (wanted: readonly DatedReminder[], paused = false) =>
    within((tx) => keepReminders(tx, [subjectId, otherId], wanted, { zone, paused }));

  it('are those that are wanted: others go, and what comes back is planned again', async () => {
    await keep([dated(1, '2026-04-01'), dated(2, '2026-04-08')]);
    await keep([dated(1, '2026-04-02'), dated(2, '2026-04-08')]);
    expect(await rows()).toEqual([
      'deadline 1 2026-04-01 cancelled',
      'deadline 1 2026-04-02 planned',
      'deadline 2 2026-04-08 planned',
    ]);
    await keep([dated(1, '2026-04-01')]);
    expect((await rows()).map((row) => row.split(' ').at(-1))).toEqual(['planned', 'cancelled', 'cancelled']);
    await keep([]);
    expect((await rows()).every((row) => row.endsWith('cancelled'))).toBe(true);
  });

  it('are not sent again because they are still wanted', async () => {
    await keep([dated(1, '2026-04-01'), dated(2, '2026-04-08')]);
    await within((tx) => markReminded(tx, { kind: 'deadline', subjectId, step: 2 }));
    await keep([dated(1, '2026-04-01'), dated(2, '2026-04-08')]);
    expect((await rows()).map((row) => row.split(' ').at(-1))).toEqual(['superseded', 'issued']);
  });

  it('rest where their subject rests', async () => {
    await keep([dated(1, '2026-04-01')], true);
    expect(await rows()).toEqual(['deadline 1 2026-04-01 planned paused']);
    await keep([dated(1, '2026-04-01')]);
    expect(await rows()).toEqual(['deadline 1 2026-04-01 planned']);
  });

  it('of other subjects are left alone', async () => {
    await plan({ subjectId: nameBasedId('third'), after: [{ days: 1 }] });
    await keep([]);
    expect(await rows(nameBasedId('third'))).toEqual(['unpaid 1 2026-03-03 planned']);
  });
});

describe('a scan', () => {
  it('issues what is due, at nine in the morning there and not before', async () => {
    await plan();
    clock.moveTo('2026-03-03T07:59:59Z');
    const scan = scanner();
    expect(await scan.scan()).toEqual({ issued: 0, failed: 0, clockJumped: false });
    clock.moveBy({ seconds: 1 });
    expect(await scan.scan()).toMatchObject({ issued: 1 });
    expect(issued).toEqual([{ kind: 'unpaid', subjectId, step: 1, dueOn: '2026-03-03' }]);
    expect(await scan.scan()).toMatchObject({ issued: 0 });
  });

  it('makes known that there is something to publish, once it is committed, and nothing where nothing was issued', async () => {
    await plan();
    await scanner().scan();
    expect(afterCommit).not.toHaveBeenCalled();
    clock.moveBy({ days: 1, minutes: 1 });
    await scanner().scan();
    expect(afterCommit).toHaveBeenCalledTimes(1);
  });

  it('after a week of silence sends one letter, the most urgent', async () => {
    await plan();
    clock.moveBy({ days: 30 });
    expect(await scanner().scan()).toMatchObject({ issued: 1, failed: 0 });
    expect(issued.map(({ step }) => step)).toEqual([3]);
    expect((await rows()).map((row) => row.split(' ').at(-1))).toEqual([
      'superseded',
      'superseded',
      'issued',
    ]);
  });

  it('leaves alone what rests, and finds it once it goes on', async () => {
    await plan({ after: [{ days: 1 }] });
    await within((tx) => pauseReminders(tx, subjectId, true));
    clock.moveBy({ days: 1 });
    const scan = scanner();
    expect(await scan.scan()).toMatchObject({ issued: 0 });
    await within((tx) => pauseReminders(tx, subjectId, false));
    expect(await scan.scan()).toMatchObject({ issued: 1 });
  });

  it('lets one that fails hold back nobody, undoes what it did, and tries it again', async () => {
    for (const id of [subjectId, otherId]) await plan({ subjectId: id, after: [{ days: 1 }] });
    clock.moveBy({ days: 1 });
    let broken = true;
    const scan = scanner(async (tx, due) => {
      await issuing(tx, due);
      if (broken && due.subjectId === otherId) throw new Error('no');
    });
    expect(await scan.scan()).toMatchObject({ issued: 1, failed: 1 });
    expect([await rows(), await rows(otherId)]).toEqual([
      ['unpaid 1 2026-03-03 issued'],
      ['unpaid 1 2026-03-03 planned'],
    ]);
    broken = false;
    expect(await scan.scan()).toMatchObject({ issued: 1, failed: 0 });
  });

  it('issues each once, however many scan at once', async () => {
    for (let n = 0; n < 30; n += 1)
      await plan({ subjectId: nameBasedId('subject', String(n)), after: [{ days: 1 }] });
    clock.moveBy({ days: 1 });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => scanner().scan()));
    expect(outcomes.reduce((sum, outcome) => sum + outcome.issued, 0)).toBe(30);
    expect(new Set(issued.map((due) => due.subjectId)).size).toBe(30);
    expect(issued).toHaveLength(30);
  });

  it('goes through more than one batch in one go', async () => {
    await db.query(
      `insert into reminder select 'unpaid', md5(n::text)::uuid, 1, '2026-03-02', $1, $2, 'planned' from generate_series(1, 450) n`,
      [zone, clock.now()],
    );
    expect(await scanner().scan()).toMatchObject({ issued: 450, failed: 0 });
  });

  it('ends with the round where nothing can be issued', async () => {
    await db.query(
      `insert into reminder select 'unpaid', md5(n::text)::uuid, 1, '2026-03-02', $1, $2, 'planned' from generate_series(1, 201) n`,
      [zone, clock.now()],
    );
    const scan = scanner(() => Promise.reject(new Error('no')));
    expect(await scan.scan()).toEqual({ issued: 0, failed: 200, clockJumped: false });
  });

  it('stops for good when the clock leaps under it, and a new process goes on', async () => {
    await plan({ after: [{ days: 1 }] });
    const scan = scanner();
    await scan.scan();
    clock.moveBy({ days: 1, hours: 2, seconds: 1 });
    expect(await scan.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(await scan.scan()).toMatchObject({ clockJumped: true });
    expect(await scanner().scan()).toMatchObject({ issued: 1, clockJumped: false });
  });
});

describe('the most urgent', () => {
  it('is the highest step of each kind and subject, whatever came first', () => {
    const due = (kind: string, id: string, step: number): DueReminder => ({
      kind,
      subjectId: id,
      step,
      dueOn: '2026-03-02',
    });
    expect(
      mostUrgent([due('a', 'x', 2), due('a', 'x', 1), due('a', 'y', 1), due('b', 'x', 1), due('a', 'x', 3)]),
    ).toEqual([due('a', 'x', 3), due('a', 'y', 1), due('b', 'x', 1)]);
    expect(mostUrgent([])).toEqual([]);
  });
});
