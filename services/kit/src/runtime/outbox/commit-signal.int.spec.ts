import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { jarMigrations } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { openDatabase } from '../database/open.js';
import { silentLog } from '../process/log.js';
import { commitSignal } from './commit-signal.js';
import { RelaySession } from './relay-session.js';

let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'worker' });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

/** A relay's connection, and how often it heard of a commit since it was there. */
async function listening(name: string): Promise<{ session: RelaySession; heard: () => number }> {
  let [heard, atFirst] = [0, 0];
  const session = await RelaySession.open(fresh.url, name, () => {
    heard += 1;
  });
  atFirst = heard;
  return { session, heard: () => heard - atFirst };
}

describe('a commit that is signalled', () => {
  it('is heard by every process of the service that relays or reacts', async () => {
    const all = await Promise.all([listening('one'), listening('other')]);
    commitSignal(db, silentLog)();
    await until('both heard it', () => all.every(({ heard }) => heard() > 0));
    await Promise.all(all.map(({ session }) => session.close()));
  });

  it('is one of many that share a signal, and after the last of them one is heard', async () => {
    const { session, heard } = await listening('many');
    const signal = commitSignal(db, silentLog);
    for (let n = 0; n < 1_000; n += 1) signal();
    await until('the first is heard', () => heard() > 0);
    const before = heard();
    signal();
    await until('the last is heard', () => heard() > before);
    expect(heard()).toBeLessThan(10);
    await session.close();
  });

  it('holds up nobody and is no fault where the database is away', async () => {
    const away = await openDatabase({ url: fresh.url, applicationName: 'away' });
    const lines: string[] = [];
    const signal = commitSignal(away, { ...silentLog, debug: (_, message) => void lines.push(message) });
    await away.destroy();
    signal();
    await until('it is noted', () => lines.includes('a commit was not signalled'));
  });

  it('may have been missed by who comes, and by who loses the connection: both are to look', async () => {
    let heard = 0;
    const session = await RelaySession.open(fresh.url, 'broken', () => {
      heard += 1;
    });
    expect(heard).toBe(1);
    await db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'broken' and datname = current_database()",
    );
    await until('it is to look', () => heard === 2);
    await session.close();
  });
});
