import { json } from '../core/answers.mjs';
import { orderView } from './order-view.mjs';
import { vendorError } from './vendor-error.mjs';
import { withOrder } from './with-order.mjs';

/**
 * Giving money back: each refund is an order of its own.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function refundRoutes({ world, book, settings }) {
  const answer = (/** @type {import('./order-book.mjs').Order} */ refund) =>
    json(201, orderView(refund, world.origin()));
  return {
    'POST /api/orders/:id/refund': withOrder(book)((order, { json: body, headers, raw }) => {
      const { amount, currency = order.currency, merchant_order_data, description = '' } = body();
      const key = headers['idempotency-key'];
      const earlier = key === undefined ? undefined : book.refundsByKey.get(`${order.id}:${key}`);
      if (earlier !== undefined)
        return earlier.body === raw.toString()
          ? answer(earlier.order)
          : vendorError(409, 'conflict', 'This idempotency key was used for another refund');
      if (order.type !== 'payment' || order.state !== 'completed')
        return vendorError(409, 'conflict', 'Only completed payments can be refunded');
      if (!Number.isInteger(amount) || amount < 1 || currency !== order.currency)
        return vendorError(400, 'validation', 'amount and currency must be those of the order');
      if (amount > order.amount - order.refunded)
        return vendorError(422, 'refund_over_limit', 'More than is left to refund');
      const refund = book.refund(order, {
        amount,
        reference: merchant_order_data?.reference,
        description,
        delayMs: settings.refundDelaySeconds * 1000,
      });
      if (key !== undefined)
        book.refundsByKey.set(`${order.id}:${key}`, { body: raw.toString(), order: refund });
      return answer(refund);
    }),
  };
}
