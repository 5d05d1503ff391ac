import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { judgeDelivery, type SignedDelivery } from './revolut-signature.js';

/** A genuine notification. It is a hint, never a fact: the order has to be fetched. */
export interface PaymentNotification {
  /** `ORDER_COMPLETED` and the like; any text. */
  readonly event: string;
  readonly orderId: string;
  /** The same for a delivery that is sent again as it was. The vendor gives no id. */
  readonly dedupeKey: string;
}

export type ReadNotification =
  | { readonly verdict: 'genuine'; readonly notification: PaymentNotification }
  | { readonly verdict: 'forged' | 'stale' | 'unreadable' };

/** Reads a Revolut Merchant delivery; nothing of it may be used unless the verdict is `genuine`. `secrets`: comma-separated, as in the settings. */
export function readPaymentNotification(
  delivery: SignedDelivery,
  secrets: string,
  now: Date,
): ReadNotification {
  const verdict = judgeDelivery(
    delivery,
    secrets.split(',').filter((secret) => secret !== ''),
    now,
  );
  if (verdict !== 'genuine') return { verdict };
  const body = delivery.rawBody.toString('utf8');
  const event = codeIn(body, 'event');
  const orderId = codeIn(body, 'order_id');
  if (event === undefined || orderId === undefined) return { verdict: 'unreadable' };
  return {
    verdict,
    notification: { event, orderId, dedupeKey: `${orderId}:${event}:${delivery.timestamp ?? ''}` },
  };
}
