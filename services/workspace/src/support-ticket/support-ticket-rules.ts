import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

const DAY_MS = 86_400_000;

/** Days after the answer in which the customer may say that it did not help; then the ticket is closed. */
export const REOPEN_DAYS = 14;

interface Ticket {
  readonly resolvedAt?: string | null;
  readonly assignedAdminId?: string | null;
}

function isOver({ resolvedAt }: Ticket, now: Date): boolean {
  return typeof resolvedAt === 'string' && now.getTime() - Date.parse(resolvedAt) > REOPEN_DAYS * DAY_MS;
}

/** Staff may reopen a resolved ticket at any time before it is closed. */
export function reopenProblem(
  ticket: Ticket,
  _: unknown,
  { now, viewer }: CommandContext,
): Refusal | undefined {
  if (viewer.role !== 'customer' || !isOver(ticket, now)) return undefined;
  return no('TOO_LATE', { days: REOPEN_DAYS });
}

/** A ticket is closed once the time to reopen it is over; before that, and while it is not resolved, `TOO_EARLY`. */
export function closeProblem(ticket: Ticket, _: unknown, { now }: CommandContext): Refusal | undefined {
  return isOver(ticket, now) ? undefined : no('TOO_EARLY', { days: REOPEN_DAYS });
}
