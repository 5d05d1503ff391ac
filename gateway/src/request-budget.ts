import type { Caller } from './caller.js';
import { budgetOf } from './limits.js';
import { refuseExceeded, type Allowance, type LimitState, type RateLimiter } from './rate-limit.js';

const MINUTE_MS = 60_000;

export interface Spent {
  readonly cost: number;
  readonly isSearch?: boolean;
  readonly isNewDocument: boolean;
  readonly unlimitedDocuments: boolean;
}

/** Counts one request with what it costs. @throws EdgeRefusal RATE_LIMITED */
export async function spendBudget(limiter: RateLimiter, caller: Caller, spent: Spent): Promise<LimitState> {
  const budget = budgetOf(caller.viewer.role);
  const counters: Allowance[] = [
    { key: `r:${caller.limitKey}`, most: budget.requestsPerMinute, windowMs: MINUTE_MS, units: 1 },
    { key: `c:${caller.limitKey}`, most: budget.costPerMinute, windowMs: MINUTE_MS, units: Math.ceil(spent.cost) },
  ];
  if (spent.isNewDocument && !spent.unlimitedDocuments) counters.push({ key: `d:${caller.limitKey}`, most: budget.newDocumentsPerMinute, windowMs: MINUTE_MS, units: 1 });
  if (spent.isSearch === true) counters.push({ key: `s:${caller.limitKey}`, most: budget.searchesPerMinute, windowMs: MINUTE_MS, units: 1 });
  const states = await limiter.count(counters);
  refuseExceeded(states);
  const [requests] = states;
  if (requests === undefined) throw new Error('the limiter answered nothing');
  return requests;
}
