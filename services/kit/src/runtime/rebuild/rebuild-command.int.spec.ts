import { create } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { keepDeadLetter, park } from '../inbox/parking.js';
import { handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { RelaySession } from '../outbox/relay-session.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jar, jarMigrations, openJar } from '../../testing/jar.js';
import { copyJars, shelfMigrations } from '../../testing/jar-shelf.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { foldParts } from './parts.js';
import { rebuildCommand } from './rebuild-command.js';

let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

/** The program as it is called, and what it prints. `as`: the service, unless its owner is given. */
function commandLine(as: DataSource = db): { call: (...args: string[]) => Promise<number>; lines: string[] } {
  const lines: string[] = [];
  const call = (...args: string[]) =>
    rebuildCommand({
      args,
      db: as,
      aggregates: [jar],
      consumers: [copyJars],
      foldIn: async (workers) => {
        await Promise.all(Array.from({ length: workers }, () => foldParts(as, [jar])));
      },
      cores: 2,
      madeBy: 'spec',
      growTopic: async () => ({ name: 'tracking.jars.v2', partitions: 12 }),
      replaceTopic: async () => ({ name: 'tracking.jars.v2', events: 3 }),
      encryptionKeys: () => 'A'.repeat(43),
      print: (line) => lines.push(line),
    });
  return { call, lines };
}

describe('the command line of a rebuild', () => {
  it('compares, and mends what differs', async () => {
    const { call, lines } = commandLine();
    const id = systemIds.next();
    await handleCommand(testRuntime(db), {
      streamId: id,
      viewer: systemViewer,
      command: openJar,
      input: { limit: 100 },
      commandId: systemIds.next(),
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
    const { call, lines } = commandLine(owner);
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
    await expect(commandLine().call('--new-epoch')).rejects.toThrow('permission denied');
    await owner.destroy();
  });

  it('empties a copy for the epoch it is told, and says what it cannot do', async () => {
    const { call, lines } = commandLine();
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
    const { call, lines } = commandLine();
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
    const { call, lines } = commandLine();
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
    const { call, lines } = commandLine();
    expect(await call('--lost-topic')).toBe(0);
    expect(lines).toEqual([
      'tracking.jars.v2 begins, with 3 events. Start the service; readers take of them what they missed.',
    ]);
    expect(await call('--lost-topic', 'now')).toBe(2);
  });
});
