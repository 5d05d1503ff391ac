import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import type { Quote } from './quote.js';

/** To be confirmed by the owner. @source money rules R-PRICE-4, assumption A-2 */
const VALID_DAYS = 14;

/** Days in which an order can be paid; then it rests. */
export const PAYABLE_DAYS = 30;

/** Last day on which a quote of `quotedOn` can be ordered; both `YYYY-MM-DD` in the issuer's zone. */
export function validUntil(quotedOn: string): string {
  return addDays(quotedOn, VALID_DAYS);
}

/** What ordering `accepted` on `today` needs: nothing, or that the customer sees the recalculated price and accepts it. */
export function needsNewConsent(
  accepted: { quote: Quote; quotedOn: string },
  current: Quote,
  today: string,
): boolean {
  if (today <= validUntil(accepted.quotedOn)) return false;
  return accepted.quote.currency !== current.currency || accepted.quote.gross !== current.gross;
}
