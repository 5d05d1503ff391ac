import type { Redis } from 'ioredis';
import type { Allowance } from './allowance.js';
import { BoundedCache } from './bounded-cache.js';
import { CountsTogether } from './counts-together.js';
import { EdgeRefusal } from './graph-error.js';

export interface LimitState {
  readonly most: number;
  readonly left: number;
  readonly resetMs: number;
  readonly exceeded: boolean;
}

export interface RateLimiter {
  /** Counts all allowances at once. Without Redis each gateway counts for itself. */
  count(allowances: readonly Allowance[]): Promise<readonly LimitState[]>;
  /** As above, yet without Redis it refuses: for doors where guessing must not get easier. @throws EdgeRefusal SUBGRAPH_UNAVAILABLE */
  countStrictly(allowances: readonly Allowance[]): Promise<readonly LimitState[]>;
}

/** One round trip: each counter lives in its window and is never extended. */
const COUNT = `
local answer = {}
for i, key in ipairs(KEYS) do
  local count = redis.call('INCRBY', key, ARGV[i * 2 - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    redis.call('PEXPIRE', key, ARGV[i * 2])
    left = tonumber(ARGV[i * 2])
  end
  answer[#answer + 1] = count
  answer[#answer + 1] = left
end
return answer`;

export function rateLimiter(redis: Redis, now: () => number): RateLimiter {
  /** What Redis last said of a window, and what it could not be told: a Redis that answers now and then must not let twice as many through. */
  const local = new BoundedCache<{
    readonly there: number;
    readonly missed: number;
    readonly unsure: number;
    readonly until: number;
  }>(50_000, now);
  const countHere = (allowances: readonly Allowance[], late: boolean): readonly LimitState[] =>
    allowances.map((allowance) => {
      const known = local.get(allowance.key) ?? {
        there: 0,
        missed: 0,
        unsure: 0,
        until: now() + allowance.windowMs,
      };
      const window = late
        ? { ...known, unsure: known.unsure + allowance.units }
        : { ...known, missed: known.missed + allowance.units };
      local.set(allowance.key, window, window.until);
      return stateOf(allowance, window.there + window.missed + window.unsure, window.until - now());
    });
  // Answers come in the order of the questions: this one counts those that were only late.
  const heardOf = (allowance: Allowance, there: number, resetMs: number): LimitState => {
    const missed = local.get(allowance.key)?.missed ?? 0;
    const until = now() + resetMs;
    local.set(allowance.key, { there, missed, unsure: 0, until }, until);
    return stateOf(allowance, there + missed, resetMs);
  };
  const together = new CountsTogether(
    (allowances) =>
      redis.eval(
        COUNT,
        allowances.length,
        ...allowances.map(({ key }) => `cotta:limit:${key}`),
        ...allowances.flatMap(({ units, windowMs }) => [units, windowMs]),
      ) as Promise<readonly number[]>,
  );
  const countThere = async (allowances: readonly Allowance[]): Promise<readonly LimitState[]> => {
    const counts = await together.count(allowances);
    return allowances.map((allowance, index) =>
      heardOf(allowance, counts[index * 2] ?? 0, counts[index * 2 + 1] ?? 0),
    );
  };
  return {
    count: (allowances) =>
      countThere(allowances).catch((error: unknown) => countHere(allowances, isLate(error))),
    countStrictly: (allowances) =>
      countThere(allowances).catch(() => {
        throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'Signing in is not possible at the moment.');
      }),
  };
}

/** Redis took the question and will count it, though nobody waited for the answer. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}

function stateOf({ most }: Allowance, count: number, resetMs: number): LimitState {
  return { most, left: Math.max(0, most - count), resetMs: Math.max(1, resetMs), exceeded: count > most };
}

/** @throws EdgeRefusal RATE_LIMITED with the time until the fullest counter starts anew. */
export function refuseExceeded(states: readonly LimitState[]): void {
  const [longest] = states.filter((state) => state.exceeded).toSorted((a, b) => b.resetMs - a.resetMs);
  if (longest === undefined) return;
  const { most, left, resetMs } = longest;
  throw new EdgeRefusal('RATE_LIMITED', 'Too many requests.', {
    retryAfterMs: resetMs,
    limit: { most, left, resetMs },
  });
}
