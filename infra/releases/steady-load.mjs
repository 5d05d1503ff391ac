// What visitors and customers ask while programs are replaced: a steady pace, whoever is slow.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PER_SECOND = 50;
/** So many that nobody asks for more than one customer may. */
const CUSTOMERS = 60;
const TOKEN_LASTS_MS = 8 * 60_000;
/** An answer that takes longer is taken for none. */
const PATIENCE_MS = 30_000;

const PAGES = ['/', '/cs', '/sk', '/es', '/pricing', '/trademark-search', '/login'];
/** Every service answers a part of it. */
const ALL_SERVICES =
  'query All { addressCount registrationRequestCount trademarkCount brandCount caseCount invoiceCount documentCount }';
const ADD_BRAND =
  'mutation Add($input: CreateBrandInput!) { created: createBrand(input: $input) { __typename ... on Brand { id } ... on Refusal { code message } } }';

/**
 * @typedef {object} Load
 * @property {() => { asked: number, answered: number, slowest: number, wrong: readonly string[], byKind: Record<string, number> }} state `slowest` in ms
 * @property {() => Promise<void>} stop waits for what was asked
 */

/**
 * @param {{ root: string, web: number, accessKeyFile: string }} at `root`: a built checkout; `web`: the port of the site
 * @returns {Promise<Load>}
 */
export async function steadyLoad({ root, web, accessKeyFile }) {
  const base = `http://127.0.0.1:${web}`;
  const { mintAccessToken } = await import(pathToFileURL(join(root, 'gateway/dist/access-token.js')).href);
  const key = JSON.parse(readFileSync(accessKeyFile, 'utf8'));
  const customers = Array.from({ length: CUSTOMERS }, () => ({ userId: randomUUID(), token: '', until: 0 }));

  /** @param {typeof customers[number]} customer */
  const tokenOf = async (customer) => {
    if (Date.now() < customer.until) return customer.token;
    const grant = {
      userId: customer.userId,
      role: 'customer',
      sessionId: `session-${customer.userId}`,
      audience: 'customer',
    };
    const now = new Date();
    const made = await mintAccessToken(grant, { key, now, until: new Date(now.getTime() + 3_600_000) });
    Object.assign(customer, { token: made.token, until: now.getTime() + TOKEN_LASTS_MS });
    return customer.token;
  };

  /** @param {number} turn @param {string} query @param {(userId: string) => object} variables */
  const graphql = async (turn, query, variables) => {
    const customer = customers[turn % CUSTOMERS];
    if (customer === undefined) throw new Error('No customer.');
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(customer)}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ query, variables: variables(customer.userId) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    const { data, errors } = JSON.parse(text);
    if (!answer.ok || errors !== undefined || data?.created?.__typename === 'Refusal')
      throw new Error(`${answer.status} ${text.slice(0, 300)}`);
  };

  /** @type {Record<string, (turn: number) => Promise<void>>} */
  const kinds = {
    pages: async (turn) => {
      const path = PAGES[turn % PAGES.length];
      const answer = await fetch(`${base}${path}`, {
        // Each comes from an address of its own: nobody asks for more than a visitor may.
        headers: { 'x-forwarded-for': `203.0.${(turn >> 8) % 256}.${turn % 256}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      if (!answer.ok || !text.includes('</html>')) throw new Error(`${path} ${answer.status}`);
    },
    reads: (turn) => graphql(turn, ALL_SERVICES, () => ({})),
    brands: (turn) =>
      graphql(turn, ADD_BRAND, (userId) => ({
        input: { userId, name: `Brand ${randomUUID()}`, websites: [] },
      })),
  };
  return ask(kinds, ['pages', 'reads', 'pages', 'brands', 'reads', 'pages', 'reads', 'brands']);
}

/**
 * @param {Record<string, (turn: number) => Promise<void>>} kinds
 * @param {readonly string[]} order
 * @returns {Load}
 */
function ask(kinds, order) {
  const seen = { asked: 0, answered: 0, slowest: 0 };
  /** @type {string[]} */
  const wrong = [];
  /** @type {Record<string, number>} */
  const byKind = {};
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  const one = async (/** @type {number} */ turn) => {
    const kind = order[turn % order.length] ?? '';
    const from = performance.now();
    try {
      await kinds[kind]?.(turn);
      seen.answered += 1;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
      seen.slowest = Math.max(seen.slowest, performance.now() - from);
    } catch (error) {
      const { message, cause } = /** @type {Error} */ (error);
      wrong.push(`${kind}: ${message}${cause === undefined ? '' : ` (${String(cause)})`}`);
    }
  };
  const timer = setInterval(() => {
    const asking = one((seen.asked += 1));
    open.add(asking);
    void asking.finally(() => open.delete(asking));
  }, 1000 / PER_SECOND);
  return {
    state: () => ({ ...seen, slowest: Math.round(seen.slowest), wrong, byKind }),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
