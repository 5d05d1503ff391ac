import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../process/log.js';
import { TICKS } from './queue-watch.js';
import { connectionTo } from './redis-connection.js';

/** How many jobs of one queue a person's step was about. */
export interface QueueWork {
  readonly name: string;
  readonly jobs: number;
}

/** What a person may do to queues. What waits, runs or is planned is never touched: rows in Postgres are the truth, and their jobs come again by themselves. */
export interface QueueAdmin {
  /** Failed jobs wait for their worker again. `only`: one queue; absent: all. @throws while Redis is away. */
  retryFailed(only?: string): Promise<readonly QueueWork[]>;
  /** Jobs that came to an end, good or bad, are forgotten. */
  clearEnded(only?: string): Promise<readonly QueueWork[]>;
  close(): Promise<void>;
}

/** Jobs cleared of one state in one go; more are left for the next time. */
const MOST_CLEARED = 10_000;

/** Opens it; nothing is asked of Redis before the first step. */
export function openQueueAdmin(redisUrl: string, log: Log): QueueAdmin {
  const connection = { ...connectionTo(redisUrl), maxRetriesPerRequest: 1, enableOfflineQueue: false };
  const redis = new Redis({
    ...connectionTo(redisUrl),
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
    lazyConnect: true,
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'Redis is out of reach'));
  /** One after another: it is a person who waits, and Redis serves workers meanwhile. */
  const each = async (
    only: string | undefined,
    act: (queue: Queue) => Promise<number>,
  ): Promise<readonly QueueWork[]> => {
    const known = await redis.hkeys(TICKS);
    const work: QueueWork[] = [];
    for (const name of known
      .filter((one) => only === undefined || one === only)
      .toSorted((a, b) => a.localeCompare(b, 'en'))) {
      const queue = new Queue(name, { connection });
      queue.on('error', (error) => log.warn({ err: error.message, queue: name }, 'queue is out of reach'));
      try {
        await queue.waitUntilReady();
        work.push({ name, jobs: await act(queue) });
      } finally {
        await queue.close();
      }
    }
    return work;
  };
  return {
    retryFailed: (only) =>
      each(only, async (queue) => {
        const failed = await queue.getFailedCount();
        if (failed > 0) await queue.retryJobs({ state: 'failed' });
        return failed;
      }),
    clearEnded: (only) =>
      each(only, async (queue) => {
        const cleared = [
          await queue.clean(0, MOST_CLEARED, 'completed'),
          await queue.clean(0, MOST_CLEARED, 'failed'),
        ];
        return cleared.reduce((sum, ids) => sum + ids.length, 0);
      }),
    close: async () => redis.disconnect(),
  };
}
