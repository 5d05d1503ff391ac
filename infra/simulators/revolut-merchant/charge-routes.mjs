import { json } from '../core/answers.mjs';
import { vendorError } from './vendor-error.mjs';
import { withOrder } from './with-order.mjs';

/**
 * Charging a saved method.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function chargeRoutes({ world, book, customers, settings }) {
  return {
    'POST /api/orders/:id/payments': withOrder(book)((order, { json: body }) => {
      const { saved_payment_method: saved } = body();
      const method = customers.method(order.customerId ?? '', saved?.id ?? '');
      if (method === undefined) return vendorError(404, 'not_found', 'Payment method not found');
      if (order.state !== 'pending') return vendorError(409, 'conflict', `The order is ${order.state}`);
      if (saved.initiator === 'merchant' && method.saved_for !== 'merchant')
        return vendorError(422, 'unprocessable', 'The method was not saved for the merchant');
      const { outcome, reason } = method.expiresBefore(world.clock.now())
        ? { outcome: 'declined', reason: 'expired_card' }
        : settings.takeChargeOutcome();
      const payment = book.pay(order, {
        outcome,
        method: { id: method.id, type: method.type },
        ...(reason === undefined ? {} : { reason }),
      });
      const challenge =
        payment.state === 'authentication_challenge'
          ? {
              authentication_challenge: {
                type: 'three_ds',
                acs_url: `${world.origin()}/revolut-merchant/challenge/${payment.id}`,
              },
            }
          : {};
      return json(200, { ...payment, order_id: order.id, ...challenge });
    }),
  };
}
