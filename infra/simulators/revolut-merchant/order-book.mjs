import { settlementOf } from './settlement.mjs';

/**
 * @typedef {{ id: string, state: string, amount: number, currency: string, created_at: string, updated_at: string, decline_reason?: string, bank_message?: string, payment_method: Record<string, unknown>, settled_amount?: number, settled_currency?: string, fees?: { type: string, amount: number, currency: string }[] }} Payment
 *
 * @typedef {object} Order
 * @property {string} id
 * @property {string} token
 * @property {'payment' | 'refund' | 'chargeback'} type
 * @property {string} state
 * @property {number} amount
 * @property {string} currency
 * @property {string} description
 * @property {{ reference?: string }} merchant_order_data
 * @property {string | null} customerId
 * @property {string | null} redirectUrl
 * @property {'automatic' | 'manual'} captureMode
 * @property {Record<string, string>} metadata
 * @property {string | null} relatedOrderId
 * @property {number} refunded
 * @property {Payment[]} payments
 * @property {string} createdAt
 * @property {string} updatedAt
 */

/** Orders and what happens to them; the one place where their states change. */
export class OrderBook {
  /** @type {Map<string, Order>} */ orders = new Map();
  /** What a repeated refund is answered with. @type {Map<string, { body: string, order: Order }>} */ refundsByKey =
    new Map();

  /**
   * @param {import('../core/world.mjs').World} world
   * @param {(event: string, order: Order) => void} pushEvent
   * @param {import('./merchant-settings.mjs').MerchantSettings} settings
   */
  constructor(world, pushEvent, settings) {
    this.world = world;
    this.pushEvent = pushEvent;
    this.settings = settings;
  }

  reset() {
    this.orders.clear();
    this.refundsByKey.clear();
  }

  /**
   * @param {Pick<Order, 'type' | 'amount' | 'currency'> & Partial<Order>} given
   * @returns {Order}
   */
  open(given) {
    const now = this.world.clock.now().toISOString();
    const empty = {
      description: '',
      merchant_order_data: {},
      customerId: null,
      redirectUrl: null,
      captureMode: /** @type {const} */ ('automatic'),
      metadata: {},
      relatedOrderId: null,
    };
    const order = {
      id: this.world.ids.uuid(),
      token: this.world.ids.uuid(),
      state: 'pending',
      ...empty,
      refunded: 0,
      payments: [],
      createdAt: now,
      updatedAt: now,
      ...given,
    };
    this.orders.set(order.id, order);
    return order;
  }

  /**
   * One try to pay. A decline leaves the order payable.
   * @param {Order} order
   * @param {{ outcome: string, reason?: string, method: Record<string, unknown> }} attempt `outcome`: succeeded, declined, soft_declined or challenge
   * @returns {Payment}
   */
  pay(order, { outcome, reason, method }) {
    const now = this.world.clock.now().toISOString();
    const payment = /** @type {Payment} */ ({
      id: this.world.ids.uuid(),
      state: 'pending',
      amount: order.amount,
      currency: order.currency,
      created_at: now,
      updated_at: now,
      payment_method: method,
    });
    order.payments.push(payment);
    if (outcome === 'succeeded') this.#succeed(order, payment);
    else if (outcome === 'challenge') this.#challenge(order, payment);
    else this.#decline(order, payment, { state: outcome, reason: reason ?? 'do_not_honour' });
    return payment;
  }

  /**
   * The customer's answer to a challenge.
   * @param {Order} order
   * @param {Payment} payment
   * @param {string} answer pass, fail or abandon
   */
  answerChallenge(order, payment, answer) {
    if (payment.state !== 'authentication_challenge') return;
    if (answer !== 'pass')
      return this.#decline(order, payment, {
        state: 'declined',
        reason: answer === 'fail' ? '3ds_challenge_failed_manually' : '3ds_challenge_abandoned',
      });
    payment.state = 'authentication_verified';
    this.pushEvent('ORDER_PAYMENT_AUTHENTICATED', order);
    this.#succeed(order, payment);
  }

  /** @param {Order} order @param {string} state @param {string} [event] */
  transition(order, state, event) {
    order.state = state;
    order.updatedAt = this.world.clock.now().toISOString();
    if (event !== undefined) this.pushEvent(event, order);
  }

  /** Takes the reserved money of an order. @param {Order} order */
  capture(order) {
    for (const payment of order.payments) if (payment.state === 'authorised') this.#captured(payment);
    this.transition(order, 'completed', 'ORDER_COMPLETED');
  }

  /**
   * @param {Order} order
   * @param {{ amount: number, reference: string | undefined, description: string, delayMs: number }} wanted
   * @returns {Order} the new order of type refund
   */
  refund(order, { amount, reference, description, delayMs }) {
    order.refunded += amount;
    const given = {
      type: /** @type {const} */ ('refund'),
      amount,
      currency: order.currency,
      state: 'processing',
      description,
      relatedOrderId: order.id,
    };
    const refund = this.open({ ...given, merchant_order_data: reference === undefined ? {} : { reference } });
    if (delayMs === 0) this.transition(refund, 'completed', 'ORDER_COMPLETED');
    else this.world.clock.after(delayMs, async () => this.transition(refund, 'completed', 'ORDER_COMPLETED'));
    return refund;
  }

  /** @param {Order} order @param {Payment} payment */
  #succeed(order, payment) {
    const automatic = order.captureMode === 'automatic';
    if (automatic) this.#captured(payment);
    else payment.state = 'authorised';
    this.transition(order, automatic ? 'completed' : 'authorised', 'ORDER_AUTHORISED');
    if (automatic) this.pushEvent('ORDER_COMPLETED', order);
  }

  /** What was kept of it is known when it is settled. @param {Payment} payment */
  #captured(payment) {
    payment.state = 'captured';
    const settle = async () => void Object.assign(payment, settlementOf(payment));
    const delayMs = this.settings.settlementDelaySeconds * 1000;
    if (delayMs === 0) void settle();
    else this.world.clock.after(delayMs, settle);
  }

  /** @param {Order} order @param {Payment} payment */
  #challenge(order, payment) {
    payment.state = 'authentication_challenge';
    this.transition(order, 'processing', 'ORDER_PAYMENT_AUTHENTICATION_CHALLENGED');
  }

  /** @param {Order} order @param {Payment} payment @param {{ state: string, reason: string }} how */
  #decline(order, payment, { state, reason }) {
    payment.state = state;
    payment.decline_reason = reason;
    payment.bank_message = 'SIMULATOR: declined on purpose';
    this.transition(order, 'pending', 'ORDER_PAYMENT_DECLINED');
  }
}
