import { addDays, addMonths } from './calendar-date.js';

/** Length of a subscription's period: one month, three, or twelve. */
export type PaymentFrequency = 'monthly' | 'quarterly' | 'yearly';

const MONTHS: Readonly<Record<PaymentFrequency, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Both days included, `YYYY-MM-DD`. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** The period number `index` (0 = first) of a subscription that began on `start`. The day of the month is kept, also after a shorter
 *  month: 31 January, 28 February, 31 March. @source money rules R-SUB-1 */
export function periodAt(start: string, frequency: PaymentFrequency, index: number): Period {
  const first = (position: number): string => addMonths(start, position * MONTHS[frequency]);
  return { start: first(index), end: addDays(first(index + 1), -1) };
}
