import { connectionTo } from '@cotta/kit/runtime/jobs/redis-connection.js';
import { Redis } from 'ioredis';
import type { Log } from '@cotta/kit/runtime/process/log.js';

/** A connection that says once that nobody answers, and tries again for ever. */
export function openRedis(
  url: string,
  log: Log,
  options: { enableOfflineQueue?: boolean; commandTimeout?: number; maxRetriesPerRequest?: null },
): Redis {
  const redis = new Redis({
    ...connectionTo(url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
    ...options,
  });
  let said = false;
  redis.on('error', (error: Error) => {
    if (!said) log.warn({ err: error }, 'Redis does not answer');
    said = true;
  });
  redis.on('ready', () => {
    said = false;
  });
  return redis;
}
