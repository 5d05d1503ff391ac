import { describe, expect, it } from '@jest/globals';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { at, begun } from '../../testing/paid-order.js';
import { admin } from '../../testing/facts.js';
import { confirmInvoicePaid } from './order-transitions.js';

describe('the money of an order', () => {
  const payment = {
    productId: '01990000-0000-7000-8000-0000000000e1',
    status: 'Checkout completed',
    paymentType: 'Transfer',
    stillOpenMinor: 120_670,
    currency: 'EUR',
    disputed: false,
    refundedAt: null,
  };
  const said = (viewer: Viewer, known: typeof payment | null) =>
    given(...begun, at('Order created')).when(
      confirmInvoicePaid.command,
      {},
      { viewer, preloaded: { payment: known } },
    );

  it('is confirmed at its payment where one was begun: there it has a sum, a day and a number', () => {
    said(admin, payment).thenRefused('PAID_AT_ITS_PAYMENT');
    for (const none of [null, { ...payment, status: 'Created' }])
      expect(said(admin, none).events()).toMatchObject([{ type: 'InvoicePaid' }]);
    expect(said(admin, { ...payment, status: 'Paid' }).events()).toMatchObject([{ type: 'InvoicePaid' }]);
  });

  it('is said by the system once that payment is there', () => {
    expect(said(systemViewer, payment).events()).toMatchObject([{ type: 'InvoicePaid' }]);
  });
});
