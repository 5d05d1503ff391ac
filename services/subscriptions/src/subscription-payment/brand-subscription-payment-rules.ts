import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { PaymentStatus } from './brand-subscription-payment-status.js';
import { ATTEMPT_DAYS } from '../subscription/charge-attempts.js';
import { officeDay } from '../subscription/office-day.js';
import { no } from '../refusals.js';

/** The customer is told this many days before the charge. */
const NOTICE_DAYS = 3;

interface Payment {
  readonly status?: string;
  readonly startDate?: string;
  readonly numberOfAttempts?: number;
}

/** A charge is announced from three days before the period on, by the day at the firm; before that `TOO_EARLY` with the first day in `from`. */
export function noticeProblem({ startDate = '' }: Payment, { now }: CommandContext): Refusal | undefined {
  const from = addDays(startDate, -NOTICE_DAYS);
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

/** Whether the card may be tried again: `TOO_EARLY` with the first day in `from`, by the day at the firm,
 *  and `NO_ATTEMPT_LEFT` after the fourth time. `numberOfAttempts`: those made so far. */
export function attemptProblem(
  { startDate = '', numberOfAttempts = 0 }: Payment,
  { now }: CommandContext,
): Refusal | undefined {
  const after = ATTEMPT_DAYS[numberOfAttempts];
  if (after === undefined) return no('NO_ATTEMPT_LEFT');
  const from = addDays(startDate, after);
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

/** The status after the card said no: failed with the last attempt, declined while one is left. `numberOfAttempts` counts the one that was declined. */
export function afterDecline({ numberOfAttempts = 0 }: Payment) {
  return numberOfAttempts >= ATTEMPT_DAYS.length ? PaymentStatus.failed : PaymentStatus.declined;
}

/** Why a payment cannot be removed: `RETAINED.payment` once the customer was told of it. */
export function keepPayment({ status }: Payment): Refusal | undefined {
  return status === PaymentStatus.prepared ? undefined : no('RETAINED.payment');
}

function tooEarly(from: string): Refusal {
  return no('TOO_EARLY', { from });
}
