import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { tierPromises, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import { periodAt, type Period } from '@cotta/reference/subscription-periods.js';

const WEEK = 7;

/** The stretch of a scan that holds `day`: from the day the scan is due to the day before the next one. Months for Watch, weeks for the higher tiers,
 *  the first from `from` on. Days are `YYYY-MM-DD` at the firm; undefined before `from`. @source status notes 4 */
export function scanPeriod(tier: MonitoringTier, from: string, day: string): Period | undefined {
  if (day < from) return undefined;
  if (tierPromises[tier].scanEvery === 'week') {
    const start = addDays(from, Math.floor(daysBetween(from, day) / WEEK) * WEEK);
    return { start, end: addDays(start, WEEK - 1) };
  }
  for (let month = 0; ; month += 1) {
    const period = periodAt(from, 'monthly', month);
    if (period.end >= day) return period;
  }
}

/** The day of the scan that is due now; earlier ones that were missed are not made up for. Undefined before `from`. */
export function scanDay(tier: MonitoringTier, from: string, today: string): string | undefined {
  return scanPeriod(tier, from, today)?.start;
}

/** The stretches whose scans are due from `first` to `last`, both days included. */
export function scanPeriods(
  tier: MonitoringTier,
  from: string,
  { start: first, end: last }: Period,
): readonly Period[] {
  const periods: Period[] = [];
  let next = scanPeriod(tier, from, first < from ? from : first);
  while (next !== undefined && next.start <= last) {
    if (next.start >= first) periods.push(next);
    next = scanPeriod(tier, from, addDays(next.end, 1));
  }
  return periods;
}
