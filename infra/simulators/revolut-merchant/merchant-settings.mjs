const OUTCOMES = ['succeeded', 'declined', 'soft_declined', 'challenge'];

/** What the bank does with the next refunds, settlements and merchant charges. */
export class MerchantSettings {
  refundDelaySeconds = 0;
  settlementDelaySeconds = 0;
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

  reset() {
    this.refundDelaySeconds = 0;
    this.settlementDelaySeconds = 0;
    this.#charges = [];
  }
}
