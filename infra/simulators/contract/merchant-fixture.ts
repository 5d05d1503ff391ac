import { type NewPaymentOrder, RevolutPayments } from '@cotta/invoicing/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import type { Fixture } from './fixture.js';

export const asked: NewPaymentOrder = {
  reference: 'attempt-1',
  amount: 120670,
  currency: 'EUR',
  description: 'Order 1',
  customer: { email: 'ana@demo.test', fullName: 'Ana Demo' },
  returnUrl: 'https://shop.test/back',
  openFor: 'PT24H',
};

export function connect(fixture: Fixture, key: string = CREDENTIALS.merchantKey): RevolutPayments {
  return new RevolutPayments(
    { REVOLUT_MERCHANT_BASE_URL: `${fixture.url}/revolut-merchant`, REVOLUT_MERCHANT_SECRET_KEY: key },
    fixture.tuning,
  );
}

/** The customer pays: `{ card }`, or `{ outcome, reason }`. */
export function pay(fixture: Fixture, orderId: string, how: object = {}): Promise<unknown> {
  return fixture.control(`revolut-merchant/orders/${orderId}/pay`, how);
}

export function fault(fixture: Fixture, wanted: object): Promise<unknown> {
  return fixture.control('faults', { vendor: 'revolut-merchant', ...wanted });
}
