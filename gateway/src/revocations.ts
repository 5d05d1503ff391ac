import type { Redis } from 'ioredis';
import { accessTokenSeconds, type AccessGrant, type AccessTokens } from './access-token.js';
import { BoundedCache } from './bounded-cache.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';

/** Whoever ends a session sets the key `cotta:revoked:<session id>` for ten minutes and publishes the id here. */
export const revocationChannel = 'cotta:revoked';
const LOOK_AGAIN_MS = 5_000;

export interface Revocations {
  isRevoked(grant: AccessGrant): Promise<boolean>;
  revoke(sessionId: string): Promise<void>;
}

/** Ended sessions, until the last token minted from them is over. Without Redis only what was heard before counts. */
export function revocations(
  redis: Redis,
  subscriber: Redis,
  settings: { tokens: AccessTokens; log: Log; now: () => Date },
): Revocations {
  const { tokens, log, now } = settings;
  const ms = (): number => now().getTime();
  const heard = new BoundedCache<true>(10_000, ms);
  const looked = new BoundedCache<boolean>(10_000, ms);
  const remember = (sessionId: string): void => {
    heard.set(sessionId, true, ms() + accessTokenSeconds * 1000);
    tokens.forget((grant) => grant.sessionId === sessionId);
  };
  subscriber.on('message', (_channel, sessionId) => remember(sessionId));
  // ioredis subscribes again by itself after a lost connection.
  subscriber
    .subscribe(revocationChannel)
    .catch((error: unknown) => log.warn({ err: error }, 'revocations are not heard'));
  return {
    async isRevoked({ sessionId }) {
      if (heard.get(sessionId) === true) return true;
      const known = looked.get(sessionId);
      if (known !== undefined) return known;
      const revoked = await redis.exists(redisKey(sessionId)).then(
        (count) => count > 0,
        () => false,
      );
      looked.set(sessionId, revoked, ms() + LOOK_AGAIN_MS);
      return revoked;
    },
    async revoke(sessionId) {
      remember(sessionId);
      // Without Redis the other gateways learn it when the token ends; signing out works all the same.
      await redis
        .multi()
        .set(redisKey(sessionId), '1', 'EX', accessTokenSeconds)
        .publish(revocationChannel, sessionId)
        .exec()
        .catch((error: unknown) => log.warn({ err: error }, 'other gateways were not told of a sign-out'));
    },
  };
}

function redisKey(sessionId: string): string {
  return `${revocationChannel}:${sessionId}`;
}
