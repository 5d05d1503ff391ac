import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RevolutPayments } from '@cotta/invoicing/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { asked, connect, fault } from './merchant-fixture.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut Merchant: the wire');
let fixture: Fixture;
let payments: RevolutPayments;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  payments = connect(fixture);
});

const ordersCreated = (): Promise<number> => fixture.requests('revolut-merchant', 'POST', '/api/orders');
const orders = async (): Promise<number> =>
  (await payments.ordersBetween(new Date(0), new Date('2999-01-01'))).filter(({ type }) => type === 'payment')
    .length;

describe('when the wire fails', () => {
  it.each([
    { kind: 'lost-answer', left: 1 },
    { kind: 'truncated', left: 1 },
    { kind: 'html', left: 0 },
    { kind: 'drift', left: 1 },
    { kind: 'timeout', left: 0 },
    { kind: 'reset', left: 0 },
  ])(
    'creating with $kind leaves $left order, and asking again makes it exactly one',
    async ({ kind, left }) => {
      await fault(fixture, { kind, method: 'POST', path: '/api/orders' });
      const end = await ending(payments.placeOrder(asked));
      expect(end).toBe(left === 1 ? 'ok' : kind === 'html' ? 'contract' : 'unavailable');
      expect(await orders()).toBe(left);
      const order = await payments.placeOrder(asked);
      expect(order.reference).toBe('attempt-1');
      expect(await orders()).toBe(1);
      table.add(
        `create: ${kind}`,
        `${end}; ${left === 1 ? 'found by its reference' : 'nothing made'}; asked again: one order`,
      );
    },
  );

  it('finds an order that came into being after the wait had ended', async () => {
    await fault(fixture, { kind: 'slow', delayMs: 50, method: 'POST', path: '/api/orders' });
    expect(await ending(payments.placeOrder(asked))).toBe('unavailable');
    for (let made = 0; made === 0;) made = await orders();
    expect((await payments.placeOrder(asked)).reference).toBe('attempt-1');
    expect(await orders()).toBe(1);
    table.add('create: slower than our patience', 'unavailable; found when asked again: one order');
  });

  it('never repeats a write the provider has no key for, and repeats reads', async () => {
    await fault(fixture, { kind: 'status', status: 503, method: 'POST', path: '/api/orders' });
    expect(await ending(payments.placeOrder(asked))).toBe('unavailable 503');
    expect(await ordersCreated()).toBe(1);
    const { id } = await payments.placeOrder(asked);
    await fault(fixture, { kind: 'status', status: 503, method: 'GET', count: 4 });
    expect((await payments.order(id)).id).toBe(id);
    expect(fixture.pauses).toEqual([250, 500, 1000, 2000]);
    table.add('503 on a write', 'unavailable, sent once');
    table.add('503 on a read, four times', 'ok on the fifth try, waits double');
  });

  it.each([
    { retryAfter: '7', waits: 7000 },
    { retryAfter: undefined, waits: 250 },
  ])('waits $waits ms after 429 with Retry-After $retryAfter', async ({ retryAfter, waits }) => {
    const { id } = await payments.placeOrder(asked);
    await fault(fixture, { kind: 'status', status: 429, retryAfter, method: 'GET' });
    await payments.order(id);
    expect(fixture.pauses).toEqual([waits]);
    table.add(`429, Retry-After ${retryAfter ?? 'missing'}`, `waits ${waits} ms, then ok`);
  });

  it('waits until the date that Retry-After names', async () => {
    const { id } = await payments.placeOrder(asked);
    await fault(fixture, {
      kind: 'status',
      status: 429,
      retryAfter: new Date(Date.now() + 60_000).toUTCString(),
      method: 'GET',
    });
    await payments.order(id);
    expect(fixture.pauses[0]).toBeGreaterThan(50_000);
    table.add('429, Retry-After as a date', 'waits until then, then ok');
  });

  it('leaves the provider alone after five calls without an answer', async () => {
    await fault(fixture, { kind: 'reset', count: 25 });
    for (let call = 0; call < 5; call += 1) expect(await ending(payments.order('x'))).toBe('unavailable');
    const before = await fixture.requests('revolut-merchant', 'GET', '/');
    expect(await ending(payments.order('x'))).toBe('unavailable');
    expect(await fixture.requests('revolut-merchant', 'GET', '/')).toBe(before);
    table.add('five calls without an answer', 'the sixth is not sent');
  });

  it.each([
    { kind: 'html', end: 'contract' },
    { kind: 'drift', end: 'contract' },
    { kind: 'redirect', end: 'contract 302' },
  ])('reading with $kind is $end', async ({ kind, end }) => {
    const { id } = await payments.placeOrder(asked);
    await fault(fixture, { kind, method: 'GET' });
    expect(await ending(payments.order(id))).toBe(end);
    table.add(`read: ${kind}`, end);
  });

  it('is told from a wrong key and from an unknown order', async () => {
    expect(await ending(connect(fixture, 'sk_wrong').order('x'))).toBe('rejected 401 unauthenticated');
    expect(await ending(payments.order('x'))).toBe('not-found 404 not_found');
    table.add('wrong key', 'rejected 401');
    table.add('unknown order', 'not-found 404');
  });

  it('takes two keys while one replaces the other', async () => {
    await fixture.control('revolut-merchant/keys', { keys: [CREDENTIALS.merchantKey, 'sk_second'] });
    const second = connect(fixture, 'sk_second');
    const { id } = await second.placeOrder(asked);
    expect((await connect(fixture).order(id)).id).toBe(id);
    await fixture.control('revolut-merchant/keys', { keys: ['sk_second'] });
    expect(await ending(connect(fixture).order(id))).toBe('rejected 401 unauthenticated');
    expect((await second.order(id)).id).toBe(id);
    table.add('a key that has ended', 'rejected 401');
  });
});
