import { Queue, UnrecoverableError, Worker, type ConnectionOptions, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { Histogram } from 'prom-client';
import { PermanentFault } from '../../model/words/fault.js';
import type { Log } from '../process/log.js';
import { withinMs } from '../process/within-ms.js';
import { inSpan } from '../tracing/span.js';
import { openWorkerSign } from './queue-watch.js';
import { connectionTo } from './redis-connection.js';

const DAY_S = 86_400;
/** While Redis has never been reached, an add would wait for ever. */
const ADD_MS = 2000;

const seconds = new Histogram({
  name: 'cotta_job_seconds',
  help: 'Time of a job',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
});

/** Redis only wakes and carries: every job can be found again from Postgres, so losing Redis costs time and nothing else. */
export interface JobQueue {
  /** `id`: `<kind>_<uuid>`; the same id twice is one job while the first still waits. Never throws when Redis is away: the sweep finds the row. */
  add(id: string, data: Readonly<Record<string, string>>): Promise<void>;
  /** A job named `name` each `everyMs` milliseconds, however many processes ask for it. Asked for again at that pace,
   *  so that a Redis that lost everything ticks again by itself. */
  tick(name: string, everyMs: number): void;
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** A queue with whoever works on it. */
export interface WorkersQueue extends JobQueue {
  /** No tick of that name comes any more. @throws while Redis is away */
  endTick(name: string): Promise<void>;
}

/** A worker, while it runs. `close` settles when no job is in hand. */
export interface JobWorker {
  /** A regular round was done that no tick of the queue had asked for. */
  ticked(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a queue by its name; nothing fails while Redis is away. */
export function openQueue(name: string, redisUrl: string, log: Log): WorkersQueue {
  const connection: ConnectionOptions = {
    ...connectionTo(redisUrl),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  };
  const queue = new Queue(name, {
    connection,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 2000, jitter: 0.5 },
      removeOnComplete: { count: 1000, age: DAY_S },
      removeOnFail: { age: 14 * DAY_S },
      sizeLimit: 1024,
    },
  });
  const timers: NodeJS.Timeout[] = [];
  queue.on('error', (error) => log.warn({ err: error.message, queue: name }, 'queue is out of reach'));
  return {
    add: async (id, data) => {
      try {
        await withinMs(ADD_MS, queue.add('job', data, { jobId: id }));
      } catch (error) {
        log.warn(
          { err: String(error), queue: name, jobId: id },
          'job not queued; the sweep will find its row',
        );
      }
    },
    tick: (tickName, everyMs) => {
      const ask = (): void => {
        queue.upsertJobScheduler(tickName, { every: everyMs }, { name: tickName }).catch((error: unknown) => {
          log.warn({ err: String(error), queue: name }, 'tick not asked for; tried again soon');
        });
      };
      ask();
      timers.push(setInterval(ask, everyMs));
    },
    endTick: async (tickName) => void (await queue.removeJobScheduler(tickName)),
    waiting: () => queue.getWaitingCount(),
    close: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await queue.close();
    },
  };
}

/** What a worker does, and on which queue. */
export interface WorkerOptions {
  readonly name: string;
  readonly redisUrl: string;
  readonly log: Log;
  /** Jobs at a time; default 4. */
  readonly concurrency?: number;
  /** `name` is `job` for added jobs and the tick's name for ticks. A PermanentFault is not tried again. */
  readonly work: (job: { name: string; data: Readonly<Record<string, string>> }) => Promise<void>;
}

/** Works on a queue until closed. A job that fails is tried again, five times in all with growing waits. */
export function startWorker(options: WorkerOptions): JobWorker {
  const { name, redisUrl, log, concurrency = 4, work } = options;
  const inHand = new Set<Promise<void>>();
  const sign = openWorkerSign(name, redisUrl, log);
  const run = async (job: Job): Promise<void> => {
    const begun = performance.now();
    const observe = (outcome: 'done' | 'failed'): void =>
      seconds.observe({ queue: name, outcome }, (performance.now() - begun) / 1000);
    const working = inSpan(`job ${name}`, { kind: 'CONSUMER' }, () =>
      work({ name: job.name, data: job.data ?? {} }),
    );
    inHand.add(working);
    try {
      await working;
      observe('done');
      if (job.name !== 'job') await sign.ticked();
    } catch (error) {
      observe('failed');
      log.error({ err: error, queue: name, jobId: job.id }, 'job failed');
      if (error instanceof PermanentFault) throw new UnrecoverableError(error.message);
      throw error;
    } finally {
      inHand.delete(working);
    }
  };
  const worker = new Worker(name, run, {
    connection: { ...connectionTo(redisUrl), maxRetriesPerRequest: null },
    concurrency,
    lockDuration: 30_000,
    maxStalledCount: 1,
  });
  worker.on('error', (error) =>
    log.warn({ err: error.message, queue: name }, 'worker is out of reach of the queue'),
  );
  return {
    ticked: sign.ticked,
    close: async () => {
      sign.close();
      // With Redis away a calm close would wait for it for ever: jobs in hand reach their end, and their repeats find nothing to do.
      if (await answers(redisUrl)) return worker.close();
      await Promise.allSettled(inHand);
      return worker.close(true);
    },
  };
}

async function answers(redisUrl: string): Promise<boolean> {
  const redis = new Redis({
    ...connectionTo(redisUrl),
    lazyConnect: true,
    connectTimeout: 1000,
    commandTimeout: 1000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
