import { addDays } from './calendar-date.js';
import { declineClass, type DeclineClass } from './decline-class.js';

/** Days after the period's first day on which a charge is tried while declines are soft. @source money rules R-SUB-4 */
const ATTEMPT_DAYS = [0, 3, 7, 14] as const;
const LAST_DAY = 14;
const MOST_ATTEMPTS = 4;
/** Days before the charge on which the payment is prepared and announced. @source money rules R-SUB-2 */
const NOTICE_DAYS = 3;

/** The charge of one period on its way. */
export interface PeriodCharge {
  /** First day of the period, `YYYY-MM-DD`. */
  readonly chargeOn: string;
  readonly attempts: number;
  readonly lastAttemptOn: string | null;
  readonly state: 'DUE' | 'AWAITING_NEW_CARD' | 'CONFIRMED' | 'FAILED';
}

/** What happens to the charge of a period on a day, `YYYY-MM-DD`. `attempt` counts from 1; `reason` and `class` are those of a decline. */
export interface DunningEvent {
  readonly on: string;
  readonly event:
    | 'SubscriptionPaymentPrepared'
    | 'SubscriptionPaymentNotified'
    | 'SubscriptionPaymentChargeAttempted'
    | 'SubscriptionPaymentDeclined'
    | 'SubscriptionPaymentConfirmed'
    | 'SubscriptionPastDue'
    | 'PaymentMethodUpdateRequested'
    | 'CustomerAuthenticationRequested'
    | 'SubscriptionPaymentFailed'
    | 'SubscriptionEnded';
  readonly attempt?: number;
  readonly reason?: string;
  readonly class?: 'SOFT' | 'HARD';
}

interface Step {
  readonly charge: PeriodCharge;
  readonly events: readonly DunningEvent[];
}

/** Three days before the period: payment prepared and announced. */
export function prepareCharge(chargeOn: string): Step {
  const on = addDays(chargeOn, -NOTICE_DAYS);
  return {
    charge: { chargeOn, attempts: 0, lastAttemptOn: null, state: 'DUE' },
    events: [
      { on, event: 'SubscriptionPaymentPrepared' },
      { on, event: 'SubscriptionPaymentNotified' },
    ],
  };
}

/** Day of the next try; null while a new card is awaited and when it is over. */
export function nextAttemptOn({ chargeOn, lastAttemptOn, state }: PeriodCharge): string | null {
  if (state !== 'DUE') return null;
  const days = ATTEMPT_DAYS.map((day) => addDays(chargeOn, day));
  return days.find((day) => lastAttemptOn === null || day > lastAttemptOn) ?? null;
}

/** The day on which we stop waiting for a working card. */
export function lastDay({ chargeOn }: PeriodCharge): string {
  return addDays(chargeOn, LAST_DAY);
}

/** A try on day `on`; `declined`: the provider's reason, null when the money was captured. */
export function recordAttempt(charge: PeriodCharge, on: string, declined: string | null): Step {
  const attempt = charge.attempts + 1;
  const tried: PeriodCharge = { ...charge, attempts: attempt, lastAttemptOn: on, state: 'DUE' };
  const attempted: DunningEvent = { on, event: 'SubscriptionPaymentChargeAttempted', attempt };
  if (declined === null)
    return {
      charge: { ...tried, state: 'CONFIRMED' },
      events: [attempted, { on, event: 'SubscriptionPaymentConfirmed' }],
    };
  const kind = declineClass(declined);
  const refused: DunningEvent = {
    on,
    event: 'SubscriptionPaymentDeclined',
    reason: declined,
    class: kind === 'HARD' ? 'HARD' : 'SOFT',
  };
  const pastDue: DunningEvent[] = attempt === 1 ? [{ on, event: 'SubscriptionPastDue' }] : [];
  const over = attempt >= MOST_ATTEMPTS || on >= lastDay(charge);
  const next = over ? giveUp(tried, on) : askCustomer(tried, on, kind);
  return { charge: next.charge, events: [attempted, refused, ...pastDue, ...next.events] };
}

/** Nobody gave a working card in time, or the last try failed. @source money rules R-SUB-6 */
export function giveUp(charge: PeriodCharge, on: string): Step {
  return {
    charge: { ...charge, state: 'FAILED' },
    events: [
      { on, event: 'SubscriptionPaymentFailed' },
      { on, event: 'SubscriptionEnded' },
    ],
  };
}

/** @source money rules R-SUB-5 */
function askCustomer(charge: PeriodCharge, on: string, kind: DeclineClass): Step {
  if (kind === 'HARD')
    return {
      charge: { ...charge, state: 'AWAITING_NEW_CARD' },
      events: [{ on, event: 'PaymentMethodUpdateRequested' }],
    };
  return {
    charge,
    events: kind === 'AUTHENTICATION' ? [{ on, event: 'CustomerAuthenticationRequested' }] : [],
  };
}
