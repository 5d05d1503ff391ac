import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin } from './order-desk.js';
import { openPaymentFixture, type PaymentFixture } from './payment-fixture.js';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture('Fees of the payment provider');
});
afterAll(() => fixture.close());

const costs = async (): Promise<unknown> => {
  const { data } = await fixture.desk.fixture.ask(
    admin,
    '{ orderCosts(days: 30) { orders providerFees { amountMinor currency } providerFeesUnknown } }',
  );
  return data.orderCosts;
};
/** One in a hundred and 20 cents of 1,206.70. */
const ONE = 1_227;
const kept = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** Paid by card at the provider's page, and told of by its notification. */
const paid = async (delaySeconds: number): Promise<void> => {
  const { orderId } = await fixture.opened();
  await fixture.desk.sim.control('revolut-merchant/settlements', { delaySeconds });
  await fixture.pay(orderId);
  await fixture.deliveries(1);
  await fixture.desk.settle();
};
const hours = async (count: number): Promise<void> => {
  fixture.clock.moveBy({ hours: count });
  await fixture.desk.sim.control('clock', { advanceSeconds: count * 3_600 });
  await fixture.desk.settle();
};

describe('what the payment provider keeps', () => {
  it('is known with a payment that is settled at once, and later of one that is not; until then it is unknown', async () => {
    await paid(0);
    expect(await costs()).toEqual([{ orders: 1, providerFees: kept(ONE), providerFeesUnknown: 0 }]);
    await paid(86_400);
    const waits = [{ orders: 2, providerFees: kept(ONE), providerFeesUnknown: 1 }];
    expect(await costs()).toEqual(waits);
    await hours(2);
    expect(await costs()).toEqual(waits);
    await hours(23);
    expect(await costs()).toEqual([{ orders: 2, providerFees: kept(2 * ONE), providerFeesUnknown: 0 }]);
  });
});
