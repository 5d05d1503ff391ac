/**
 * @typedef {object} Method
 * @property {string} id
 * @property {'card' | 'revolut_pay'} type
 * @property {'merchant' | 'customer'} saved_for
 * @property {string} bin
 * @property {string} brand
 * @property {string} last_four
 * @property {number} expiry_month
 * @property {number} expiry_year
 * @property {string} funding
 * @property {string} issuer_country
 * @property {(now: Date) => boolean} expiresBefore
 *
 * @typedef {{ id: string, email: string, full_name: string | null, created_at: string, methods: Method[] }} Customer
 */

/** Customers and what they saved. Two may have one address, as at the vendor. */
export class CustomerBook {
  /** @type {Map<string, Customer>} */ all = new Map();

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  /** @param {{ email: string, full_name?: string }} given */
  add({ email, full_name = undefined }) {
    const customer = {
      id: this.world.ids.uuid(),
      email,
      full_name: full_name ?? null,
      created_at: this.world.clock.now().toISOString(),
      methods: [],
    };
    this.all.set(customer.id, customer);
    return customer;
  }

  /** @param {string} id */
  find(id) {
    return this.all.get(id);
  }

  /** @param {string} customerId @param {string} id */
  method(customerId, id) {
    return this.find(customerId)?.methods.find((method) => method.id === id);
  }

  /**
   * @param {string} customerId
   * @param {{ type?: 'card' | 'revolut_pay', savedFor?: 'merchant' | 'customer', brand?: string, bin?: string, lastFour?: string, expiryMonth?: number, expiryYear?: number }} given
   */
  save(
    customerId,
    {
      type = 'card',
      savedFor = 'merchant',
      brand = 'visa',
      bin = '492942',
      lastFour = '5709',
      expiryMonth = 12,
      expiryYear = 2030,
    },
  ) {
    const expiresBefore = (/** @type {Date} */ now) => now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
    const method = {
      id: this.world.ids.uuid(),
      type,
      saved_for: savedFor,
      bin,
      brand,
      last_four: lastFour,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      funding: 'debit',
      issuer_country: 'GB',
      expiresBefore,
    };
    this.find(customerId)?.methods.push(method);
    return method;
  }
}
