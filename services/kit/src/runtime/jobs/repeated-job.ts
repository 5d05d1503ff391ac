import type { Log } from '../process/log.js';
import { openQueue, startWorker } from './queue.js';
import type { Rounds } from './rounds.js';

interface RepeatedJob {
  /** Of the queue. */
  readonly queue: string;
  readonly name: string;
  readonly everyMs: number;
  readonly redisUrl: string;
  readonly log: Log;
  readonly rounds: Rounds;
  readonly work: () => Promise<void>;
}

/** Does one job each `everyMs` milliseconds, once however many processes ask for it, and never twice at a time.
 *  Closing lets what is in hand reach its end. */
export function repeatJob({ queue: name, name: tick, everyMs, redisUrl, log, rounds, work }: RepeatedJob): {
  readonly close: () => Promise<void>;
} {
  const worker = startWorker({
    name,
    redisUrl,
    log,
    concurrency: 1,
    work: rounds.noted({ name, everyMs }, work),
  });
  const queue = openQueue(name, redisUrl, log);
  queue.tick(tick, everyMs);
  return {
    close: async () => {
      await worker.close();
      await queue.close();
    },
  };
}
