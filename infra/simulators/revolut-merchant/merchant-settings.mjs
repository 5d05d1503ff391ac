import { CREDENTIALS } from '../credentials.mjs';

const OUTCOMES = ['succeeded', 'declined', 'soft_declined', 'challenge'];

/** Whom the vendor lets in, and what the bank does with the next refunds, settlements and merchant charges. */
export class MerchantSettings {
  refundDelaySeconds = 0;
  settlementDelaySeconds = 0;
  /** @type {readonly string[]} several while one replaces another */
  keys = [CREDENTIALS.merchantKey];
  /** @type {{ outcome: string, reason?: string }[]} */ #charges = [];

  /**
   * @param {{ outcome?: string, reason?: string }} wanted
   * @throws {TypeError} for an outcome that does not exist
   */
  setChargeOutcome({ outcome = '', reason }) {
    if (!OUTCOMES.includes(outcome)) throw new TypeError(`"outcome" must be one of ${OUTCOMES.join(', ')}.`);
    const next = { outcome, ...(reason ? { reason } : {}) };
    this.#charges.push(next);
    return next;
  }

  /** @returns {{ outcome: string, reason?: string }} */
  takeChargeOutcome() {
    return this.#charges.shift() ?? { outcome: 'succeeded' };
  }

  /**
   * @param {{ keys?: unknown }} wanted
   * @throws {TypeError} when it is no list of texts
   */
  setKeys({ keys }) {
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string' && key !== ''))
      throw new TypeError('"keys" must be a list of texts.');
    this.keys = keys;
    return { count: keys.length };
  }

  reset() {
    this.refundDelaySeconds = 0;
    this.settlementDelaySeconds = 0;
    this.keys = [CREDENTIALS.merchantKey];
    this.#charges = [];
  }
}
