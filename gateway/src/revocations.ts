import type { Redis } from 'ioredis';
import { partnerTokenSeconds } from '@cotta/reference/partner-scopes.js';
import type { AccessTokens } from './access-token.js';
import { BoundedCache } from './bounded-cache.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';

/** Whoever ends a session, a partner's program or a secret of it sets the key `cotta:revoked:<id>` for a quarter of an hour and publishes the id here. */
export const revocationChannel = 'cotta:revoked';
const LOOK_AGAIN_MS = 5_000;
/** No token lives longer. */
const LONGEST_SECONDS = partnerTokenSeconds;

export interface Revocations {
  /** `id`: of a session, a program or a secret. */
  isRevoked(id: string): Promise<boolean>;
  revoke(sessionId: string): Promise<void>;
}

/** What was ended, until the last token minted from them is over. Without Redis only what was heard before counts. */
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
    heard.set(sessionId, true, ms() + LONGEST_SECONDS * 1000);
    tokens.forget((grant) => grant.sessionId === sessionId);
  };
  subscriber.on('message', (_channel, sessionId) => remember(sessionId));
  // ioredis subscribes again by itself after a lost connection.
  subscriber
    .subscribe(revocationChannel)
    .catch((error: unknown) => log.warn({ err: error }, 'revocations are not heard'));
  return {
    async isRevoked(id) {
      if (heard.get(id) === true) return true;
      const known = looked.get(id);
      if (known !== undefined) return known;
      const revoked = await redis.exists(redisKey(id)).then(
        (count) => count > 0,
        () => false,
      );
      looked.set(id, revoked, ms() + LOOK_AGAIN_MS);
      return revoked;
    },
    async revoke(sessionId) {
      remember(sessionId);
      // Without Redis the other gateways learn it when the token ends; signing out works all the same.
      await redis
        .multi()
        .set(redisKey(sessionId), '1', 'EX', LONGEST_SECONDS)
        .publish(revocationChannel, sessionId)
        .exec()
        .catch((error: unknown) => log.warn({ err: error }, 'other gateways were not told of a sign-out'));
    },
  };
}

function redisKey(sessionId: string): string {
  return `${revocationChannel}:${sessionId}`;
}
