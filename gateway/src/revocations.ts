import type { Redis } from 'ioredis';
import { accessTokenSeconds, type AccessGrant, type AccessTokens } from './access-token.js';
import { BoundedCache } from './bounded-cache.js';
import type { Log } from './log.js';

/** Whoever ends a session or all of a person's sessions publishes here: `session:<id>` or `user:<id>`. */
export const revocationChannel = 'cotta:revoked';
const LOOK_AGAIN_MS = 5_000;

export interface Revocations {
  isRevoked(grant: AccessGrant): Promise<boolean>;
  revoke(subject: `session:${string}` | `user:${string}`): Promise<void>;
}

/** Ended sessions, until the last token minted from them is over. Without Redis only what was heard before counts. */
export function revocations(redis: Redis, subscriber: Redis, settings: { tokens: AccessTokens; log: Log; now: () => Date }): Revocations {
  const { tokens, log, now } = settings;
  const ms = (): number => now().getTime();
  const heard = new BoundedCache<true>(10_000, ms);
  const looked = new BoundedCache<boolean>(10_000, ms);
  const remember = (subject: string): void => {
    heard.set(subject, true, ms() + accessTokenSeconds * 1000);
    tokens.forget((grant) => subjectsOf(grant).includes(subject));
  };
  subscriber.on('message', (_channel, subject) => remember(subject));
  // ioredis subscribes again by itself after a lost connection.
  subscriber.subscribe(revocationChannel).catch((error: unknown) => log.warn({ err: error }, 'revocations are not heard'));
  return {
    async isRevoked(grant) {
      const subjects = subjectsOf(grant);
      if (subjects.some((subject) => heard.get(subject) === true)) return true;
      const key = subjects.join(' ');
      const known = looked.get(key);
      if (known !== undefined) return known;
      const revoked = await redis.exists(...subjects.map(redisKey)).then((count) => count > 0, () => false);
      looked.set(key, revoked, ms() + LOOK_AGAIN_MS);
      return revoked;
    },
    async revoke(subject) {
      remember(subject);
      await redis.set(redisKey(subject), '1', 'EX', accessTokenSeconds);
      await redis.publish(revocationChannel, subject);
    },
  };
}

function subjectsOf(grant: AccessGrant): readonly string[] {
  return [`session:${grant.sessionId}`, `user:${grant.userId}`];
}

function redisKey(subject: string): string {
  return `${revocationChannel}:${subject}`;
}
