import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { openRevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { openQueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { openQueue, startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import { connectionTo } from '@cotta/kit/runtime/jobs/redis-connection.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { until } from '@cotta/kit/testing/until.js';
import { redisPods, type RedisPods } from './redis-pods.js';

let pods: RedisPods;
const opened: Redis[] = [];
const connected = (user: string, url = pods.urlOf(user)): Redis => {
  const redis = new Redis({ ...connectionTo(url), maxRetriesPerRequest: 3 });
  redis.on('error', () => undefined);
  opened.push(redis);
  return redis;
};

beforeAll(async () => {
  pods = await redisPods();
  for (const pod of [0, 1, 2]) await pods.start(pod);
  const gateway = connected('gateway');
  await until('two replicas', async () => {
    const said = await gateway.info('replication').catch(() => '');
    return said.split('state=online').length === 3;
  });
  // A sentinel that has not heard of the replicas yet has nobody to name in the master's place.
  for (const pod of [1, 2]) {
    const sentinel = connected('gateway', pods.sentinelOf(pod, 'gateway'));
    await until('a sentinel knows all', async () =>
      (await sentinel.info('sentinel').catch(() => '')).includes('slaves=2,sentinels=3'),
    );
  }
});
afterAll(async () => {
  opened.forEach((redis) => redis.disconnect());
  await pods.stop();
});

it.each([
  ['the counters of the gateway', ['set', 'cotta:limit:x', '1']],
  ['the queue of another service', ['hset', 'bull:invoicing-jobs:meta', 'paused', '1']],
  ['everything', ['flushall']],
  ['the settings', ['config', 'get', '*']],
  ['the list of keys', ['keys', '*']],
  ['ended sessions', ['publish', 'cotta:revoked', 'x']],
  ['the place of the master', ['replicaof', 'no', 'one']],
])('a service does not touch %s', async (_what, [command = '', ...args]) => {
  await expect(connected('requests').call(command, ...args)).rejects.toThrow(/NOPERM/);
});

it.each(['default:', 'requests:another'])('nobody comes in as %s', async (login) => {
  const url = pods.urlOf('requests').replace(/\/\/.*@/, `//${login}@`);
  const redis = new Redis({ ...connectionTo(url), retryStrategy: null, sentinelRetryStrategy: () => null });
  opened.push(redis);
  redis.on('error', () => undefined);
  await expect(redis.ping()).rejects.toThrow();
});

it('accounts says that a session ended, and the gateway hears it', async () => {
  const [listening, asking] = [connected('gateway'), connected('gateway')];
  const heard: string[] = [];
  listening.on('message', (_channel, id) => heard.push(id));
  await listening.subscribe('cotta:revoked');
  const feed = openRevocationFeed(pods.urlOf('accounts'), silentLog);
  await feed.announce(['session-1']);
  await until('the gateway hears it', () => heard.includes('session-1'));
  expect(await asking.get('cotta:revoked:session-1')).toBe('1');
  await feed.close();
});

it('jobs go on when the master dies; who comes back follows the new one', async () => {
  const name = 'requests-reminders';
  const done: string[] = [];
  const redisUrl = pods.urlOf('requests');
  const work = async ({ data }: { data: Readonly<Record<string, string>> }) =>
    void done.push(data['row'] ?? '');
  const worker = startWorker({ name, redisUrl, log: silentLog, work });
  const queue = openQueue(name, redisUrl, silentLog);
  const watch = openQueueWatch(pods.urlOf('workspace'), silentLog);
  const add = async (row: string) => {
    await queue.add(`reminder_${row}`, { row });
    return done.includes(row);
  };
  await until('a job', () => add('one'));
  await until('the workspace sees the queue', async () =>
    (await watch.read()).some((one) => one.name === name),
  );

  await pods.kill(0);
  await until('a job at the new master', () => add('two'));
  await pods.start(0);
  expect(pods.configOf(0)).toMatch(/^replicaof 127\.0\.0\.1[23] /m);

  await watch.close();
  await worker.close();
  await queue.close();
});
