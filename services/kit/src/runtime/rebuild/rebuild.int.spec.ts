import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { execute } from '../../model/rows/sql.js';
import { isTransient } from '../database/trouble.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { systemViewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jar, jarMigrations, jarProjection, openJar, putCoin } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { foldNext, foldParts } from './parts.js';
import { rebuildApply, rebuildCheck } from './rebuild.js';

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
let id: string;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  runtime = testRuntime(db);
  id = await jarWith(3);
  await jarWith(1);
});
beforeEach(async () => {
  await rebuildApply(db, [jar]);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

async function jarWith(coins: number, by: CommandRuntime = runtime): Promise<string> {
  const streamId = systemIds.next();
  const common = { streamId, viewer: systemViewer };
  const ids = Array.from({ length: coins + 1 }, () => systemIds.next());
  await insist(() =>
    handleCommand(by, { ...common, command: openJar, input: { limit: 100 }, commandId: ids[0] ?? '' }),
  );
  for (const commandId of ids.slice(1))
    await insist(() => handleCommand(by, { ...common, command: putCoin, input: { amount: 2 }, commandId }));
  return streamId;
}

/** Who is told that it cannot be done just now tries again: on a busy machine a rebuild may keep others waiting for longer than they wait for a lock. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!isTransient(error)) throw error;
    return insist(work);
  });
}

const rows = () => db.query('select * from jar order by id');

describe('a rebuild', () => {
  it('finds nothing where rows are what the events say, and changes nothing', async () => {
    const before = await rows();
    expect(await rebuildCheck(db, [jar])).toEqual({ events: 6, differences: [] });
    expect(await rows()).toEqual(before);
  });

  it('finds changed, lost and invented rows, shows them, and puts them right', async () => {
    const before = await rows();
    await db.query('update jar set total = 7 where id = $1', [id]);
    await db.query("insert into jar values (gen_random_uuid(), 1, 'ghost', 0)");
    const { differences } = await rebuildCheck(db, [jar]);
    expect(differences).toEqual([
      {
        table: 'jar',
        missing: 1,
        surplus: 2,
        examples: expect.arrayContaining([
          { side: 'surplus', row: expect.objectContaining({ owner: 'ghost' }) },
        ]),
      },
    ]);
    expect((await rebuildApply(db, [jar])).differences).toEqual(differences);
    expect(await rows()).toEqual(before);
  });

  it('writes no row of the service on a connection on which commands have written theirs before', async () => {
    const few = await openDatabase({ url: fresh.url, applicationName: 'spec-few', poolSize: 2 });
    try {
      for (let round = 0; round < 3; round += 1) {
        // On both connections, one of which folds.
        for (let jars = 0; jars < 4; jars += 1)
          await Promise.all([jarWith(1, testRuntime(few)), jarWith(1, testRuntime(few))]);
        expect((await rebuildCheck(few, [jar])).differences).toEqual([]);
      }
    } finally {
      await few.destroy();
    }
  });

  it('leaves a column alone that lives on by itself', async () => {
    await db.query("update jar set lease = '2026-03-01', total = 99 where id = $1", [id]);
    await rebuildApply(db, [jar]);
    const [row] = await db.query('select total, lease from jar where id = $1', [id]);
    expect(row).toEqual({ total: 6, lease: new Date('2026-03-01T00:00:00Z') });
  });

  it('refuses a projection that writes a table it does not declare', async () => {
    const sly = {
      ...jar,
      projections: [
        ...jar.projections,
        {
          name: 'sly',
          tables: [],
          project: async (tx: Parameters<typeof execute>[0]) =>
            void (await execute(
              tx,
              "insert into command_log values (gen_random_uuid(), 'x', null, null, '{}', now())",
            )),
        },
      ],
    };
    await expect(rebuildCheck(db, [sly])).rejects.toThrow('command_log');
    expect(await db.query("select from command_log where name = 'x'")).toEqual([]);
  });

  it('loses no command that runs meanwhile', async () => {
    const busy = Array.from({ length: 5 }, () => jarWith(4));
    await Promise.all([
      ...busy,
      insist(() => rebuildApply(db, [jar])),
      insist(() => rebuildCheck(db, [jar])),
    ]);
    expect((await rebuildCheck(db, [jar])).differences).toEqual([]);
  });

  it('takes the streams apart for any number of workers', async () => {
    const fold = async () => {
      await Promise.all([1, 2, 3].map(() => foldParts(db, [jar])));
    };
    await db.query('update jar set total = 7 where id = $1', [id]);
    const { differences } = await rebuildCheck(db, [jar], { partSize: 1, fold });
    expect(differences).toMatchObject([{ table: 'jar', missing: 1, surplus: 1 }]);
  });

  it('folds in the order of the log what follows from several streams', async () => {
    const seen: string[] = [];
    const watched = {
      ...jar,
      projections: [
        {
          ...jarProjection,
          acrossStreams: true,
          project: async (tx: EntityManager, event: RecordedEvent) => {
            seen.push(event.eventId);
            await jarProjection.project(tx, event);
          },
        },
      ],
    };
    expect((await rebuildCheck(db, [watched], { partSize: 1 })).differences).toEqual([]);
    const inOrder: { id: string }[] = await db.query(
      'select event_id as id from event_order join tracking_event using (stream_id, version) order by seq',
    );
    expect(seen).toEqual(inOrder.map(({ id: eventId }) => eventId));
  });

  it('takes in what is written while it folds', async () => {
    let opened = '';
    const fold = async () => {
      await foldParts(db, [jar]);
      await insist(() =>
        handleCommand(runtime, {
          streamId: id,
          viewer: systemViewer,
          command: putCoin,
          input: { amount: 5 },
          commandId: systemIds.next(),
        }),
      );
      opened = await jarWith(2);
    };
    const { events: before } = await rebuildCheck(db, [jar]);
    expect(await rebuildCheck(db, [jar], { fold })).toEqual({ events: before + 4, differences: [] });
    expect(await rebuildApply(db, [jar], { fold })).toEqual({ events: before + 8, differences: [] });
    expect(await db.query('select total from jar where id = any($1) order by total', [[id, opened]])).toEqual(
      [{ total: 4 }, { total: 16 }],
    );
  });

  it('goes on where it was when it was interrupted, and begins anew with other code', async () => {
    const breaksOff = async (): Promise<never> => {
      await inTransaction(db, (tx) => foldNext(tx, [jar]));
      throw new Error('the power is gone');
    };
    const resumed: unknown[] = [];
    const options = { partSize: 1, madeBy: 'one', onResume: (parts: object) => void resumed.push(parts) };
    const interrupted = () => rebuildCheck(db, [jar], { ...options, fold: breaksOff });
    await expect(interrupted()).rejects.toThrow('power');
    await expect(interrupted()).rejects.toThrow('power');
    const [{ all }] = await db.query('select count(*)::integer as all from stream');
    expect(resumed).toEqual([{ folded: 1, all }]);
    // What was folded is not folded again: a wrong row among it is found in the end.
    await db.query('update rebuild.jar set total = total + 1');
    const { differences } = await rebuildCheck(db, [jar], options);
    expect(differences).toMatchObject([{ missing: 2, surplus: 2 }]);
    await expect(interrupted()).rejects.toThrow('power');
    await db.query('update rebuild.jar set total = total + 1');
    expect((await rebuildCheck(db, [jar], { ...options, madeBy: 'other' })).differences).toEqual([]);
    expect(resumed).toHaveLength(2);
    expect(
      await db.query("select from pg_tables where schemaname = 'rebuild' and tablename = 'jar'"),
    ).toEqual([]);
  });

  it('lets nobody be erased while it folds, and leaves nothing of them when it was interrupted', async () => {
    const owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
    const erase = () => db.query(`select erase_events($1, '{"owner":"text"}')`, [[systemIds.next()]]);
    const fold = async (): Promise<never> => {
      await foldParts(owner, [jar]);
      await expect(erase()).rejects.toThrow('it is done afterwards');
      throw new Error('the power is gone');
    };
    await expect(rebuildCheck(owner, [jar], { fold })).rejects.toThrow('power');
    const [{ n }] = await owner.query('select count(*)::integer as n from rebuild.jar');
    expect(n).toBeGreaterThan(0);
    await erase();
    expect(await owner.query('select from rebuild.jar')).toEqual([]);
    const resumed: unknown[] = [];
    const again = await rebuildCheck(owner, [jar], { onResume: (parts) => void resumed.push(parts) });
    expect([again.differences, resumed]).toEqual([[], []]);
    await owner.destroy();
  });

  it('folds anew when somebody became another meanwhile, whom its rows would name as before', async () => {
    const owner = systemIds.next();
    let times = 0;
    const fold = async () => {
      times += 1;
      await foldParts(db, [jar]);
      if (times === 1) await db.query('insert into merged_person values ($1, $2)', [owner, systemIds.next()]);
    };
    expect((await rebuildCheck(db, [jar], { fold })).differences).toEqual([]);
    expect(times).toBe(2);
    await db.query('delete from merged_person where user_id = $1', [owner]);
  });
});
