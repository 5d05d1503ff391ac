/** Notifications that concern a payment order; all others are acknowledged and left alone. @source Revolut Merchant webhooks; money rules R-PAY-3 */
const CONCERNS_ORDER: ReadonlySet<string> = new Set([
  'ORDER_COMPLETED',
  'ORDER_AUTHORISED',
  'ORDER_CANCELLED',
  'ORDER_FAILED',
  'ORDER_PAYMENT_DECLINED',
  'ORDER_PAYMENT_FAILED',
  'ORDER_PAYMENT_AUTHENTICATION_CHALLENGED',
  'ORDER_PAYMENT_AUTHENTICATED',
]);

/** HTTP status of the answer, and whether the order is to be fetched. `genuine`: signature right and sent within five minutes. */
export function answerNotification(
  event: string,
  genuine: boolean,
): { status: 204 | 401; fetchOrder: boolean } {
  return genuine
    ? { status: 204, fetchOrder: CONCERNS_ORDER.has(event) }
    : { status: 401, fetchOrder: false };
}
