import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { admin } from './order-desk.js';
import { once, openPaymentFixture, type PaymentFixture } from './payment-fixture.js';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture('Payments, from the order to the tax document');
});
afterAll(() => fixture.close());

it('a notification brings the payment in at once', async () => {
  const { id, orderId } = await fixture.opened();
  await fixture.pay(orderId);
  await fixture.deliveries(1);
  expect(await fixture.outcome('paid', id)).toMatchObject(once);
});

it.each(['duplicate', 'stale', 'forged'] as const)(
  'a %s notification is harmless, and what is missed by it is polled',
  async (mode) => {
    const { id, orderId } = await fixture.opened();
    await fixture.desk.sim.control('revolut-merchant/delivery', { mode, count: 4 });
    await fixture.pay(orderId);
    await fixture.deliveries(1);
    const before = await fixture.outcome(`${mode} notification`, id);
    expect(before).toMatchObject(
      mode === 'duplicate' ? once : { status: 'Checkout started', captures: 0, invoices: 0 },
    );
    fixture.clock.moveBy({ minutes: 2 });
    expect(await fixture.outcome(`${mode} notification, after the next look`, id)).toMatchObject(once);
  },
);

it('a missing notification costs time, nothing else', async () => {
  const { id, orderId } = await fixture.opened();
  await fixture.desk.sim.control('revolut-merchant/delivery', { mode: 'missing', count: 9 });
  await fixture.pay(orderId);
  expect(await fixture.outcome('missing notification', id)).toMatchObject({ status: 'Checkout started' });
  fixture.clock.moveBy({ minutes: 2 });
  expect(await fixture.outcome('missing notification, after the next look', id)).toMatchObject(once);
});

it('reordered notifications end alike', async () => {
  const { id, orderId } = await fixture.opened();
  await fixture.desk.sim.control('revolut-merchant/delivery', { mode: 'held', count: 9 });
  await fixture.pay(orderId, { outcome: 'declined', reason: 'expired_card' });
  await fixture.pay(orderId);
  await fixture.desk.sim.control('revolut-merchant/release', { order: 'reverse' });
  await fixture.deliveries(2);
  expect(await fixture.outcome('decline and success, told in reverse', id)).toMatchObject(once);
});

it('a challenge that is passed pays, one that fails leaves the order payable', async () => {
  const failed = await fixture.opened();
  await fixture.pay(failed.orderId, { card: '4242424242424242' });
  await fixture.desk.sim.control(`revolut-merchant/orders/${failed.orderId}/challenge`, { answer: 'fail' });
  // The provider works on it for a moment before it says so.
  await until('the failed challenge', async () => {
    fixture.clock.moveBy({ minutes: 2 });
    await fixture.desk.settle();
    return (await fixture.desk.row(failed.id))['status'] === 'Payment failed';
  });
  expect(await fixture.outcome('challenge failed', failed.id)).toMatchObject({
    status: 'Payment failed',
    captures: 0,
    invoices: 0,
  });
  await fixture.pay(failed.orderId);
  fixture.clock.moveBy({ minutes: 61 });
  expect(await fixture.outcome('challenge failed, then paid on the same page', failed.id)).toMatchObject(
    once,
  );
});

it('a lost answer to the order, and to the look, opens and books once', async () => {
  const id = await fixture.desk.order();
  await fixture.desk.checkout(id, 'card');
  await fixture.desk.sim.control('faults', {
    vendor: 'revolut-merchant',
    kind: 'lost-answer',
    count: 1,
    method: 'POST',
    path: '/api/orders',
  });
  await fixture.desk.settle();
  const orderId = String((await fixture.desk.row(id))['gateway_order_id']);
  await fixture.pay(orderId);
  await fixture.desk.sim.control('faults', {
    vendor: 'revolut-merchant',
    kind: 'reset',
    count: 2,
    method: 'GET',
  });
  fixture.clock.moveBy({ minutes: 2 });
  await fixture.desk.settle();
  fixture.clock.moveBy({ minutes: 61 });
  expect(await fixture.outcome('time-out after success', id)).toMatchObject(once);
});

it('a declined card leaves the order payable, on the same page', async () => {
  const { id, orderId } = await fixture.opened();
  await fixture.pay(orderId, { outcome: 'declined', reason: 'expired_card' });
  await fixture.deliveries(1);
  expect(await fixture.outcome('declined', id)).toMatchObject({
    status: 'Payment failed',
    decline_reason: 'expired_card',
    captures: 0,
    invoices: 0,
  });
  await fixture.desk.checkout(id, 'card');
  await fixture.pay(orderId);
  await fixture.deliveries(2);
  expect(await fixture.outcome('declined, then paid', id)).toMatchObject(once);
  expect(await fixture.desk.sim.requests('revolut-merchant', 'POST', '/api/orders')).toBe(1);
});

it.each(['pass', 'abandon'] as const)('a challenge answered with %s', async (answer) => {
  const { id, orderId } = await fixture.opened();
  await fixture.pay(orderId, { card: '4242424242424242' });
  expect(await fixture.outcome(`challenge, before the answer (${answer})`, id)).toMatchObject({
    status: 'Checkout started',
    captures: 0,
  });
  await fixture.desk.sim.control(`revolut-merchant/orders/${orderId}/challenge`, { answer });
  fixture.clock.moveBy({ minutes: 2 });
  expect(await fixture.outcome(`challenge, ${answer}`, id)).toMatchObject(
    answer === 'pass'
      ? once
      : { status: 'Payment failed', decline_reason: '3ds_challenge_abandoned', captures: 0, invoices: 0 },
  );
});

describe('a refund', () => {
  async function paidAndCredited(): Promise<{ id: string; orderId: string }> {
    const { id, orderId } = await fixture.opened();
    await fixture.pay(orderId);
    await fixture.deliveries(1);
    await fixture.desk.settle();
    const input = {
      invoiceId: (await fixture.desk.row(id))['invoice_id'],
      reason: 'Changed plans',
      credited: [
        { category: 'S', rate: '23', base: 29_000 },
        { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 85_000 },
      ],
    };
    const { data } = await fixture.desk.fixture.ask(
      admin,
      'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { __typename } }',
      { input },
    );
    expect(data.createCreditNote).toEqual({ __typename: 'CreditNote' });
    return { id, orderId };
  }
  const back = {
    status: 'Refunded',
    refunded: { amountMinor: 120_670, currency: 'EUR' },
    captures: 1,
    invoices: 1,
  };

  it('goes back once, also when its answer is lost or the provider is away', async () => {
    const plain = await paidAndCredited();
    expect(await fixture.outcome('refund', plain.id)).toMatchObject(back);
    expect(await fixture.refundsOf(plain.orderId)).toBe(1);
    const lost = await paidAndCredited();
    await fixture.desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'lost-answer',
      count: 1,
      method: 'POST',
      path: `/api/orders/${lost.orderId}/refund`,
    });
    await fixture.desk.settle();
    fixture.clock.moveBy({ minutes: 61 });
    expect(await fixture.outcome('refund, its answer lost', lost.id)).toMatchObject(back);
    expect((await fixture.desk.provider.order(lost.orderId)).refundedAmount).toBe(120_670);
    const away = await paidAndCredited();
    await fixture.desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'status',
      status: 500,
      count: 1,
      method: 'POST',
      path: `/api/orders/${away.orderId}/refund`,
    });
    expect(await fixture.outcome('refund, the provider fails', away.id)).toMatchObject({ status: 'Paid' });
    fixture.clock.moveBy({ minutes: 61 });
    expect(await fixture.outcome('refund, the provider is back', away.id)).toMatchObject(back);
  });
});

it('a delivery with a body that was changed, or too old, is refused', async () => {
  const send = async (body: string, signedBody: string, at: number): Promise<number> => {
    const mac = createHmac('sha256', CREDENTIALS.merchantWebhookSecret)
      .update(`v1.${at}.${signedBody}`)
      .digest('hex');
    return (
      await fetch(fixture.address, {
        method: 'POST',
        body,
        headers: { 'revolut-signature': `v1=${mac}`, 'revolut-request-timestamp': String(at) },
      })
    ).status;
  };
  const body = JSON.stringify({ event: 'ORDER_COMPLETED', order_id: 'ord-nobody' });
  const now = fixture.clock.now().getTime();
  expect([
    await send(body, body, now),
    await send(`${body} `, body, now),
    await send(body, body, now - 600_000),
  ]).toEqual([204, 401, 401]);
});
