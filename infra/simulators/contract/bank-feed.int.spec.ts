import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BankLedger, type BankMatch, matchCredit, RevolutBankFeed } from '@cotta/invoicing/testing.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut Business: transfers');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const SYMBOL = '1260000425';
const from = new Date('2026-03-01T00:00:00Z');
const to = new Date('2026-04-01T00:00:00Z');

let fixture: Fixture;
let feed: RevolutBankFeed;

const connect = (perPage?: number): RevolutBankFeed =>
  new RevolutBankFeed(
    {
      baseUrl: `${fixture.url}/revolut-business/api/1.0`,
      clientId: CREDENTIALS.businessClient,
      issuer: 'simulator.cotta.test',
      refreshToken: CREDENTIALS.businessRefreshToken,
      privateKey,
    },
    fixture.tuning,
    perPage,
  );
const credit = (given: object): Promise<Record<string, unknown>> =>
  fixture.control('revolut-business/credits', { createdAt: '2026-03-16T09:00:00Z', ...given });

function ledger(open: number): BankLedger {
  return {
    seen: new Set(),
    requests: new Map([[SYMBOL, { variableSymbol: SYMBOL, currency: 'EUR', open }]]),
  };
}

async function matches(start = ledger(12066)): Promise<BankMatch[]> {
  let current = start;
  return (await feed.creditsBetween(from, to)).flatMap((one) => {
    const booked = matchCredit(current, one, { EUR: 50 });
    if (isRefusal(booked)) return [];
    current = booked.ledger;
    return [booked.match];
  });
}

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  await fixture.control('revolut-business/tokens', {});
  feed = connect();
});

describe('a bank credit', () => {
  it.each([
    {
      name: 'exact, symbol between slashes',
      given: { amount: '120.66', reference: `/VS${SYMBOL}/SS/KS` },
      match: { result: 'PAID_EXACT' },
    },
    {
      name: 'exact, symbol in free text',
      given: { amount: '120.66', reference: `faktura vs: ${SYMBOL} dakujem` },
      match: { result: 'PAID_EXACT' },
    },
    {
      name: '30 cents short',
      given: { amount: '120.36', reference: `/VS${SYMBOL}/` },
      match: { result: 'PAID_WITHIN_TOLERANCE', roundingDifference: -30 },
    },
    {
      name: 'short',
      given: { amount: '100.00', reference: `/VS${SYMBOL}/` },
      match: { result: 'PARTIALLY_PAID', outstanding: 2066 },
    },
    {
      name: 'over',
      given: { amount: '150', reference: `/VS${SYMBOL}/` },
      match: { result: 'OVERPAID', customerCredit: 2934 },
    },
    { name: 'without a symbol', given: { amount: '120.66' }, match: { result: 'UNMATCHED' } },
    {
      name: 'with a wrong symbol',
      given: { amount: '120.66', reference: '/VS1260000426/' },
      match: { result: 'UNMATCHED' },
    },
    {
      name: 'in another currency',
      given: { amount: '2978', currency: 'CZK', reference: `/VS${SYMBOL}/` },
      match: { result: 'CURRENCY_MISMATCH' },
    },
    {
      name: 'in a currency we never charge in',
      given: { amount: '500.25', currency: 'PLN', reference: `/VS${SYMBOL}/` },
      match: { result: 'CURRENCY_MISMATCH' },
    },
  ])('that is $name is $match.result', async ({ name, given, match }) => {
    await credit(given);
    expect(await matches()).toEqual([expect.objectContaining(match)]);
    table.add(name, match.result);
  });

  it('is read digit for digit', async () => {
    await credit({ amount: '0.29' });
    await credit({ amount: '1138.1', createdAt: '2026-03-17T09:00:00Z' });
    await credit({ amount: '39812', currency: 'JPY', createdAt: '2026-03-18T09:00:00Z' });
    expect(
      (await feed.creditsBetween(from, to)).map(({ amount, currency }) => `${amount} ${currency}`),
    ).toEqual(['29 EUR', '113810 EUR', '39812 JPY']);
  });

  it('is no news the second time', async () => {
    await credit({ amount: '120.66', reference: `/VS${SYMBOL}/` });
    const [first] = await feed.creditsBetween(from, to);
    expect(await matches({ ...ledger(12066), seen: new Set([first?.id ?? '']) })).toEqual([
      { result: 'IGNORED_DUPLICATE' },
    ]);
    table.add('the same transaction again', 'IGNORED_DUPLICATE');
  });

  it('can be taken back by the bank', async () => {
    const { id } = await credit({ amount: '120.66' });
    await fixture.control(`revolut-business/credits/${String(id)}/revert`);
    expect(await feed.creditsBetween(from, to)).toMatchObject([{ id, state: 'reverted', amount: 12066 }]);
    table.add('reverted', 'same id, state reverted');
  });

  it('is left out while it is pending, and when it is money going out', async () => {
    await credit({ amount: '10', state: 'pending' });
    await credit({ amount: '-10', type: 'transfer' });
    expect(await feed.creditsBetween(from, to)).toEqual([]);
  });
});

describe('the list', () => {
  it('is read over page edges with equal instants, each credit once', async () => {
    for (let index = 0; index < 7; index += 1)
      await credit({ amount: `${index + 1}`, createdAt: `2026-03-1${Math.floor(index / 2)}T09:00:00Z` });
    const found = await connect(3).creditsBetween(from, to);
    expect(found.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      100, 200, 300, 400, 500, 600, 700,
    ]);
    table.add('two of one instant on a page edge', 'each once');
  });

  it('says so when an instant holds more than a page', async () => {
    for (let index = 0; index < 3; index += 1) await credit({ amount: '1' });
    expect(await ending(connect(2).creditsBetween(from, to))).toBe('contract');
    table.add('more of one instant than a page holds', 'contract, nothing skipped silently');
  });
});

describe('the token', () => {
  it('is got once and used until it ends', async () => {
    await feed.creditsBetween(from, to);
    await feed.creditsBetween(from, to);
    expect(await fixture.requests('revolut-business', 'POST', '/api/1.0/auth/token')).toBe(1);
  });

  it('is renewed when it dies in the middle', async () => {
    await feed.creditsBetween(from, to);
    await fixture.control('revolut-business/tokens', {});
    expect(await ending(feed.creditsBetween(from, to))).toBe('ok');
    expect(await fixture.requests('revolut-business', 'POST', '/api/1.0/auth/token')).toBe(2);
    table.add('access token ends in mid-run', 'renewed once, ok');
  });

  it('needs a person when the bank refuses to renew it', async () => {
    await fixture.control('revolut-business/tokens', { refreshRefused: true });
    expect(await ending(feed.creditsBetween(from, to))).toBe('rejected 400 invalid_grant');
    table.add('refresh token refused', 'rejected 400 invalid_grant');
  });
});

it.each([
  { kind: 'status', end: 'ok' },
  { kind: 'truncated', end: 'ok' },
  { kind: 'html', end: 'contract' },
  { kind: 'drift', end: 'contract' },
])('reading the list with $kind is $end', async ({ kind, end }) => {
  await credit({ amount: '1' });
  await fixture.control('faults', { vendor: 'revolut-business', kind, method: 'GET' });
  expect(await ending(feed.creditsBetween(from, to))).toBe(end);
  table.add(`list: ${kind === 'status' ? '503' : kind}`, end === 'ok' ? 'ok on the second try' : end);
});
