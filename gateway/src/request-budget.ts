import type { Allowance } from './allowance.js';
import type { Caller } from './caller.js';
import { budgetOf, letterLimits } from './limits.js';
import { refuseExceeded, type LimitState, type RateLimiter } from './rate-limit.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface Spent {
  readonly cost: number;
  readonly isSearch?: boolean;
  readonly letters?: readonly string[];
  /** Files that come with it. @defaultValue 0 */
  readonly uploads?: number;
  readonly isNewDocument: boolean;
  readonly unlimitedDocuments: boolean;
}

/** Counts one request with what it costs. @throws EdgeRefusal RATE_LIMITED */
export async function spendBudget(limiter: RateLimiter, caller: Caller, spent: Spent): Promise<LimitState> {
  const budget = budgetOf(caller.viewer.role);
  const counters: Allowance[] = [
    { key: `r:${caller.limitKey}`, most: budget.requestsPerMinute, windowMs: MINUTE_MS, units: 1 },
    {
      key: `c:${caller.limitKey}`,
      most: budget.costPerMinute,
      windowMs: MINUTE_MS,
      units: Math.ceil(spent.cost),
    },
  ];
  if (spent.isNewDocument && !spent.unlimitedDocuments)
    counters.push({
      key: `d:${caller.limitKey}`,
      most: budget.newDocumentsPerMinute,
      windowMs: MINUTE_MS,
      units: 1,
    });
  if (spent.isSearch === true)
    counters.push({
      key: `s:${caller.limitKey}`,
      most: budget.searchesPerMinute,
      windowMs: MINUTE_MS,
      units: 1,
    });
  if (spent.uploads !== undefined)
    counters.push({
      key: `u:${caller.limitKey}`,
      most: budget.uploadsPerDay,
      windowMs: DAY_MS,
      units: spent.uploads,
    });
  for (const field of new Set(spent.letters)) {
    const limit = letterLimits.get(field);
    if (limit !== undefined)
      counters.push({
        key: `l:${field}:${caller.limitKey}`,
        ...limit,
        units: spent.letters?.filter((name) => name === field).length ?? 0,
      });
  }
  const states = await limiter.count(counters);
  refuseExceeded(states);
  const [requests] = states;
  if (requests === undefined) throw new Error('the limiter answered nothing');
  return requests;
}
