import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RevolutPayments } from '@cotta/invoicing/testing.js';
import { ending, FaultTable } from './fault-table.js';
import { asked, connect, fault } from './merchant-fixture.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut Merchant: saved methods');
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

describe('a saved method', () => {
  async function saved(
    savedFor: string,
    more: object = {},
  ): Promise<{ customerId: string; methodId: string; orderId: string }> {
    const customerId = await payments.newCustomer({ email: 'ana@demo.test', fullName: 'Ana Demo' });
    const { id } = await fixture.control(`revolut-merchant/customers/${customerId}/methods`, {
      savedFor,
      ...more,
    });
    const order = await payments.placeOrder({ ...asked, customer: { id: customerId } });
    return { customerId, methodId: String(id), orderId: order.id };
  }

  it('belongs to one customer: whoever types the same address gets one of his own, without the other’s cards', async () => {
    const { customerId } = await saved('merchant');
    const stranger = await payments.newCustomer({ email: 'Ana@Demo.test', fullName: 'Not Ana' });
    expect(stranger).not.toBe(customerId);
    expect([
      (await payments.savedMethods(customerId)).length,
      (await payments.savedMethods(stranger)).length,
    ]).toEqual([1, 0]);
    const { id } = await payments.placeOrder({ ...asked, reference: 'stranger', customer: { id: stranger } });
    const [card] = await payments.savedMethods(customerId);
    expect(
      await ending(
        payments.chargeSavedMethod({
          orderId: id,
          methodId: card?.id ?? '',
          type: 'card',
          initiator: 'merchant',
        }),
      ),
    ).toBe('not-found 404 not_found');
    table.add('saved card of another customer', 'not found');
  });

  it('is listed, charged and removed', async () => {
    const { customerId, methodId, orderId } = await saved('merchant');
    expect(await payments.savedMethods(customerId)).toEqual([
      {
        id: methodId,
        type: 'card',
        savedFor: 'merchant',
        bin: '492942',
        brand: 'visa',
        lastFour: '5709',
        expires: '12/30',
      },
    ]);
    expect(
      await payments.chargeSavedMethod({ orderId, methodId, type: 'card', initiator: 'merchant' }),
    ).toMatchObject({ outcome: 'accepted' });
    await payments.removeMethod(customerId, methodId);
    await payments.removeMethod(customerId, methodId);
    expect(await payments.savedMethods(customerId)).toEqual([]);
  });

  it.each([
    {
      outcome: 'declined',
      reason: 'restricted_card',
      seen: { outcome: 'declined', reason: 'restricted_card', mayRetry: false },
    },
    {
      outcome: 'soft_declined',
      reason: 'insufficient_funds',
      seen: { outcome: 'declined', reason: 'insufficient_funds', mayRetry: true },
    },
    {
      outcome: 'challenge',
      reason: undefined,
      seen: { outcome: 'challenge', challengeUrl: expect.stringContaining('/challenge/') },
    },
  ])('may be answered with $outcome', async ({ outcome, reason, seen }) => {
    const { methodId, orderId } = await saved('merchant');
    await fixture.control('revolut-merchant/charges', { outcome, reason });
    expect(
      await payments.chargeSavedMethod({ orderId, methodId, type: 'card', initiator: 'merchant' }),
    ).toMatchObject(seen);
    table.add(
      `saved card: ${outcome}`,
      seen.outcome === 'challenge'
        ? 'challenge with an address'
        : `declined, ${'mayRetry' in seen && seen.mayRetry ? 'may be tried again' : 'for good'}`,
    );
  });

  it('expires with its month, and is not ours to charge when it was saved for the customer', async () => {
    const expired = await saved('merchant', { expiryMonth: 1, expiryYear: 2020 });
    expect(
      await payments.chargeSavedMethod({ ...expired, type: 'card', initiator: 'merchant' }),
    ).toMatchObject({ outcome: 'declined', reason: 'expired_card' });
    await fixture.reset();
    expect(
      await ending(
        payments.chargeSavedMethod({ ...(await saved('customer')), type: 'card', initiator: 'merchant' }),
      ),
    ).toBe('rejected 422 unprocessable');
    table.add('saved card that expired', 'declined, expired_card');
    table.add('card saved for the customer only, charged by the merchant', 'rejected 422');
    await fixture.reset();
    expect(
      await payments.chargeSavedMethod({ ...(await saved('customer')), type: 'card', initiator: 'customer' }),
    ).toMatchObject({ outcome: 'accepted' });
    table.add('card saved for the customer only, its owner at the keyboard', 'accepted');
  });

  it('is charged once when the answer is lost: the order tells', async () => {
    const { methodId, orderId } = await saved('merchant');
    await fault(fixture, { kind: 'lost-answer', method: 'POST', path: `/api/orders/${orderId}` });
    expect(
      await ending(payments.chargeSavedMethod({ orderId, methodId, type: 'card', initiator: 'merchant' })),
    ).toBe('unavailable');
    expect(await payments.order(orderId)).toMatchObject({
      state: 'completed',
      payments: [{ state: 'captured' }],
    });
    table.add('saved card: lost answer', 'unavailable; the order shows one capture');
  });
});
