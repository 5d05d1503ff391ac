import { describe, expect, it } from '@jest/globals';
import { dueOf, payPath, waitsForMoney } from './payable.js';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

describe('what waits for money', () => {
  it('is everything but a card payment on its way', () => {
    expect(
      [
        ['CREATED', null],
        ['PAYMENT_FAILED', 'CARD'],
        ['CHECKOUT_COMPLETED', 'TRANSFER'],
        ['CHECKOUT_COMPLETED', 'CARD'],
      ].map(([status = '', paymentType = null]) => waitsForMoney({ status: status ?? '', paymentType })),
    ).toEqual([true, true, true, false]);
  });

  it('is less by what the customer’s credit pays', () => {
    expect([
      dueOf({ total: euros(12_000), creditUsed: euros(5000) }),
      dueOf({ total: euros(12_000), creditUsed: null }),
    ]).toEqual([euros(7000), euros(12_000)]);
    expect(payPath('p1')).toBe('/product/p1/checkout');
  });
});
