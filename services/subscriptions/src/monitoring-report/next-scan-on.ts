import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { scanPeriod } from '../monitoring/scan-plan-rules.js';
import { BrandSubscriptionStatus } from '../subscription/brand-subscription-status.js';
import type { ScannedSubscription } from './scanned-subscription.js';

/** The day of the next scan after `today`; null where nothing is searched any more, or where a cancelled subscription ends before it. */
export function nextScanOn(
  {
    tier,
    from,
    isWatched,
    status,
    endDate,
  }: Pick<ScannedSubscription, 'tier' | 'from' | 'isWatched' | 'status' | 'endDate'>,
  today: string,
): string | null {
  if (!isWatched) return null;
  const running = scanPeriod(tier, from, today);
  const next = running === undefined ? from : addDays(running.end, 1);
  const isOver = status === BrandSubscriptionStatus.cancelled && endDate !== null && next > endDate;
  return isOver ? null : next;
}
