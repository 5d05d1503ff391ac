import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../process/log.js';
import { systemClock } from '../../model/time/clock.js';
import { connectionTo } from './redis-connection.js';

/** One queue as Redis tells of it. */
export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly delayed: number;
  /** When the job that waits longest began to wait; null when none waits. */
  readonly oldestWaitingAt: Date | null;
  /** When its worker did its regular round last; null when it never said so. */
  readonly lastTickAt: Date | null;
}

/** A look at all queues. */
export interface QueueWatch {
  /** All queues whose worker has ever started on this Redis, by name. Empty while Redis is away. */
  read(): Promise<readonly QueueState[]>;
  /** The same. @throws while Redis is away */
  ask(): Promise<readonly QueueState[]>;
  close(): Promise<void>;
}

/** Hash of all workers: name of the queue → instant of the last regular round, empty before the first. */
export const TICKS = 'cotta:worker-ticks';

/** How a worker says that it is there. Only for people who look on: without Redis nothing is said, and nothing waits for it. */
export interface WorkerSign {
  /** It has done its regular round. */
  ticked(): Promise<void>;
  close(): void;
}

/** Opens the sign of one worker; `close` it when the worker stops. */
export function openWorkerSign(queue: string, redisUrl: string, log: Log): WorkerSign {
  const redis = looker(redisUrl, log);
  const say = async (saying: Promise<unknown>): Promise<void> => {
    await saying.catch((error: unknown) =>
      log.warn({ err: String(error), queue }, 'worker could not say that it is there'),
    );
  };
  void say(redis.hsetnx(TICKS, queue, ''));
  return {
    ticked: () => say(redis.hset(TICKS, queue, systemClock.now().toISOString())),
    close: () => redis.disconnect(),
  };
}

/** A connection whose questions fail after two seconds instead of waiting for a Redis that is away. */
function looker(redisUrl: string, log: Log): Redis {
  const redis = new Redis({ ...connectionTo(redisUrl), commandTimeout: 2000, maxRetriesPerRequest: 1 });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'Redis is out of reach'));
  return redis;
}

/** For people who look after the machine: read only. */
export function openQueueWatch(redisUrl: string, log: Log): QueueWatch {
  const connection = { ...connectionTo(redisUrl), maxRetriesPerRequest: 1, enableOfflineQueue: false };
  const queues = new Map<string, Queue>();
  const queueOf = (name: string): Queue => {
    const known = queues.get(name) ?? new Queue(name, { connection });
    if (!queues.has(name))
      known.on('error', (error) => log.warn({ err: error.message, queue: name }, 'queue is out of reach'));
    queues.set(name, known);
    return known;
  };
  const redis = looker(redisUrl, log);
  const ask = async (): Promise<readonly QueueState[]> => {
    const ticks = await redis.hgetall(TICKS);
    return Promise.all(
      Object.entries(ticks)
        .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([name, at]) => stateOf(queueOf(name), at)),
    );
  };
  return {
    ask,
    read: async () => {
      try {
        return await ask();
      } catch (error) {
        log.warn({ err: String(error) }, 'queues cannot be asked');
        return [];
      }
    },
    close: async () => {
      redis.disconnect();
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

async function stateOf(queue: Queue, tickedAt: string): Promise<QueueState> {
  await queue.waitUntilReady();
  const {
    waiting = 0,
    active = 0,
    failed = 0,
    delayed = 0,
  } = await queue.getJobCounts('waiting', 'active', 'failed', 'delayed');
  const [oldest] = await queue.getWaiting(0, 0);
  return {
    name: queue.name,
    waiting,
    active,
    failed,
    delayed,
    oldestWaitingAt: oldest === undefined ? null : new Date(oldest.timestamp),
    lastTickAt: tickedAt === '' ? null : new Date(tickedAt),
  };
}
