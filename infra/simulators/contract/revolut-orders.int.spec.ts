import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newAttempt, onFetchedOrder, type RevolutPayments } from '@cotta/invoicing/testing.js';
import { DECLINE_REASONS } from '../revolut-merchant/cards.mjs';
import { ending, FaultTable } from './fault-table.js';
import { asked, connect, pay } from './merchant-fixture.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut Merchant: orders');
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

describe('an order', () => {
  it('is opened once for one attempt, and paid on the hosted page', async () => {
    const order = await payments.placeOrder(asked);
    expect(await payments.placeOrder(asked)).toEqual(order);
    expect(order).toMatchObject({
      state: 'pending',
      type: 'payment',
      amount: 120670,
      currency: 'EUR',
      reference: 'attempt-1',
      payments: [],
    });
    const page = await fetch(order.checkoutUrl ?? '');
    expect(await page.text()).toMatch(/SIMULATOR.*€1,206\.70/s);
    const paid = await fetch(order.checkoutUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ card: '5281438801804148' }),
      redirect: 'manual',
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([302, asked.returnUrl]);
    expect(await payments.order(order.id)).toMatchObject({
      state: 'completed',
      checkoutUrl: null,
      payments: [{ state: 'captured', declineReason: null }],
    });
  });

  it('stays payable after a decline, whatever its reason', async () => {
    const { id } = await payments.placeOrder(asked);
    for (const reason of DECLINE_REASONS) await pay(fixture, id, { outcome: 'declined', reason });
    await pay(fixture, id, { card: '4929420573595709' });
    const order = await payments.order(id);
    expect(order.payments.map(({ declineReason }) => declineReason)).toEqual([...DECLINE_REASONS, null]);
    expect(onFetchedOrder(newAttempt(asked.amount, 'EUR'), order).events.at(-1)).toMatchObject({
      type: 'PaymentCaptured',
    });
    table.add(
      `declined, ${DECLINE_REASONS.length} reasons`,
      'each recorded with its reason; the next card pays',
    );
  });

  it.each([
    { answer: 'pass', state: 'completed', reason: null },
    { answer: 'fail', state: 'pending', reason: '3ds_challenge_failed_manually' },
    { answer: 'abandon', state: 'pending', reason: '3ds_challenge_abandoned' },
  ])('is $state after a challenge that ends with "$answer"', async ({ answer, state, reason }) => {
    const { id } = await payments.placeOrder(asked);
    await pay(fixture, id, { card: '4242424242424242' });
    expect(await payments.order(id)).toMatchObject({
      state: 'processing',
      payments: [{ state: 'authentication_challenge' }],
    });
    await fixture.control(`revolut-merchant/orders/${id}/challenge`, { answer });
    expect(await payments.order(id)).toMatchObject({ state, payments: [{ declineReason: reason }] });
    table.add(`challenge: ${answer}`, `order ${state}${reason === null ? '' : `, ${reason}`}`);
  });

  it('ends by itself after the time it stays open', async () => {
    const { id } = await payments.placeOrder(asked);
    await fixture.control('clock', { advanceSeconds: 24 * 3600 });
    expect((await payments.order(id)).state).toBe('cancelled');
  });

  it('can be cancelled while it is pending, and not once it is paid', async () => {
    const first = await payments.placeOrder(asked);
    expect((await payments.cancelOrder(first.id)).state).toBe('cancelled');
    const second = await payments.placeOrder({ ...asked, reference: 'attempt-2' });
    await pay(fixture, second.id, {});
    expect(await ending(payments.cancelOrder(second.id))).toBe('rejected 422 unprocessable');
  });

  it('is found in the list of a period, over page edges', async () => {
    const made = (count: number, at: string): Promise<unknown> =>
      fixture.control('revolut-merchant/orders', { count, at });
    await made(70, '2026-03-01T10:00:00.000Z');
    await made(70, '2026-03-02T10:00:00.000Z');
    await made(70, '2026-03-03T10:00:00.000Z');
    const found = await payments.ordersBetween(new Date('2026-03-01'), new Date('2026-03-04'));
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(210);
    await made(101, '2026-03-04T10:00:00.000Z');
    expect(await ending(payments.ordersBetween(new Date('2026-03-01'), new Date('2026-03-05')))).toBe(
      'contract',
    );
  });
});

it('a changed amount at the provider is no payment of ours', async () => {
  const { id } = await payments.placeOrder(asked);
  await fixture.control(`revolut-merchant/orders/${id}/change`, { amount: 120669 });
  await pay(fixture, id, {});
  const { attempt, events } = onFetchedOrder(newAttempt(asked.amount, 'EUR'), await payments.order(id));
  expect([attempt.state, events]).toEqual(['MANUAL_REVIEW', [{ type: 'PaymentAmountMismatch' }]]);
  table.add('paid amount differs by a cent', 'MANUAL_REVIEW, no capture');
});
