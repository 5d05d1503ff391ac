import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { CaseStatus } from './case-status.js';
import { no } from '../refusals.js';

const REOPEN_DAYS = 90;
const DAY_MS = 86_400_000;

interface Facts {
  readonly status?: string;
  readonly relevance?: string | null;
  readonly closedAt?: string | null;
}

/** The client reads of a case only after somebody said how relevant it is; otherwise `RELEVANCE_NEEDED`. */
export function relevanceProblem({ relevance }: Facts): Refusal | undefined {
  return (relevance ?? null) === null ? no('RELEVANCE_NEEDED') : undefined;
}

/** The refusal for approaching a client with nothing to choose from: `SOLUTION_NEEDED`. */
export function noSolution(): Refusal {
  return no('SOLUTION_NEEDED');
}

/** The refusal for a case about a counterparty that the client whitelisted: `COUNTERPARTY_WHITELISTED`. */
export function whitelisted(): Refusal {
  return no('COUNTERPARTY_WHITELISTED');
}

/** The refusal for putting a case under a brand of another client: `OTHER_OWNER`. */
export function foreignBrand(): Refusal {
  return no('OTHER_OWNER');
}

/** Customers come back within ninety days; the firm whenever there is news. */
export function reopenProblem({ closedAt }: Facts, { now, viewer }: CommandContext): Refusal | undefined {
  if (viewer.role !== 'customer') return undefined;
  const since = closedAt === undefined || closedAt === null ? Infinity : now.getTime() - Date.parse(closedAt);
  return since > REOPEN_DAYS * DAY_MS ? no('TOO_LATE', { days: REOPEN_DAYS }) : undefined;
}

/** Where a case goes on: with the work when it was resolved, with the question when nobody had answered. */
export function reopenedStatus({ status }: Facts) {
  return status === CaseStatus.unresponsive ? CaseStatus.approached : CaseStatus.inProgress;
}

/** Why a case cannot be removed: `RETAINED.case` in every status but the first, for the client may have read of it. */
export function keepCase({ status }: Facts): Refusal | undefined {
  return status === CaseStatus.created ? undefined : no('RETAINED.case');
}
