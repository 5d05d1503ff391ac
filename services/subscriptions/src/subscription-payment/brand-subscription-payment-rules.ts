import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { PaymentStatus } from './brand-subscription-payment-status.js';
import { officeDay } from '../subscription/office-day.js';
import { no } from '../refusals.js';

/** The customer is told this many days before the charge. */
const NOTICE_DAYS = 3;
/** Days after the first day of the period on which it is tried. @source money rules R-SUB-4 */
const ATTEMPT_DAYS = [0, 3, 7, 14] as const;

interface Payment {
  readonly status?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly numberOfAttempts?: number;
}

export function periodProblem({ startDate = '', endDate = '' }: Payment): Refusal | undefined {
  return endDate < startDate
    ? refuseFields([
        { path: ['endDate'], code: 'BEFORE_START', message: 'The last day comes before the first.' },
      ])
    : undefined;
}

export function noticeProblem({ startDate = '' }: Payment, { now }: CommandContext): Refusal | undefined {
  const from = addDays(startDate, -NOTICE_DAYS);
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

export function attemptProblem(
  { startDate = '', numberOfAttempts = 0 }: Payment,
  { now }: CommandContext,
): Refusal | undefined {
  const after = ATTEMPT_DAYS[numberOfAttempts];
  if (after === undefined) return no('NO_ATTEMPT_LEFT');
  const from = addDays(startDate, after);
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

export function afterDecline({ numberOfAttempts = 0 }: Payment) {
  return numberOfAttempts >= ATTEMPT_DAYS.length ? PaymentStatus.failed : PaymentStatus.declined;
}

export function keepPayment({ status }: Payment): Refusal | undefined {
  return status === PaymentStatus.prepared ? undefined : no('RETAINED.payment');
}

function tooEarly(from: string): Refusal {
  return no('TOO_EARLY', { from });
}
