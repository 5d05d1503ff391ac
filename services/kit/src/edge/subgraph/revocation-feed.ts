import { Redis } from 'ioredis';
import { connectionTo } from '../../runtime/jobs/redis-connection.js';
import type { Log } from '../../runtime/process/log.js';

/** Channel and key prefix that gateways listen to and look up. */
const CHANNEL = 'cotta:revoked';

/** As long as an access token may live. */
const SECONDS = 600;

/** Tells gateways that sessions have ended, so that tokens minted from them are worthless at once and not only in ten minutes. */
export interface RevocationFeed {
  announce(sessionIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Without Redis the telling is lost and logged; tokens then die by their age. */
export function openRevocationFeed(redisUrl: string, log: Log): RevocationFeed {
  const redis = new Redis({ ...connectionTo(redisUrl), maxRetriesPerRequest: 1 });
  redis.on('error', (error: Error) =>
    log.warn({ err: error.message }, 'the revocation feed is out of reach'),
  );
  return {
    announce: async (sessionIds) => {
      for (const id of sessionIds) {
        await redis
          .multi()
          .set(`${CHANNEL}:${id}`, '1', 'EX', SECONDS)
          .publish(CHANNEL, id)
          .exec()
          .catch((error: unknown) =>
            log.error({ err: String(error), sessionId: id }, 'an ended session could not be told'),
          );
      }
    },
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  };
}

/** For tools that end no sessions anyone holds. */
export const silentFeed: RevocationFeed = { announce: async () => undefined, close: async () => undefined };
