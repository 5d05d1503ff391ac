import { Redis } from 'ioredis';
import { connectionTo } from '../../runtime/jobs/redis-connection.js';
import type { Log } from '../../runtime/process/log.js';

/** Channel and key prefix that gateways listen to and look up. */
const CHANNEL = 'cotta:revoked';

/** As long as the longest-lived access token may live. */
const SECONDS = 900;

/** Tells gateways that sessions have ended, or programs that call by themselves and their secrets, so that tokens minted from them are worthless at once and not only by their age. */
export interface RevocationFeed {
  announce(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Without Redis the telling is lost and logged; tokens then die by their age. */
export function openRevocationFeed(redisUrl: string, log: Log): RevocationFeed {
  const redis = new Redis({ ...connectionTo(redisUrl), maxRetriesPerRequest: 1 });
  redis.on('error', (error: Error) =>
    log.warn({ err: error.message }, 'the revocation feed is out of reach'),
  );
  return {
    announce: async (ids) => {
      for (const id of ids) {
        await redis
          .multi()
          .set(`${CHANNEL}:${id}`, '1', 'EX', SECONDS)
          .publish(CHANNEL, id)
          .exec()
          .catch((error: unknown) =>
            log.error({ err: String(error), endedId: id }, 'what has ended could not be told'),
          );
      }
    },
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  };
}

/** For tools that end no sessions anyone holds. */
export const silentFeed: RevocationFeed = { announce: async () => undefined, close: async () => undefined };
