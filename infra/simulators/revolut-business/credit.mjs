/**
 * @typedef {object} Credit
 * @property {string} id
 * @property {string} type
 * @property {string} state
 * @property {string} createdAt
 * @property {string} amount decimal text
 * @property {string} currency
 * @property {string | null} reference
 * @property {string} payer
 */

/**
 * A credit that a person makes up: `{ amount: "120.66", currency, reference?, payer?, state?, type?, createdAt? }`.
 * @param {Record<string, unknown>} given
 * @param {{ id: string, now: Date }} made
 * @returns {Credit}
 * @throws {TypeError} when the amount or currency is not right
 */
export function readCredit(
  {
    amount,
    currency = 'EUR',
    reference = null,
    payer = 'SIMULATOR payer',
    state = 'completed',
    type = 'topup',
    createdAt,
  },
  { id, now },
) {
  if (typeof amount !== 'string' || !/^-?\d+(\.\d+)?$/.test(amount))
    throw new TypeError('"amount" must be decimal text such as "120.66".');
  if (!/^[A-Z]{3}$/.test(String(currency)))
    throw new TypeError('"currency" must be three upper-case letters.');
  const at = createdAt === undefined ? now.toISOString() : new Date(String(createdAt)).toISOString();
  return {
    id,
    type: String(type),
    state: String(state),
    createdAt: at,
    amount,
    currency: String(currency),
    reference: reference === null ? null : String(reference),
    payer: String(payer),
  };
}

/** As the bank lists it: the amount is a JSON number there. @param {Credit} credit */
export function creditView({ id, type, state, createdAt, amount, currency, reference, payer }) {
  const leg = {
    leg_id: `${id.slice(0, -1)}0`,
    account_id: '00000000-0000-4000-8000-000000000001',
    amount: Number(amount),
    currency,
    description: `Payment from ${payer}`,
  };
  return {
    id,
    type,
    state,
    created_at: createdAt,
    updated_at: createdAt,
    ...(state === 'completed' || state === 'reverted' ? { completed_at: createdAt } : {}),
    ...(reference === null ? {} : { reference }),
    legs: [leg],
  };
}
