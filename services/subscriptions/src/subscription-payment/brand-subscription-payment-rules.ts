import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { lastDay, nextAttemptOn, recordAttempt, type PeriodCharge } from '@cotta/reference/dunning.js';
import { PaymentStatus } from './brand-subscription-payment-status.js';
import { NOTICE_DAYS } from '../subscription/subscription-calendar-rules.js';
import { officeDay } from '../subscription/office-day.js';
import { no } from '../refusals.js';

/** Most attempts of one period. @source money rules R-SUB-6 */
const MOST_ATTEMPTS = 4;

interface Payment {
  readonly status?: string;
  readonly startDate?: string;
  readonly numberOfAttempts?: number;
  readonly lastAttemptDate?: string | null;
  readonly awaitsCard?: boolean | null;
  readonly isFirst?: boolean | null;
  readonly productId?: string | null;
  readonly total?: object | null;
}

/** The charge as the rules of declines know it. */
export function chargeOf({
  startDate = '',
  numberOfAttempts = 0,
  lastAttemptDate,
  awaitsCard,
}: Payment): PeriodCharge {
  return {
    chargeOn: startDate,
    attempts: numberOfAttempts,
    lastAttemptOn: lastAttemptDate ? officeDay(new Date(lastAttemptDate)) : null,
    state: awaitsCard === true ? 'AWAITING_NEW_CARD' : 'DUE',
  };
}

/** A charge is announced from three days before the period on, by the day at the firm; before that `TOO_EARLY` with the first day in `from`. */
export function noticeProblem({ startDate = '' }: Payment, { now }: CommandContext): Refusal | undefined {
  const from = addDays(startDate, -NOTICE_DAYS);
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

/** Whether the card may be tried: `NO_ATTEMPT_LEFT` after the fourth time, `CARD_AWAITED` where the last card will never work and no other was given,
 *  `TOO_EARLY` with the first day in `from`, by the day at the firm. `numberOfAttempts`: those made so far. */
export function attemptProblem(
  payment: Payment,
  { withNewCard }: { readonly withNewCard?: boolean | null },
  { now }: CommandContext,
): Refusal | undefined {
  const charge = chargeOf(payment);
  if (charge.attempts >= MOST_ATTEMPTS) return no('NO_ATTEMPT_LEFT');
  const awaits = charge.state === 'AWAITING_NEW_CARD';
  if (awaits && withNewCard !== true) return no('CARD_AWAITED');
  const from = awaits ? charge.chargeOn : nextAttemptOn(charge);
  if (from === null) return no('NO_ATTEMPT_LEFT');
  return officeDay(now) < from ? tooEarly(from) : undefined;
}

/** Where an order asks for the money, what became of the order is what became of the payment: nobody says it by hand, `ORDER_DECIDES`. Otherwise a period would
 *  be paid without money and without an invoice, or a card be asked again for what it is paying. Its price is asked as well: unlike the order, nobody can take it off. @source money rules R-PAY-3, R-PAY-5 */
export function byHandProblem(
  { productId, total }: Payment,
  { viewer }: Pick<CommandContext, 'viewer'>,
): Refusal | undefined {
  return viewer.role === 'system' || (productId ?? total ?? null) === null ? undefined : no('ORDER_DECIDES');
}

/** What follows from a decline, whose attempt is counted already: another day, another card, or the end of it. @source money rules R-SUB-4…6 */
export function afterDecline(payment: Payment, reason: string) {
  const tried = chargeOf(payment);
  const on = tried.lastAttemptOn ?? tried.chargeOn;
  const { charge } = recordAttempt({ ...tried, attempts: Math.max(0, tried.attempts - 1) }, on, reason);
  const failed = charge.state === 'FAILED';
  return {
    status: failed ? PaymentStatus.failed : PaymentStatus.declined,
    awaitsCard: charge.state === 'AWAITING_NEW_CARD',
    nextAttemptOn: failed ? null : nextAttemptOn(charge),
  };
}

/** The last day on which the payment of a period that began on `startDate` is waited for. */
export const lastChargeDay = (startDate: string): string =>
  lastDay({ chargeOn: startDate, attempts: 0, lastAttemptOn: null, state: 'DUE' });

/** Why a payment cannot be removed: `RETAINED.payment` once the customer was told of it. */
export function keepPayment({ status }: Payment): Refusal | undefined {
  return status === PaymentStatus.prepared ? undefined : no('RETAINED.payment');
}

function tooEarly(from: string): Refusal {
  return no('TOO_EARLY', { from });
}
