import type { Redis } from 'ioredis';
import { z } from 'zod';
import { hashText } from '../../plan-file.js';
import { problem } from '../../problem.js';
import { StepRefused } from './sandbox-steps.js';

/** As long as a key is kept elsewhere: ninety days. */
const KEPT_SECONDS = 90 * 86_400;
const kept = z.object({ digest: z.string(), answer: z.record(z.string(), z.unknown()).optional() });

/** What calls were answered with, so that a repeat does nothing more. */
export interface AnsweredKeys {
  /** The answer of the first time, or `work`'s, which is kept. A refusal is not: its repeat tries again.
   *  @throws StepRefused 409 where the key was used for something else */
  once(
    asked: { readonly clientId: string; readonly key: string; readonly body: unknown },
    work: () => Promise<object>,
  ): Promise<object>;
}

/** Keeps them in Redis: what a sandbox made is kept by its services, whatever becomes of these. */
export function answeredKeys(redis: Pick<Redis, 'get' | 'set'>): AnsweredKeys {
  return {
    async once({ clientId, key, body }, work) {
      const name = `cotta:sandbox-key:${clientId}:${key}`;
      const digest = hashText(JSON.stringify(body));
      const begun = JSON.stringify({ digest });
      await redis.set(name, begun, 'EX', KEPT_SECONDS, 'NX');
      const before = kept.parse(JSON.parse((await redis.get(name)) ?? begun));
      if (before.digest !== digest)
        throw new StepRefused(
          problem(409, 'KEY_REUSED', {
            detail: 'This Idempotency-Key was used for something else: take another one.',
          }),
        );
      if (before.answer !== undefined) return before.answer;
      const answer = await work();
      await redis.set(name, JSON.stringify({ digest, answer }), 'EX', KEPT_SECONDS);
      return answer;
    },
  };
}
