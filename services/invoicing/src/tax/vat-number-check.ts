/** Answer of a VAT number check with its time. */
export interface VatNumberCheck {
  readonly status: 'VALID' | 'INVALID' | 'UNAVAILABLE';
  readonly checkedAt: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURLY_FOR = 72 * HOUR;
const DAILY_FOR = 30 * DAY;

/** Whether checkout may rely on it without asking again. @source money rules R-VIES-1 */
export function isReusable({ status, checkedAt }: VatNumberCheck, now: Date): boolean {
  return status === 'VALID' && now.getTime() - checkedAt.getTime() <= DAY;
}

/** Whether it has to be asked again before an invoice is issued. @source money rules R-VIES-1 */
export function isTooOldForInvoice({ checkedAt }: VatNumberCheck, now: Date): boolean {
  return now.getTime() - checkedAt.getTime() > DAILY_FOR;
}

/** When to ask again after the service was down: hourly for 72 hours, then daily; null 30 days after the first try.
 *  @source money rules R-VIES-2 */
export function nextRecheck(firstTriedAt: Date, lastTriedAt: Date): Date | null {
  const step = lastTriedAt.getTime() - firstTriedAt.getTime() < HOURLY_FOR ? HOUR : DAY;
  const next = lastTriedAt.getTime() + step;
  return next - firstTriedAt.getTime() > DAILY_FOR ? null : new Date(next);
}
