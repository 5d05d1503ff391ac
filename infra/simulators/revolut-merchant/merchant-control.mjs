import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { cardOutcome } from './cards.mjs';
import { orderView } from './order-view.mjs';

/**
 * What only the simulator can do: act for the customer, the bank and the network.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function merchantControl({ world, book, customers, notifications, settings }) {
  const orderOf = (/** @type {string | undefined} */ id) => {
    const order = book.orders.get(id ?? '');
    if (order === undefined) throw new TypeError('There is no such order.');
    return order;
  };
  const view = (/** @type {import('./order-book.mjs').Order} */ order) =>
    json(200, orderView(order, world.origin()));
  return {
    'POST /webhooks': ({ json: body }) => {
      const { url, secret = CREDENTIALS.merchantWebhookSecret, oldSecret = null, events = null } = body();
      if (!URL.canParse(url)) throw new TypeError('"url" must be an address.');
      notifications.receivers = [
        ...notifications.receivers.filter((one) => one.url !== url),
        { id: world.ids.uuid(), url, secret, oldSecret, events },
      ];
      return json(201, { url });
    },
    'POST /keys': ({ json: body }) => json(200, settings.setKeys(body())),
    'POST /delivery': ({ json: body }) => json(200, notifications.setMode(body())),
    'POST /release': async ({ json: body }) => json(200, await notifications.release(body())),
    'GET /deliveries': () => json(200, notifications.deliveries),
    'POST /orders': ({ json: body }) => {
      const { count = 1, at } = body();
      const createdAt = new Date(at ?? world.clock.now()).toISOString();
      for (let made = 0; made < count; made += 1)
        book.open({
          type: 'payment',
          amount: 1000,
          currency: 'EUR',
          merchant_order_data: { reference: `control-${createdAt}-${made}` },
          createdAt,
        });
      return json(201, { count });
    },
    'POST /orders/:id/pay': ({ params, json: body }) => {
      const order = orderOf(params.id);
      const { card = '4929420573595709', outcome, reason } = body();
      book.pay(order, {
        ...(outcome === undefined ? cardOutcome(card, order) : { outcome, ...(reason ? { reason } : {}) }),
        method: { type: 'card', card_last_four: String(card).slice(-4) },
      });
      return view(order);
    },
    'POST /orders/:id/challenge': ({ params, json: body }) => {
      const order = orderOf(params.id);
      for (const payment of order.payments) book.answerChallenge(order, payment, body().answer);
      return view(order);
    },
    'POST /orders/:id/change': ({ params, json: body }) => {
      const { amount, currency, state } = body();
      const order = orderOf(params.id);
      Object.assign(
        order,
        amount === undefined ? {} : { amount },
        currency === undefined ? {} : { currency },
        state === undefined ? {} : { state },
      );
      return view(order);
    },
    'POST /orders/:id/dispute': ({ params }) => {
      const order = orderOf(params.id);
      const dispute = book.open({
        type: 'chargeback',
        amount: order.amount,
        currency: order.currency,
        relatedOrderId: order.id,
      });
      book.pushEvent('DISPUTE_ACTION_REQUIRED', dispute);
      return view(dispute);
    },
    'POST /refunds': ({ json: body }) => {
      settings.refundDelaySeconds = Number(body().delaySeconds ?? 0);
      return json(200, { delaySeconds: settings.refundDelaySeconds });
    },
    'POST /settlements': ({ json: body }) => {
      settings.settlementDelaySeconds = Number(body().delaySeconds ?? 0);
      return json(200, { delaySeconds: settings.settlementDelaySeconds });
    },
    'POST /charges': ({ json: body }) => json(200, settings.setChargeOutcome(body())),
    'POST /customers/:id/methods': ({ params, json: body }) => {
      if (customers.find(params.id ?? '') === undefined) throw new TypeError('There is no such customer.');
      const { expiresBefore: _expires, ...method } = customers.save(params.id ?? '', body());
      return json(201, method);
    },
  };
}
