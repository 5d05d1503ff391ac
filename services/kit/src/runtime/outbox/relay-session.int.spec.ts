import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { jarMigrations } from '../../testing/jar.js';
import { RelaySession } from './relay-session.js';

let fresh: FreshDatabase;
let owner: pg.Client;
/** Of the role that takes over: another one does not see for what it waits. */
let beside: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  beside = new pg.Client({ connectionString: fresh.url });
  await beside.connect();
});
afterAll(async () => {
  await owner.end();
  await beside.end();
  await fresh.drop();
});

const waitsForALock = async (): Promise<boolean> => {
  const { rows } = await beside.query(
    "select from pg_stat_activity where application_name = 'taking-over' and wait_event_type = 'Lock'",
  );
  return rows.length === 1;
};

it('who takes the lead while the topic grows publishes to the bigger one, for nobody reads the other any more', async () => {
  const session = await RelaySession.open(fresh.url, 'taking-over');
  try {
    await owner.query('begin');
    await owner.query("select from relay_state where name = 'main' for update");
    const term = session.takeOver();
    await until('it waits for whoever grows the topic', waitsForALock);
    await owner.query(
      "update relay_state set topic_version = topic_version + 1, generation = generation + 1 where name = 'main'",
    );
    await owner.query('commit');
    expect(await term).toMatchObject({ topicVersion: 2, generation: 2n });
    expect(await session.markPublished((await term).generation, 0n)).toBe(true);
  } finally {
    await session.close();
  }
});
