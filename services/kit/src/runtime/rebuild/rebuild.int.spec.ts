import { create } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { keepDeadLetter, park } from '../inbox/parking.js';
import { execute } from '../../model/rows/sql.js';
import { isTransient } from '../database/trouble.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { systemViewer } from '../../model/words/viewer.js';
import { RelaySession } from '../outbox/relay-session.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jar, jarMigrations, jarProjection, openJar, putCoin } from '../../testing/jar.js';
import { copyJars, shelfMigrations } from '../../testing/jar-shelf.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { foldNext, foldParts } from './parts.js';
import { rebuildApply, rebuildCheck } from './rebuild.js';
import { rebuildCommand } from './rebuild-command.js';

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
let id: string;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
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

async function jarWith(coins: number): Promise<string> {
  const streamId = systemIds.next();
  const common = { streamId, viewer: systemViewer };
  const ids = Array.from({ length: coins + 1 }, () => systemIds.next());
  await insist(() =>
    handleCommand(runtime, { ...common, command: openJar, input: { limit: 100 }, commandId: ids[0] ?? '' }),
  );
  for (const commandId of ids.slice(1))
    await insist(() =>
      handleCommand(runtime, { ...common, command: putCoin, input: { amount: 2 }, commandId }),
    );
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

/** What a program gives to its command line. */
const noPrograms = {
  growTopic: async () => ({ name: 'tracking.jars.v2', partitions: 12 }),
  replaceTopic: async () => ({ name: 'tracking.jars.v2', events: 3 }),
  foldIn: async (workers: number) => {
    await Promise.all(Array.from({ length: workers }, () => foldParts(db, [jar])));
  },
  cores: 2,
  madeBy: 'spec',
  encryptionKeys: () => 'A'.repeat(43),
};

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

  it('speaks on a command line', async () => {
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        args,
        db,
        aggregates: [jar],
        consumers: [copyJars],
        print: (line) => lines.push(line),
      });
    expect(await call('--check')).toBe(0);
    await db.query('update jar set total = 7 where id = $1', [id]);
    expect(await call('--check')).toBe(1);
    expect(lines.join('\n')).toContain('jar: 1 missing, 1 surplus');
    expect(await call('--apply')).toBe(0);
    expect(await call('--check')).toBe(0);
    expect(await call()).toBe(2);
    expect(await call('--check', '--apply')).toBe(2);
    expect(await call('--check', '--workers', '3')).toBe(0);
    expect(await call('--check', '--workers', 'many')).toBe(2);
    expect(lines.at(-1)).toBe('--workers takes a whole number from 1 to 99');
  });

  it('begins a new epoch as the owner, while no relay leads', async () => {
    const owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        foldIn: () => foldParts(owner, [jar]),
        args,
        db: owner,
        aggregates: [jar],
        consumers: [copyJars],
        print: (line) => lines.push(line),
      });
    const relay = await RelaySession.open(fresh.url, 'spec');
    expect(await relay.tryLock()).toBe(true);
    // A relay that leads is in nobody's way.
    expect(await call('--check')).toBe(0);
    expect(await call('--new-epoch')).toBe(2);
    expect(lines.at(-1)).toContain('stop the service first');
    await relay.close();
    await until('its lock is gone', async () => (await call('--new-epoch')) === 0);
    expect(await owner.query('select log_epoch, published_position from relay_state')).toEqual([
      { log_epoch: 2, published_position: '0' },
    ]);
    await expect(
      rebuildCommand({
        ...noPrograms,
        args: ['--new-epoch'],
        db,
        aggregates: [jar],
        consumers: [],
        print: () => undefined,
      }),
    ).rejects.toThrow('permission denied');
    await owner.destroy();
  });

  it('empties a copy for the epoch it is told, and says what it cannot do', async () => {
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        args,
        db,
        aggregates: [jar],
        consumers: [copyJars],
        print: (line) => lines.push(line),
      });
    await db.query("insert into jar_copy values (gen_random_uuid(), 1, 'someone', 0)");
    expect(await call('--follow', 'jars', '2')).toBe(0);
    expect(await db.query('select from jar_copy')).toEqual([]);
    expect(await call('--follow', 'jars', '2')).toBe(2);
    expect(lines.at(-1)).toBe('copy-jars follows epoch 2 of jars or a later one already');
    expect(await call('--follow', 'boxes', '2')).toBe(2);
    for (const wrong of [
      ['--follow'],
      ['--follow', 'jars'],
      ['--follow', 'jars', 'two'],
      ['--follow', 'jars', '0'],
      ['--follow', 'jars', '3', 'now'],
    ])
      expect(await call(...wrong)).toBe(2);
    expect(lines.filter((line) => line.startsWith('usage'))).toHaveLength(5);
  });

  it('lists what is parked with the reason, and has a stream tried again for a person', async () => {
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        args,
        db,
        aggregates: [],
        consumers: [],
        print: (line) => lines.push(line),
      });
    const streamId = systemIds.next();
    const now = new Date('2026-05-01T08:00:00Z');
    const envelope = (streamVersion: number) =>
      create(EnvelopeSchema, { source: 'jars', streamId, streamVersion });
    expect(await call('--parked')).toBe(0);
    await inTransaction(db, async (tx) => {
      const waiting = { attempts: 4, nextAttemptAt: null, now };
      await park(tx, 'copy-jars', { ...waiting, envelope: envelope(3), error: 'the shelf is full' });
      await park(tx, 'copy-jars', { ...waiting, envelope: envelope(4), error: 'behind another' });
    });
    expect(await call('--parked')).toBe(0);
    expect(await call('--retry', 'copy-jars', 'jars', systemIds.next())).toBe(2);
    expect(await call('--retry', 'copy-jars', 'jars')).toBe(2);
    expect(await call('--retry', 'copy-jars', 'jars', streamId)).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      'nothing is parked',
      `copy-jars jars ${streamId}: 2 parked, tried again when somebody says so: the shelf is full`,
      'nothing of it is parked',
    ]);
    const due = 'select from parked_event where stream_id = $1 and next_attempt_at is not null';
    expect(await db.query(due, [streamId])).toHaveLength(2);
    await db.query('update parked_event set next_attempt_at = null');
    expect(await call('--retry-all')).toBe(0);
    expect(lines.at(-1)).toBe('1 streams are tried within seconds.');
    expect(await db.query(due, [streamId])).toHaveLength(2);
    await db.query('delete from parked_event');
    expect(await call('--retry-all')).toBe(2);
  });

  it('lists what nobody could read, and has it read again or dismissed by its place', async () => {
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        args,
        db,
        aggregates: [],
        consumers: [],
        print: (line) => lines.push(line),
      });
    const now = new Date('2026-05-01T08:00:00Z');
    const record = {
      topic: 'tracking.jars.v1',
      partition: 1,
      offset: 9n,
      key: undefined,
      value: Buffer.from('no envelope\n'),
    };
    expect(await call('--dead-letters')).toBe(0);
    for (const consumer of ['count-coins', 'copy-jars'])
      await inTransaction(db, (tx) => keepDeadLetter(tx, consumer, { record, error: 'no envelope: x', now }));
    expect(await call('--dead-letters')).toBe(0);
    expect(lines).toEqual([
      'no dead letters',
      'tracking.jars.v1 1 9: 2026-05-01T08:00:00.000Z, kept by copy-jars, count-coins',
      '  no envelope: x: 12 bytes: no envelope.',
    ]);
    expect(await call('--retry-dead-letter', 'tracking.jars.v1', '1', '9')).toBe(0);
    expect(await db.query('select from dead_letter where retry_at is not null')).toHaveLength(2);
    expect(await call('--dismiss-dead-letter', 'tracking.jars.v1', '1', '8')).toBe(2);
    expect(await call('--dismiss-dead-letter', 'tracking.jars.v1', '1', '9')).toBe(0);
    expect(await call('--dismiss-dead-letter', 'tracking.jars.v1', '1', '9')).toBe(2);
    for (const wrong of [
      ['tracking.jars.v1'],
      ['tracking.jars.v1', 'one', '9'],
      ['tracking.jars.v1', '99999999999', '9'],
    ])
      expect(await call('--retry-dead-letter', ...wrong)).toBe(2);
    expect(lines.filter((line) => line.startsWith('usage'))).toHaveLength(3);
  });

  it('has a lost topic replaced by its next version', async () => {
    const lines: string[] = [];
    const call = (...args: string[]) =>
      rebuildCommand({
        ...noPrograms,
        args,
        db,
        aggregates: [],
        consumers: [],
        print: (line) => lines.push(line),
      });
    expect(await call('--lost-topic')).toBe(0);
    expect(lines).toEqual([
      'tracking.jars.v2 begins, with 3 events. Start the service; readers take of them what they missed.',
    ]);
    expect(await call('--lost-topic', 'now')).toBe(2);
  });
});
