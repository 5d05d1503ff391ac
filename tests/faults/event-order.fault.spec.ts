import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { append } from '@cotta/kit/testing/append.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { positionsAreDense } from './invariants.js';
import { report, seeded } from './fault-fixture.js';

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;

beforeEach(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
  db = await openDatabase({ url: fresh.url, applicationName: 'fault-test', poolSize: 10 });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'fault-test', poolSize: 4 });
});
afterEach(async () => {
  await db.destroy();
  await owner.destroy();
  await fresh.drop();
});

const addOne = (tx: EntityManager) =>
  append(tx, {
    streamId: systemIds.next(),
    category: 'jar',
    expected: 'none',
    events: [{ eventId: systemIds.next(), type: 'CoinPut', schemaVersion: 1, data: {} }],
    context: { actor: { kind: 'system' }, correlationId: systemIds.next(), occurredAt: new Date() },
  });

/** The guard left out: lock, choice and numbering in one statement, which sees the rows as they were before it waited for the lock. */
const folded = `
  create function sequence_folded(p_limit integer) returns void language sql as $$
    with state as (select last_position from relay_state where name = 'main' for update),
         todo as (select seq, row_number() over (order by seq) as n from (select seq from event_order where position is null order by seq limit p_limit) as t),
         numbered as (update event_order o set position = state.last_position + todo.n from todo, state where o.seq = todo.seq and o.position is null returning 1)
    update relay_state r set last_position = state.last_position + (select count(*) from numbered) from state where r.name = 'main'
  $$`;

/** Five events: one sequencer numbers three of them and holds the lock while another arrives for all it sees. */
async function numberAtOnce(sequencer: string): Promise<void> {
  for (let at = 0; at < 5; at += 1) await inTransaction(db, addOne);
  let second: Promise<unknown> = Promise.resolve();
  await inTransaction(owner, async (tx) => {
    await tx.query(`select ${sequencer}(3)`);
    second = inTransaction(owner, (other) => other.query(`select ${sequencer}(500)`));
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    // Asked as the waiting one's own role: others do not see what it waits for.
    await until('the second waits for the lock', async () => (await owner.query(waiting)).length > 0);
  });
  await second;
}

const highest = async () =>
  (
    await db.query('select count(*)::integer as count, max(position)::integer as highest from event_order')
  )[0];

describe('F8: two sequencers at once', () => {
  it('leave holes when lock and numbering are one statement', async () => {
    await owner.query(folded);
    await numberAtOnce('sequence_folded');
    const { count, highest: top } = await highest();
    report('F8 without the guard', { events: count, 'highest position': top });
    await expect(positionsAreDense(db)).rejects.toThrow();
  });

  it('leave none as the store does it', async () => {
    await numberAtOnce('sequence_events');
    const { count, highest: top } = await highest();
    report('F8 with the guard', { events: count, 'highest position': top });
    await positionsAreDense(db);
  });
});

it('F9: a reader that remembers the last number it saw loses events; the sequencer does not', async () => {
  const { seed, between } = seeded();
  const slowOnes = Array.from({ length: 2_000 }, () => between(0, 1) < 0.3);
  let written = 0;
  let enough = false;
  const write = async (): Promise<void> => {
    while (!enough) {
      const slow = slowOnes[written % slowOnes.length] === true;
      written += 1;
      await inTransaction(db, async (tx) => {
        await addOne(tx);
        if (slow) await pause(120);
      });
    }
  };
  const naive = new Set<string>();
  const numbered = new Set<string>();
  let last = '0';
  let position = '0';
  const readNaively = async (): Promise<void> => {
    for (const row of await db.query('select seq, stream_id from event_order where seq > $1 order by seq', [
      last,
    ])) {
      naive.add(row.stream_id);
      last = row.seq;
    }
    // How soon a commit is overtaken is the machine's affair: they write until it has happened, and for a while.
    const [{ passed }] = await db.query(
      'select count(*)::integer as passed from event_order where seq <= $1',
      [last],
    );
    enough = written > 300 && passed > naive.size;
  };
  const readNumbered = async (): Promise<void> => {
    await inTransaction(db, (tx) => tx.query('select sequence_events(500)'));
    for (const row of await db.query(
      'select position, stream_id from event_order where position > $1 order by position',
      [position],
    )) {
      numbered.add(row.stream_id);
      position = row.position;
    }
  };
  let writing = true;
  const reading = (async () => {
    while (writing) {
      await readNaively();
      await readNumbered();
      await pause(20);
    }
  })();
  await Promise.all(Array.from({ length: 6 }, write));
  writing = false;
  await reading;
  await readNaively();
  while (numbered.size < written) await readNumbered();
  report('F9', {
    seed,
    written,
    'naive reader lost': written - naive.size,
    'sequencer lost': written - numbered.size,
  });
  expect(written - naive.size).toBeGreaterThan(0);
  expect(numbered.size).toBe(written);
  await positionsAreDense(db);
});
