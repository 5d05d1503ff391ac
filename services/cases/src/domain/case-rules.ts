import type { CommandContext } from '@cotta/kit/decider/decider.js';
import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import { CaseStatus } from './case-status.js';

const REOPEN_DAYS = 90;
const DAY_MS = 86_400_000;

interface Facts {
  readonly status?: string;
  readonly relevance?: string | null;
  readonly closedAt?: string | null;
}

export function relevanceProblem({ relevance }: Facts): Refusal | undefined {
  return (relevance ?? null) === null
    ? refuse('RELEVANCE_NEEDED', 'Say how relevant the case is before the client reads of it.')
    : undefined;
}

export function noSolution(): Refusal {
  return refuse('SOLUTION_NEEDED', 'Draft at least one solution before the client is approached.');
}

export function whitelisted(): Refusal {
  return refuse(
    'COUNTERPARTY_WHITELISTED',
    'The client wants nothing done about this counterparty; take it off the whitelist first.',
  );
}

export function foreignBrand(): Refusal {
  return refuse('OTHER_OWNER', 'The brand belongs to somebody else; choose one of the same client.');
}

/** Customers come back within ninety days; the firm whenever there is news. */
export function reopenProblem({ closedAt }: Facts, { now, viewer }: CommandContext): Refusal | undefined {
  if (viewer.role !== 'customer') return undefined;
  const since = closedAt === undefined || closedAt === null ? Infinity : now.getTime() - Date.parse(closedAt);
  return since > REOPEN_DAYS * DAY_MS
    ? refuse('TOO_LATE', 'The case was closed more than 90 days ago; report it as a new threat.', {
        days: REOPEN_DAYS,
      })
    : undefined;
}

/** Where a case goes on: with the work when it was resolved, with the question when nobody had answered. */
export function reopenedStatus({ status }: Facts): string {
  return status === CaseStatus.unresponsive ? CaseStatus.approached : CaseStatus.inProgress;
}

export function keepCase({ status }: Facts): Refusal | undefined {
  return status === CaseStatus.created
    ? undefined
    : refuse('RETAINED', 'The client has read of this case; dismiss or close it instead.');
}
