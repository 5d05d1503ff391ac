import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { outcomesOnPaper } from './case-outcome.js';
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

/** What stands between a case and its end. */
export interface OpenEnds {
  /** Solutions that the client ordered and that are not delivered. */
  readonly ordered: number;
  /** Letters to the other side that are neither sent nor withdrawn. */
  readonly unsent: number;
  /** What the other side wrote and was not answered. */
  readonly unanswered: number;
  /** Findings with their pages, and how many of them were not seen to be gone. */
  readonly evidence: number;
  readonly notGone: number;
}

/** No case ends while something that its client ordered is not done, `SOLUTION_UNDELIVERED`, a letter is under way, `LETTER_UNDONE`, or the other side waits for an answer,
 *  `OBJECTION_UNANSWERED`, and it ends as what was seen: taken down when every finding
 *  is gone, `OUTCOME_NOT_SEEN`. */
export function openEndsProblem(
  outcome: string,
  { ordered, unsent, unanswered, evidence, notGone }: OpenEnds,
): Refusal | undefined {
  if (ordered > 0) return no('SOLUTION_UNDELIVERED');
  if (unsent > 0) return no('LETTER_UNDONE');
  if (unanswered > 0) return no('OBJECTION_UNANSWERED');
  const isGone = evidence > 0 && notGone === 0;
  return outcome === 'taken down' && !isGone ? no('OUTCOME_NOT_SEEN') : undefined;
}

/** What was agreed, transferred or decided is shown by a paper: `REQUIRED` at `outcomeDocumentId` without one. */
export function outcomePaperProblem({
  outcome,
  outcomeDocumentId,
}: {
  readonly outcome: string;
  readonly outcomeDocumentId?: string | null;
}): Refusal | undefined {
  if (!outcomesOnPaper.includes(outcome) || outcomeDocumentId) return undefined;
  return refuseFields([
    {
      path: ['outcomeDocumentId'],
      code: 'REQUIRED',
      message: 'Choose the paper that shows it: the agreement, the transfer or the decision.',
    },
  ]);
}

/** Days after the client was approached on which a reminder goes out. @source statuses, case */
export const REMINDER_DAYS = [3, 7, 14] as const;
/** A client who did not answer the last reminder within a week more is silent. */
export const SILENT_AFTER_MS = 7 * DAY_MS;

/** How many reminders are due to a client who was approached at `since`. */
export function remindersDue(since: Date, now: Date): number {
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  return REMINDER_DAYS.filter((day) => days >= day).length;
}

/** A client is reminded in order, each time once and not before its day: `TOO_EARLY`. */
export function reminderProblem(
  { approachedAt, remindersSent }: Approached,
  number: number,
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  const due = approachedAt ? remindersDue(new Date(approachedAt), now) : 0;
  return number > (remindersSent ?? 0) && number <= due ? undefined : no('TOO_EARLY');
}

interface Approached {
  readonly approachedAt?: string | null;
  readonly remindersSent?: number | null;
}

/** Where a case goes on: with the work when it was resolved, with the question when nobody had answered. */
export function reopenedStatus({ status }: Facts) {
  return status === CaseStatus.unresponsive ? CaseStatus.approached : CaseStatus.inProgress;
}

/** Why a case cannot be removed: `RETAINED.case` in every status but the first, for the client may have read of it. */
export function keepCase({ status }: Facts): Refusal | undefined {
  return status === CaseStatus.created ? undefined : no('RETAINED.case');
}
