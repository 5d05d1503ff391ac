import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

const DAY_MS = 86_400_000;

/** Days after the answer in which the customer may say that it did not help; then the ticket is closed. */
export const REOPEN_DAYS = 14;

/** Days of waiting after which the customer is reminded, once each. */
export const REMINDER_DAYS = [3, 7] as const;

/** Days of waiting after which the question counts as settled. */
export const LAPSE_DAYS = 10;

interface Ticket {
  readonly caseId?: string | null;
  readonly resolvedAt?: string | null;
  readonly assignedAdminId?: string | null;
  readonly waitingSince?: string | null;
  readonly reminders?: number | null;
}

/** A solved ticket that can be taken up no more. */
export function isOver({ resolvedAt }: Ticket, now: Date): boolean {
  return typeof resolvedAt === 'string' && now.getTime() - Date.parse(resolvedAt) > REOPEN_DAYS * DAY_MS;
}

const outside: readonly Role[] = ['visitor', 'customer'];

/** Staff may reopen a resolved ticket at any time before it is closed. */
export function reopenProblem(
  ticket: Ticket,
  _: unknown,
  { now, viewer }: CommandContext,
): Refusal | undefined {
  if (!outside.includes(viewer.role) || !isOver(ticket, now)) return undefined;
  return no('TOO_LATE', { days: REOPEN_DAYS });
}

/** A ticket is closed once the time to reopen it is over; before that, and while it is not resolved, `TOO_EARLY`. */
export function closeProblem(ticket: Ticket, _: unknown, { now }: CommandContext): Refusal | undefined {
  return isOver(ticket, now) ? undefined : no('TOO_EARLY', { days: REOPEN_DAYS });
}

/** What a ticket keeps of its waiting from now on. */
export const waitsFrom = (now: Date) => ({ waitingSince: now.toISOString(), reminders: 0 });

/** Nobody waits for the customer any more. */
export const waitsNoMore = { waitingSince: null, reminders: 0 };

/** The customer has had the word for so many days; where nobody noted since when, whoever looks at the rows knows it. `TOO_EARLY` before that. */
export function waitedFor(days: number) {
  return ({ waitingSince }: Ticket, _: unknown, { now }: CommandContext): Refusal | undefined =>
    typeof waitingSince === 'string' && now.getTime() - Date.parse(waitingSince) < days * DAY_MS
      ? no('TOO_EARLY.waiting', { days })
      : undefined;
}

/** What the other side of a case wrote is answered on the page of that case, where the answer is kept: `KEPT_IN_CASE`. */
export function answeredInCase(
  { caseId }: Ticket,
  _: unknown,
  { viewer }: CommandContext,
): Refusal | undefined {
  return caseId && viewer.role !== 'system' ? no('KEPT_IN_CASE') : undefined;
}
