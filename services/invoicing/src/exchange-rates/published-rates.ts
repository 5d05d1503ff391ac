import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { daysBetween } from '../money/calendar-date.js';
import { no } from '../refusals.js';

/** A rate a central bank published. ECB: units of the currency per 1 EUR (`units` is 1). CNB: CZK per `units` of the currency. */
export interface PublishedRate {
  readonly rate: string;
  readonly units: number;
}

/** Day of publication `YYYY-MM-DD` → currency → rate. */
export type RateTable = Readonly<Record<string, Readonly<Record<string, PublishedRate>>>>;

/** A rate with its day of publication, `YYYY-MM-DD`. */
export interface DatedRate extends PublishedRate {
  readonly date: string;
}

/** Older rates stop the issue of invoices; the longest gap between two TARGET days is Easter's five. @source money rules R-FX-5 */
const OLDEST_DAYS = 5;

/** The last rate of `currency` published on `day` or before. `before`: the day itself does not count. Refused with EXCHANGE_RATE_MISSING. */
export function latestRate(
  table: RateTable,
  currency: string,
  day: string,
  before: boolean,
): DatedRate | Refusal {
  const dates = Object.keys(table).filter(
    (date) => (before ? date < day : date <= day) && table[date]?.[currency] !== undefined,
  );
  const date = dates.toSorted().at(-1);
  const rate = date === undefined ? undefined : table[date]?.[currency];
  if (date === undefined || rate === undefined || daysBetween(date, day) > OLDEST_DAYS)
    return no('EXCHANGE_RATE_MISSING', { currency, day });
  return { ...rate, date };
}
