import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { FakeClock } from '../../model/time/fake-clock.js';
import { systemIds } from '../../model/words/ids.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import type { CommandRuntime } from '../commands/command-runtime.js';
import { openDatabase } from '../database/open.js';
import { silentLog } from '../process/log.js';
import { askAtDoor, handleWaiting } from './door-asks.js';

interface Wanted {
  readonly email: string;
}
const encryptionKey = Buffer.alloc(32, 9).toString('base64url');
const email = 'eva@firma.sk';
let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
let runtime: CommandRuntime;
let handled: Wanted[];
let nudges: number;
let errors: number;

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [
      {
        name: '0001-door',
        sql: `create table door_ask (id uuid primary key, kind text not null, email_key text not null, sealed text, asked_at timestamptz not null, handled_at timestamptz);
          create table written (id uuid primary key);`,
      },
    ],
  });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from door_ask');
  await db.query('delete from written');
  clock = new FakeClock('2026-03-02T09:00:00Z');
  [handled, nudges, errors] = [[], 0, 0];
  runtime = testRuntime(db, {
    clock,
    afterCommit: () => void (nudges += 1),
    log: { ...silentLog, error: () => void (errors += 1) },
  });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const write = async (tx: EntityManager, request: Wanted, id: string): Promise<void> => {
  handled.push(request);
  await tx.query('insert into written values ($1)', [id]);
};
async function ask(
  change: { id?: string; kind?: string; emailKey?: string } = {},
  handle = write,
): Promise<string> {
  const id = change.id ?? systemIds.next();
  const asked = await askAtDoor(
    { runtime, encryptionKey },
    { kind: 'reset', emailKey: 'key-of-eva', request: { email }, ...change, id },
    handle,
  );
  await asked.handled.catch(() => undefined);
  return id;
}
const kept = async (): Promise<{ id: string; sealed: string | null; handled_at: Date | null }[]> =>
  db.query('select id, sealed, handled_at from door_ask order by asked_at, id');

describe('whoever asks at the door', () => {
  it('is answered by a letter, of which nothing stays that tells who it was', async () => {
    const id = await ask();
    expect(handled).toEqual([{ email }]);
    expect(await kept()).toEqual([{ id, sealed: null, handled_at: clock.now() }]);
    expect(nudges).toBe(1);
  });

  it('is heard once, however often the same is sent', async () => {
    const id = await ask();
    for (let again = 0; again < 3; again += 1) await ask({ id });
    expect([handled.length, errors]).toEqual([1, 0]);
  });

  it('gets three letters an hour of one kind and no more, and is told nothing of it', async () => {
    for (let n = 0; n < 5; n += 1) await ask();
    expect(handled).toHaveLength(3);
    await ask({ kind: 'invite' });
    await ask({ emailKey: 'key-of-jan' });
    expect(handled).toHaveLength(5);
    clock.moveBy({ minutes: 59 });
    await ask();
    expect(handled).toHaveLength(5);
    clock.moveBy({ minutes: 1 });
    await ask();
    expect(handled).toHaveLength(6);
  });

  it('gets three letters also when ten come at the same moment', async () => {
    // Connections are there before the moment, or they would come one after another.
    await Promise.all(Array.from({ length: 8 }, () => db.query('select pg_sleep(0.05)')));
    const keys = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(keys.flatMap((emailKey) => Array.from({ length: 10 }, () => ask({ emailKey }))));
    expect(handled).toHaveLength(3 * keys.length);
  });

  it('is forgotten after a day', async () => {
    await ask();
    clock.moveBy({ days: 1, seconds: 1 });
    const later = await ask();
    expect((await kept()).map(({ id }) => id)).toEqual([later]);
  });
});

describe('an ask that could not be handled', () => {
  const failing = () => Promise.reject(new Error('no'));

  it('is kept sealed, written down, and leaves nothing half done', async () => {
    const id = await ask({}, async (tx, request, stream) => {
      await write(tx, request, stream);
      throw new Error('no');
    });
    const [row] = await kept();
    expect(row).toMatchObject({ id, handled_at: null });
    expect(Buffer.from(row?.sealed ?? '', 'base64url').includes('eva')).toBe(false);
    expect(await db.query('select * from written')).toEqual([]);
    expect(errors).toBe(1);
  });

  it('is handled at the next start, each once, by its own kind', async () => {
    await ask({}, failing);
    await ask({ kind: 'invite' }, failing);
    const deps = { runtime, encryptionKey };
    await Promise.all([handleWaiting(deps, 'reset', write), handleWaiting(deps, 'reset', write)]);
    expect(handled).toHaveLength(1);
    await handleWaiting(deps, 'reset', write);
    expect(handled).toHaveLength(1);
    await handleWaiting(deps, 'invite', write);
    expect(handled).toHaveLength(2);
  });

  it('lets the next one be handled', async () => {
    await ask({}, failing);
    clock.moveBy({ minutes: 1 });
    await ask({}, failing);
    let first = true;
    await handleWaiting({ runtime, encryptionKey }, 'reset', async (tx, request: Wanted, id) => {
      const fails = first;
      first = false;
      if (fails) throw new Error('no');
      await write(tx, request, id);
    });
    expect(handled).toHaveLength(1);
    expect((await kept()).map(({ handled_at }) => handled_at === null)).toEqual([true, false]);
  });

  it('is not handled after an hour: whoever waited has asked again', async () => {
    await ask({}, failing);
    clock.moveBy({ hours: 1 });
    await handleWaiting({ runtime, encryptionKey }, 'reset', write);
    expect(handled).toEqual([]);
  });

  it('under another key is not read', async () => {
    await ask({}, failing);
    await handleWaiting(
      { runtime, encryptionKey: Buffer.alloc(32, 8).toString('base64url') },
      'reset',
      write,
    );
    expect([handled, errors]).toEqual([[], 2]);
  });
});
