import { randomUUID } from 'node:crypto';
import { demoEnvironment, sharedEnvironment } from '../local/environment.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { runQuietly } from './run-shown.mjs';

const CAPTURED =
  "select count(*) from product p where id = any($1::uuid[]) and status in ('Paid', 'Fulfilled') and (select count(*) from product_event e where e.product_id = p.id and e.kind = 'PaymentCaptured') = 1";

/** Customers who pay by card in a copy, and the simulated provider they pay at. */
export class CardPayments {
  /** @param {import('./local-copy.mjs').LocalCopy} copy */
  constructor(copy) {
    this.copy = copy;
    this.origin = `http://127.0.0.1:${copy.ports.simulators}`;
  }

  /**
   * An order whose customer chose the card.
   * @returns {Promise<string>} its id
   */
  async order() {
    const { copy } = this;
    const name = `Drill ${randomUUID()}`;
    const keys = ensureKeys(copy.dir);
    const env = {
      ...copy.env,
      ...sharedEnvironment(copy.base, copy.servers, copy.env),
      ...demoEnvironment({ servers: copy.servers, keys }),
    };
    await runQuietly(['infra/drills/order-to-pay.mjs', name], env);
    const [row] = await copy.query('invoicing', 'select id from product where name = $1', [name]);
    return row.id;
  }

  /**
   * The customer sees the provider's page, and pays there.
   * @param {string} productId
   */
  async pay(productId) {
    await this.control(`/orders/${await this.untilOpened(productId)}/pay`, {});
  }

  /**
   * @param {string} productId
   * @returns {Promise<string>} the provider's order
   */
  async untilOpened(productId) {
    let id = '';
    await this.copy.until('the provider opened an order', async () => {
      const [row] = await this.copy.query(
        'invoicing',
        'select gateway_order_id as id from product where id = $1',
        [productId],
      );
      id = row?.id ?? '';
      return id !== '';
    });
    return id;
  }

  /**
   * Waits until each is paid. @returns how many were, each by one capture
   * @param {readonly string[]} productIds
   */
  async untilPaid(productIds) {
    await this.copy.until(
      'the payments are booked',
      async () => (await this.paid(productIds)) >= productIds.length,
      300_000,
    );
    return this.paid(productIds);
  }

  /** @param {readonly string[]} productIds */
  paid(productIds) {
    return this.copy.count('invoicing', CAPTURED, [productIds]);
  }

  /**
   * @param {string} mode how notifications were signed
   * @returns {Promise<unknown[]>} what they were answered with, each answer once
   */
  async answersTo(mode) {
    const url = `${this.origin}/__sim/revolut-merchant/deliveries`;
    const deliveries = /** @type {{ mode: string, answer: unknown }[]} */ (
      await this.#answered(url, { method: 'GET' })
    );
    return [...new Set(deliveries.filter((one) => one.mode === mode).map(({ answer }) => answer))];
  }

  /**
   * Behind the provider's back.
   * @param {string} path
   * @param {object} body
   */
  control(path, body) {
    return this.#answered(`${this.origin}/__sim/revolut-merchant${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  }

  /**
   * As whoever looks after the account at the provider.
   * @param {string} path
   * @param {{ key: string, body?: object }} asked
   * @returns {Promise<Response>}
   */
  asMerchant(path, { key, body }) {
    return fetch(`${this.origin}/revolut-merchant${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** @param {string} url @param {RequestInit} asked @returns {Promise<any>} */
  async #answered(url, asked) {
    const answer = await fetch(url, { ...asked, headers: { 'content-type': 'application/json' } });
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
