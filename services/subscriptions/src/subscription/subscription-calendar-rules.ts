import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { periodAt, type PaymentFrequency, type Period } from '@cotta/reference/subscription-periods.js';

/** A period is prepared and announced this many days before it begins. @source money rules R-SUB-2 */
export const NOTICE_DAYS = 3;
/** An order that nobody paid or gave a card for lapses after this many days. */
export const ORDER_DAYS = 30;

/** What the periods of a subscription follow from; days are `YYYY-MM-DD` at the firm. */
export interface Calendar {
  readonly paymentFrequency?: string | undefined;
  readonly anchorDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** The period after the one that runs: counted from the anchor, so that the day of the month is kept (31 January, 28 February, 31 March); without an anchor,
 *  after a trial, it begins the day after the last. Undefined where nothing runs. @source money rules R-SUB-1 */
export function nextPeriod({ paymentFrequency, anchorDate, endDate }: Calendar): Period | undefined {
  if (!endDate || paymentFrequency === undefined) return undefined;
  // The edge: the column holds nothing else.
  const frequency = paymentFrequency as PaymentFrequency;
  const first = addDays(endDate, 1);
  if (!anchorDate) return periodAt(first, frequency, 0);
  for (let index = 0; ; index += 1) {
    const period = periodAt(anchorDate, frequency, index);
    if (period.start >= first) return period;
  }
}

/** The first period, paid on `day`: that day is its first and the anchor of all that follow. */
export function firstPeriod(day: string, paymentFrequency: string | undefined): Period {
  return periodAt(day, (paymentFrequency ?? 'monthly') as PaymentFrequency, 0);
}

/** What runs is the trial: nothing was paid yet. */
export const isTrial = ({
  startDate,
  trialStartDate,
}: {
  readonly startDate?: string | null | undefined;
  readonly trialStartDate?: string | null | undefined;
}): boolean => startDate != null && startDate === trialStartDate;
