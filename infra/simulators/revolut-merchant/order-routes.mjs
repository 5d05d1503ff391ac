import { json } from '../core/answers.mjs';
import { vendorError } from './vendor-error.mjs';
import { orderSummary, orderView } from './order-view.mjs';
import { withOrder } from './with-order.mjs';

/** @typedef {import('./order-book.mjs').Order} Order */

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/**
 * `/api/orders`, as version 2026-04-20 has it.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function orderRoutes({ world, book, customers }) {
  const answer = (/** @type {number} */ status, /** @type {Order} */ order) =>
    json(status, orderView(order, world.origin()));
  const known = withOrder(book);

  return {
    'POST /api/orders': ({ json: body }) => {
      const given = body();
      const problem = orderProblem(given);
      if (problem !== undefined) return vendorError(400, 'validation', problem);
      const customerId =
        given.customer?.id ?? (given.customer?.email ? customers.add(given.customer).id : null);
      if (given.customer?.id && customers.find(given.customer.id) === undefined)
        return vendorError(404, 'not_found', 'Customer not found');
      const order = book.open({
        type: 'payment',
        amount: given.amount,
        currency: given.currency,
        description: given.description ?? '',
        merchant_order_data: given.merchant_order_data ?? {},
        metadata: given.metadata ?? {},
        captureMode: given.capture_mode ?? 'automatic',
        redirectUrl: given.redirect_url ?? null,
        customerId,
      });
      if (given.expire_pending_after)
        world.clock.after(
          milliseconds(given.expire_pending_after),
          async () =>
            void (order.state === 'pending' && book.transition(order, 'cancelled', 'ORDER_CANCELLED')),
        );
      return answer(201, order);
    },
    'GET /api/orders': ({ query }) => {
      const reference = query.get('merchant_order_data_reference');
      const from = query.get('from_created_date') ?? '';
      const before = query.get('created_before') ?? '9';
      const found = [...book.orders.values()].filter(
        (order) =>
          (reference === null || order.merchant_order_data.reference === reference) &&
          order.createdAt >= from &&
          order.createdAt < before,
      );
      return json(
        200,
        found
          .toReversed()
          .slice(0, Number(query.get('limit') ?? 100))
          .map((order) => orderSummary(order, world.origin())),
      );
    },
    'GET /api/orders/:id': known((order) => answer(200, order)),
    'POST /api/orders/:id/cancel': known((order) => {
      if (!['pending', 'authorised'].includes(order.state))
        return vendorError(422, 'unprocessable', `An order in state ${order.state} cannot be cancelled`);
      book.transition(order, 'cancelled', 'ORDER_CANCELLED');
      return answer(200, order);
    }),
    'POST /api/orders/:id/capture': known((order) => {
      if (order.state !== 'authorised')
        return vendorError(422, 'unprocessable', 'Only authorised orders can be captured');
      book.capture(order);
      return answer(200, order);
    }),
  };
}

/** @param {any} given @returns {string | undefined} */
function orderProblem({ amount, currency, capture_mode, metadata = {}, expire_pending_after, redirect_url }) {
  if (!Number.isInteger(amount) || amount < 0) return 'amount must be a whole number of minor units';
  if (!/^[A-Z]{3}$/.test(currency ?? '')) return 'currency must be three upper-case letters';
  if (capture_mode !== undefined && !['automatic', 'manual'].includes(capture_mode))
    return 'capture_mode must be automatic or manual';
  if (expire_pending_after !== undefined && !DURATION.test(expire_pending_after))
    return 'expire_pending_after must be an ISO 8601 duration';
  if (redirect_url !== undefined && !URL.canParse(redirect_url)) return 'redirect_url must be an address';
  const pairs = Object.entries(metadata);
  const fits =
    pairs.length <= 50 &&
    pairs.every(
      ([key, value]) => /^[A-Za-z]\w{0,39}$/.test(key) && typeof value === 'string' && value.length <= 500,
    );
  return fits ? undefined : 'metadata has at most 50 pairs with short keys and values';
}

/** @param {string} duration */
function milliseconds(duration) {
  const [, days = '0', hours = '0', minutes = '0'] = DURATION.exec(duration) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
}
