import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RevolutPayments } from '@cotta/invoicing/testing.js';
import { ending, FaultTable } from './fault-table.js';
import { asked, connect, fault, pay } from './merchant-fixture.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut Merchant: refunds');
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

describe('a refund', () => {
  const refund = { amount: 5000, currency: 'EUR', reason: 'order cancelled', key: 'credit-note-1' } as const;
  async function paidOrder(): Promise<string> {
    const { id } = await payments.placeOrder(asked);
    await pay(fixture, id, {});
    return id;
  }

  it.each(['lost-answer', 'truncated', 'timeout'])(
    'happens once when its answer is hit by %s',
    async (kind) => {
      const orderId = await paidOrder();
      await fault(fixture, { kind, method: 'POST' });
      const made = await payments.refund({ ...refund, orderId });
      expect(made).toMatchObject({
        type: 'refund',
        state: 'completed',
        amount: 5000,
        reference: 'credit-note-1',
        relatedOrderId: orderId,
      });
      expect(await payments.refund({ ...refund, orderId })).toEqual(made);
      expect((await payments.order(orderId)).refundedAmount).toBe(5000);
      table.add(`refund: ${kind}`, 'repeated with its key; money back once');
    },
  );

  it('cannot exceed what was paid', async () => {
    const orderId = await paidOrder();
    await payments.refund({ ...refund, orderId, amount: 120000 });
    expect(await ending(payments.refund({ ...refund, orderId, amount: 671, key: 'credit-note-2' }))).toBe(
      'rejected 422 refund_over_limit',
    );
    expect(await ending(payments.refund({ ...refund, orderId, amount: 2 }))).toBe('rejected 409 conflict');
    table.add('refund above the rest', 'rejected 422');
    table.add('refund with a used key, other amount', 'rejected 409');
  });

  it('is no refund of an order that was not paid', async () => {
    const { id } = await payments.placeOrder(asked);
    expect(await ending(payments.refund({ ...refund, orderId: id }))).toBe('rejected 409 conflict');
  });

  it('may take its time', async () => {
    await fixture.control('revolut-merchant/refunds', { delaySeconds: 3600 });
    const made = await payments.refund({ ...refund, orderId: await paidOrder() });
    expect(made.state).toBe('processing');
    await fixture.control('clock', { advanceSeconds: 3600 });
    expect((await payments.order(made.id)).state).toBe('completed');
    table.add('refund takes an hour', 'processing, then completed');
  });
});
