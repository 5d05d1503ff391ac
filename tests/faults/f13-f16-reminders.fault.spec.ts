import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  client,
  deadlineReminders,
  lawyer,
  trademark,
  trademarksService,
} from '@cotta/trademarks/testing.js';

const MARKS = 40;
/** Rows the blocked worker holds. */
const HELD = 20;
const START = '2026-12-01T10:00:00Z';
const clock = new FakeClock(START);
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(trademarksService({ linkKey: '' }), clock);
  // Renewals fall due one a day, reminder 3 of the first on 20 December.
  for (let n = 0; n < MARKS; n += 1) {
    const expires = new Date(Date.UTC(2027, 2, 20 + n)).toISOString().slice(0, 10);
    const input = {
      name: `Mark ${n}`,
      jurisdiction: 'EU',
      type: 'WORD' as const,
      status: 'Trademark registered' as const,
      goodsAndServices: [],
      userId: client.userId,
      number: `T${n}`,
      filingDate: `2017${expires.slice(4)}`,
      registrationDate: '2018-01-01',
      expirationDate: expires,
    };
    const outcome = await handleCommand(fixture.runtime, {
      command: trademark.create,
      streamId: systemIds.next(),
      viewer: lawyer,
      commandId: systemIds.next(),
      input,
    });
    if ('refusal' in outcome) throw new Error(outcome.refusal.refused);
  }
  await deadlineReminders(fixture.runtime).scan();
});
afterAll(() => fixture.close());

/** Reminders told since the last look, by mark, schedule and step; the same one twice stands here twice. */
async function published(): Promise<string[]> {
  const rows: { what: string }[] = await fixture.db.query(
    `select stream_id || ' ' || (data->'lastReminder'->>'reminder') || ' ' || (data->'lastReminder'->>'step') as what from tracking_event where data ? 'lastReminder' order by 1`,
  );
  return rows.map(({ what }) => what);
}

/** Figures of a run, for whoever reads its output. */
function say(what: string, numbers: object): void {
  process.stdout.write(`${what} ${JSON.stringify(numbers)}\n`);
}

/** What is due at an instant and not told yet. */
async function due(at: Date): Promise<number> {
  const [row]: { n: number }[] = await fixture.db.query(
    `select count(*)::integer as n from reminder where state = 'planned' and due_at <= $1`,
    [at],
  );
  return row?.n ?? -1;
}

describe('F13: the clock jumps', () => {
  it('back by a day: nothing is told early, nothing twice', async () => {
    const scanner = deadlineReminders(fixture.runtime);
    const before = await published();
    clock.moveBy({ days: -1 });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: false });
    clock.moveBy({ days: 1 });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: false });
    expect(await published()).toEqual(before);
  });

  it('two hours ahead: what is due then is told, once, also when the clock comes back', async () => {
    const scanner = deadlineReminders(fixture.runtime);
    clock.moveTo('2026-12-17T19:30:00Z');
    await deadlineReminders(fixture.runtime).scan();
    const quiet = (await published()).length;
    clock.moveBy({ hours: 2 });
    const expected = await due(clock.now());
    expect(expected).toBeGreaterThan(0);
    expect(await scanner.scan()).toEqual({ issued: expected, failed: 0, clockJumped: false });
    clock.moveBy({ hours: -2 });
    expect((await scanner.scan()).issued).toBe(0);
    clock.moveBy({ hours: 2 });
    expect((await scanner.scan()).issued).toBe(0);
    const all = await published();
    say('F13 two hours ahead', {
      due: expected,
      published: all.length - quiet,
      twice: all.length - new Set(all).size,
    });
    expect([all.length, new Set(all).size]).toEqual([quiet + expected, quiet + expected]);
  });

  it('400 days ahead while the worker runs: it stops and tells nothing, until a person starts it again with a sound clock', async () => {
    const scanner = deadlineReminders(fixture.runtime);
    await scanner.scan();
    const before = await published();
    clock.moveBy({ days: 400 });
    expect(await due(clock.now())).toBeGreaterThan(MARKS);
    say('F13 400 days ahead', {
      due: await due(clock.now()),
      published: (await published()).length - before.length,
    });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(await published()).toEqual(before);
    clock.moveBy({ days: -400 });
    expect(await deadlineReminders(fixture.runtime).scan()).toEqual({
      issued: 0,
      failed: 0,
      clockJumped: false,
    });
  });
});

describe('F16: one worker stands still in the middle of its work', () => {
  it('the other works on what is left, and each reminder is told once', async () => {
    clock.moveTo('2027-01-30T10:00:00Z');
    const waiting = await due(clock.now());
    expect(waiting).toBeGreaterThan(HELD);
    const gate = { open: (): void => undefined };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    // What a worker holds whose event loop is blocked: the locks of its batch, and nothing done yet.
    let blocked: Promise<void> = Promise.resolve();
    await new Promise<void>((holds) => {
      blocked = fixture.db.transaction(async (tx) => {
        await tx.query(
          `select 1 from reminder where state = 'planned' and not paused and due_at <= $1 order by due_at limit ${HELD} for update skip locked`,
          [clock.now()],
        );
        holds();
        await opened;
      });
    });
    const other = await deadlineReminders(fixture.runtime).scan();
    expect(other).toMatchObject({ failed: 0 });
    expect(await due(clock.now())).toBe(HELD);
    gate.open();
    await blocked;
    const [first, second] = await Promise.all([
      deadlineReminders(fixture.runtime).scan(),
      deadlineReminders(fixture.runtime).scan(),
    ]);
    expect([first.failed, second.failed, await due(clock.now())]).toEqual([0, 0, 0]);
    const all = await published();
    say('F16 worker blocked', {
      due: waiting,
      held: HELD,
      other: other.issued,
      afterwards: first.issued + second.issued,
      twice: all.length - new Set(all).size,
    });
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a scheduler that is dead for three days', () => {
  it('tells then what fell due meanwhile, of each schedule the latest step alone, each once', async () => {
    clock.moveTo('2027-03-08T10:00:00Z');
    await deadlineReminders(fixture.runtime).scan();
    const before = await published();
    clock.moveBy({ days: 3 });
    const missed = await due(clock.now());
    const [{ n: wanted } = { n: 0 }]: { n: number }[] = await fixture.db.query(
      `select count(distinct (kind, subject_id))::integer as n from reminder where state = 'planned' and due_at <= $1`,
      [clock.now()],
    );
    expect(wanted).toBeGreaterThan(0);
    expect(await deadlineReminders(fixture.runtime).scan()).toEqual({
      issued: wanted,
      failed: 0,
      clockJumped: false,
    });
    expect(await deadlineReminders(fixture.runtime).scan()).toEqual({
      issued: 0,
      failed: 0,
      clockJumped: false,
    });
    const all = await published();
    say('three days without a scheduler', {
      fellDue: missed,
      published: all.length - before.length,
      twice: all.length - new Set(all).size,
      left: await due(clock.now()),
    });
    expect([all.length - before.length, new Set(all).size, await due(clock.now())]).toEqual([
      wanted,
      all.length,
      0,
    ]);
  });
});
