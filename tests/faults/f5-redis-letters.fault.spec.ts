import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { ClientRemindedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import {
  letterMigrations,
  aboutRequest,
  emailSink,
  type EmailSink,
  hear,
  lettersConsumer,
  startLetterWorker,
  testEncryptionKey,
} from '@cotta/workspace/testing.js';
import { ownPorts } from './own-ports.js';

const LETTERS = 150;
const publicOrigin = 'https://cotta.test';

let sink: EmailSink;
let fresh: FreshDatabase;
let db: DataSource;
let folder: string;

beforeAll(async () => {
  sink = emailSink();
  await sink.go('none');
  fresh = await freshDatabase({ service: 'kit', migrations: letterMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'f5', poolSize: 20 });
  folder = await mkdtemp(join(tmpdir(), 'f5-redis-'));
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A Redis of our own, that we may kill. */
async function startRedis(port: number): Promise<ChildProcess> {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  const process = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore' },
  );
  await once(process, 'spawn');
  const redis = new Redis({ host: '127.0.0.1', port, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
  return process;
}

async function kill(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

async function flush(port: number): Promise<number> {
  const redis = new Redis({ host: '127.0.0.1', port });
  const keys = await redis.dbsize();
  await redis.flushall();
  redis.disconnect();
  return keys;
}

const sent = async (): Promise<number> => {
  const [row]: { count: string }[] = await db.query(
    `select count(*) from outgoing_mail where state = 'sent'`,
  );
  return Number(row?.count);
};

describe('F5: Redis is flushed, killed and started again in the middle of a reminder run', () => {
  it('and each letter reaches the mail server once', async () => {
    const port = await ownPorts();
    const redisUrl = `redis://127.0.0.1:${port}`;
    let redis = await startRedis(port);
    const queue = openQueue('letters', redisUrl, silentLog);
    const consumer = lettersConsumer({ queue, clock: systemClock, emailFrom: sink.emailFrom, publicOrigin });
    const remind = () =>
      hear(db, consumer, {
        schema: ClientRemindedSchema,
        message: create(ClientRemindedSchema, {
          request: aboutRequest(),
          reminder: 'result-not-viewed',
          step: 1,
          reminderKey: systemIds.next(),
        }),
      });
    const workers = [1, 2].map(() =>
      startLetterWorker({
        db,
        redisUrl,
        clock: systemClock,
        log: silentLog,
        smtpUrl: sink.smtpUrl,
        emailFrom: sink.emailFrom,
        encryptionKey: testEncryptionKey,
        publicOrigin,
        linkKey: testEncryptionKey,
        sweepEveryMs: 3_000,
      }),
    );

    const third = LETTERS / 3;
    for (let number = 0; number < third; number += 1) await remind();
    await until('the run has begun', async () => (await sent()) >= 5);
    const beforeFlush = await sent();
    const flushedKeys = await flush(port);
    for (let number = 0; number < third; number += 1) await remind();
    const beforeKill = await sent();
    await kill(redis);
    for (let number = 0; number < third; number += 1) await remind();
    const whileAway = await sent();
    redis = await startRedis(port);
    await until('all are sent', async () => (await sent()) === LETTERS, { everyMs: 200 });
    await Promise.all(workers.map((worker) => worker.close()));
    await queue.close();
    await kill(redis);

    const accepted = await sink.acceptedAll();
    const rows: { message_id: string }[] = await db.query('select message_id from outgoing_mail');
    const times = rows.map(({ message_id: id }) => accepted[id] ?? 0);
    const numbers = {
      letters: rows.length,
      lost: times.filter((count) => count === 0).length,
      twice: times.filter((count) => count > 1).length,
      sentBeforeFlush: beforeFlush,
      flushedKeys,
      sentBeforeKill: beforeKill,
      sentBeforeRestart: whileAway,
    };
    process.stdout.write(`F5 ${JSON.stringify(numbers)}\n`);
    expect(numbers).toMatchObject({ letters: LETTERS, lost: 0, twice: 0 });
    // The faults came in the middle, else this run proved nothing.
    expect(beforeFlush).toBeLessThan(LETTERS);
    expect(whileAway).toBeLessThan(LETTERS);
    expect(flushedKeys).toBeGreaterThan(0);
  });
});
