import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { productStatuses } from './product-status.js';
import { product } from './product.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-04-15T09:00:00Z';
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const order = {
  userId: nameBasedId('eva'),
  kind: 'RegistrationRequest',
  name: 'Registration of Lumara',
  currency: 'EUR',
  net: euro(10_000),
  vat: euro(2300),
  total: euro(12_300),
};
const past = { ...order, payableUntil: '2026-04-14' };

// Written by hand from the state machine of the domain notes, part 12.
const documentId = nameBasedId('file');
/** An office fee of it is not known for sure. */
const estimated = {
  priceBreakdown: {
    lines: [
      {
        jurisdiction: 'FR',
        kind: 'OFFICIAL_FEE',
        net: 200,
        taxable: 200,
        expectedNet: 150,
        category: 'S',
        rate: '23',
      },
    ],
  },
};
const afterPayment = ['Paid', 'Fulfilled', 'Partly refunded', 'Refunded'];
const lines: Lines = {
  StartProductCheckout: {
    from: ['Created', 'Payment failed'],
    to: 'Checkout started',
    by: ['visitor', 'customer'],
    input: { paymentType: 'card' },
  },
  OpenProductGatewayOrder: {
    from: ['Checkout started'],
    to: stays,
    by: [],
    input: { gatewayOrderId: 'ord-1' },
  },
  // The payment page stays open after a decline: a later try there counts.
  CompleteProductCheckout: { from: ['Checkout started', 'Payment failed'], to: 'Checkout completed', by: [] },
  FailProductPayment: { from: ['Checkout started', 'Payment failed'], to: 'Payment failed', by: [] },
  HoldProductPayment: { from: ['Checkout started', 'Payment failed'], to: stays, by: [] },
  NoteProductInvoiceMissing: { from: ['Paid'], to: stays, by: [] },
  ChangeProductPaymentMethod: {
    from: ['Checkout started', 'Checkout completed'],
    to: 'Checkout started',
    by: ['visitor', 'customer'],
    input: { paymentType: 'card' },
    facts: { paymentType: 'transfer' },
  },
  CloseProductGatewayOrder: {
    from: ['Checkout started', 'Checkout completed', 'Payment failed'],
    to: stays,
    by: [],
    input: { gatewayOrderId: 'ord-1' },
    facts: { gatewayOrderId: 'ord-1' },
  },
  KeepProductCardPayment: {
    from: ['Checkout started', 'Checkout completed'],
    to: stays,
    by: [],
    facts: { paymentType: 'transfer' },
  },
  TakeProductTransfer: { from: ['Checkout started', 'Payment failed'], to: 'Checkout completed', by: [] },
  StartProductCharge: {
    from: ['Checkout started'],
    to: stays,
    by: [],
    input: { chargeWanted: '1 now' },
    facts: { chargeWanted: '1 now' },
  },
  ShowProductPaymentPage: {
    from: ['Checkout started'],
    to: stays,
    by: [],
    input: { checkoutUrl: 'https://pay.test/1' },
  },
  ChargeProductOnFile: {
    from: ['Created', 'Checkout started', 'Payment failed'],
    to: 'Checkout started',
    by: [],
    input: { attempt: 1 },
  },
  PayProduct: { from: ['Checkout completed'], to: 'Paid', by: [] },
  ConfirmProductTransfer: {
    from: ['Checkout started', 'Checkout completed', 'Payment failed'],
    to: stays,
    by: ['admin'],
    input: { amount: euro(12_300), receivedOn: '2026-04-14', bankReference: 'FT 26-104-7731' },
    facts: { paymentType: 'transfer' },
  },
  SettleProductByCoupon: {
    from: ['Created'],
    to: 'Paid',
    by: [],
    facts: { net: euro(0), vat: euro(0), total: euro(0) },
  },
  NoteProductPartPayment: { from: ['Checkout completed'], to: stays, by: [], input: { amountMinor: 100 } },
  CreditUnpaidProduct: {
    from: ['Created', 'Checkout started', 'Payment failed', 'Checkout completed'],
    to: stays,
    by: [],
    input: { netMinor: 1000, vatMinor: 230 },
    facts: { paymentType: 'transfer' },
  },
  SetProductDueDate: {
    from: ['Created', 'Checkout started', 'Payment failed', 'Checkout completed'],
    to: stays,
    by: [],
    input: { payableUntil: '2026-12-01' },
  },
  RemindProductPayment: { from: ['Checkout completed'], to: stays, by: [], input: { step: 1 } },
  ExpireProductPayment: { from: ['Checkout completed'], to: 'Cancelled', by: [] },
  FileProductInvoice: {
    from: afterPayment,
    to: stays,
    by: [],
    input: { documentId, documentNumber: '1261000119' },
  },
  FileProductCreditNote: {
    from: afterPayment,
    to: stays,
    by: [],
    input: { documentId, documentNumber: '1262000008', amountMinor: 100 },
  },
  AskForProductTransferBack: {
    from: ['Paid', 'Fulfilled', 'Partly refunded'],
    to: stays,
    by: [],
    input: { amountMinor: 100 },
  },
  RequestProductTransferBack: {
    from: ['Paid', 'Partly refunded'],
    to: stays,
    by: ['admin'],
    input: { amount: euro(100), reason: 'Changed plans' },
    facts: { paymentType: 'transfer' },
  },
  RegenerateProductDocument: { from: afterPayment, to: stays, by: ['lawyer', 'admin'] },
  OpenProductDispute: {
    from: afterPayment,
    to: stays,
    by: [],
    input: { disputeOrderId: 'ord-9', amountMinor: 100 },
  },
  BookProductChargeback: {
    from: afterPayment,
    to: stays,
    by: [],
    input: { amountMinor: 100 },
    facts: { disputeState: 'Open' },
  },
  WinProductDispute: { from: afterPayment, to: stays, by: [], facts: { disputeState: 'Open' } },
  ClaimProduct: { from: productStatuses, to: stays, by: [], input: { userId: nameBasedId('eva') } },
  ChangeProductLinkRevision: { from: productStatuses, to: stays, by: [], input: { linkRevision: 2 } },
  // A part of it went back for a fee, and nothing else.
  FinishProductOrder: {
    from: ['Paid', 'Partly refunded'],
    to: 'Fulfilled',
    by: ['lawyer', 'admin'],
    facts: {
      ...estimated,
      settledFees: [{ jurisdiction: 'FR', back: euro(100), backTax: euro(23) }],
      refunded: euro(123),
    },
  },
  AwaitProductFees: { from: ['Paid', 'Partly refunded'], to: stays, by: [], facts: estimated },
  SettleProductFee: {
    from: ['Paid', 'Partly refunded'],
    to: stays,
    by: ['lawyer', 'admin'],
    input: {
      jurisdiction: 'FR',
      amount: euro(100),
      paidOn: '2026-04-14',
      receiptDocumentId: documentId,
    },
    facts: estimated,
  },
  RefundProduct: {
    from: ['Paid', 'Partly refunded'],
    to: 'Refunded',
    by: ['admin'],
    input: { amount: euro(12_300) },
  },
  WithdrawProductOrder: {
    from: ['Created', 'Checkout started', 'Payment failed', 'Checkout completed'],
    to: 'Cancelled',
    by: [],
    facts: { paymentType: 'transfer' },
  },
  CancelProduct: { from: ['Created'], to: 'Cancelled', by: ['admin'] },
};

function knownFacts(more: object): DomainEvent {
  return { type: 'ProductCreated', data: { ...past, ...more } };
}

function step(name: string) {
  return anyStep(product, name);
}

describe('a product', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(productStatuses).toHaveLength(9);
    walkEveryStep({ item: product, statuses: productStatuses, past, lines, now });
  });

  it('is payable for thirty days, and its amounts add up in one currency', () => {
    const [created] = given()
      .when(product.create, order, { viewer: admin, now: '2026-03-15T23:30:00Z' })
      .events();
    expect(created?.data).toMatchObject({ status: 'Created', payableUntil: '2026-04-15' });
    given()
      .when(product.create, { ...order, total: euro(12_299) }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
    given()
      .when(product.create, { ...order, vat: { amountMinor: 2300, currency: 'CZK' } }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
    given()
      .when(product.create, { ...order, net: euro(-1), vat: euro(1), total: euro(0) }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
    given().when(product.create, order, { viewer: eva }).thenRejected('FORBIDDEN');
  });

  it('tells how far its payment is', () => {
    const states = [
      ['Created', 'StartProductCheckout', { paymentType: 'card' }, 'Initiated'],
      ['Checkout started', 'FailProductPayment', { declineReason: 'expired_card' }, 'Declined'],
      ['Checkout started', 'FailProductPayment', {}, 'Expired'],
      ['Checkout started', 'CompleteProductCheckout', {}, 'Authorised'],
      ['Checkout completed', 'PayProduct', {}, 'Captured'],
      ['Paid', 'RefundProduct', { amount: euro(1), reason: 'goodwill' }, 'Refunded'],
    ] as const;
    for (const [status, name, input, paymentState] of states) {
      const [event] = given(knownFacts({ status })).when(step(name), input, { now }).events();
      expect([name, event?.data]).toEqual([name, expect.objectContaining({ paymentState })]);
    }
  });

  it('keeps its price once the checkout has begun', () => {
    given(knownFacts({ status: 'Checkout started' }))
      .when(product.update, { total: euro(1), net: euro(1), vat: euro(0) }, { viewer: admin })
      .thenRefused('PRICE_FIXED');
  });

  it('is priced anew by an admin alone, and only what a colleague entered by hand', () => {
    const cent = { total: euro(1), net: euro(1), vat: euro(0) };
    const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
    const byHand = { subjectType: null, subjectId: null };
    given(knownFacts({ status: 'Created', ...byHand }))
      .when(product.update, cent, { viewer: lawyer })
      .thenRefused('PRICE_FIXED');
    given(knownFacts({ status: 'Created', subjectType: 'brand_subscription_payment' }))
      .when(product.update, cent, { viewer: admin })
      .thenRefused('PRICE_FIXED');
    const [anew] = given(knownFacts({ status: 'Created', ...byHand }))
      .when(product.update, cent, { viewer: admin })
      .events();
    expect(anew?.data).toMatchObject(cent);
    given().when(product.create, order, { viewer: lawyer }).thenRejected('FORBIDDEN');
  });

  it('gives back no more than was paid, in parts', () => {
    const partly = {
      type: 'ProductRefunded',
      data: { refunded: euro(10_000), status: 'Partly refunded', statusFrom: 'Paid' },
    };
    const [first] = given(knownFacts({ status: 'Paid' }))
      .when(step('RefundProduct'), { amount: euro(10_000), reason: 'one office less' }, { viewer: admin })
      .events();
    expect(first).toMatchObject({
      reason: 'one office less',
      data: { status: 'Partly refunded', refunded: euro(10_000) },
    });
    given(knownFacts({ status: 'Paid' }), partly)
      .when(step('RefundProduct'), { amount: euro(2301), reason: 'rest' }, { viewer: admin })
      .thenRefused('REFUND_EXCEEDS_PAYMENT', { params: { left: 2300 } });
    const [rest] = given(knownFacts({ status: 'Paid' }), partly)
      .when(step('RefundProduct'), { amount: euro(2300), reason: 'rest' }, { viewer: admin })
      .events();
    expect(rest?.data).toMatchObject({ status: 'Refunded', refunded: euro(12_300) });
    given(knownFacts({ status: 'Paid' }))
      .when(step('RefundProduct'), { amount: euro(0), reason: 'none' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
  });

  it('is cancelled by the system after its last day only, by an admin before', () => {
    given(knownFacts({ status: 'Created', payableUntil: '2026-04-15' }))
      .when(step('CancelProduct'), {}, { now })
      .thenRefused('STILL_PAYABLE', { params: { until: '2026-04-15' } });
    given(knownFacts({ status: 'Created', payableUntil: '2026-04-15' }))
      .when(step('CancelProduct'), {}, { viewer: admin, now })
      .thenState({ previousStatus: 'Created' });
  });

  it('is paid by its own customer, and stays once money was asked for it', () => {
    given(knownFacts({ status: 'Created' }))
      .when(
        step('StartProductCheckout'),
        { paymentType: 'card' },
        { viewer: viewerOf('customer', nameBasedId('jan')) },
      )
      .thenRefused('NOT_FOUND');
    given(knownFacts({ status: 'Paid' }))
      .when(product.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });

  it('is paid by who holds the link of its order, and by nobody with another or a revoked one', () => {
    const guest = knownFacts({
      status: 'Created',
      userId: null,
      subjectId: nameBasedId('request'),
      linkRevision: 2,
    });
    const holder = (subjectId: string, revision: number) => ({
      ...viewerOf('visitor'),
      link: { purpose: 'verification-receipt' as const, subjectId, revision },
    });
    given(guest)
      .when(
        step('StartProductCheckout'),
        { paymentType: 'card' },
        { viewer: holder(nameBasedId('request'), 2) },
      )
      .thenState({ previousStatus: 'Created' });
    given(guest)
      .when(
        step('StartProductCheckout'),
        { paymentType: 'card' },
        { viewer: holder(nameBasedId('request'), 1) },
      )
      .thenRefused('NOT_FOUND');
    given(guest)
      .when(
        step('StartProductCheckout'),
        { paymentType: 'card' },
        { viewer: holder(nameBasedId('other'), 2) },
      )
      .thenRefused('NOT_FOUND');
  });

  it('charges its own price: another one that the browser shows is refused', () => {
    given(knownFacts({ status: 'Created' }))
      .when(step('StartProductCheckout'), { paymentType: 'card', total: euro(1) }, { viewer: eva })
      .thenRefused('PRICE_CHANGED', { params: { total: 12_300, currency: 'EUR' } });
    given(knownFacts({ status: 'Created', net: euro(0), vat: euro(0), total: euro(0) }))
      .when(step('StartProductCheckout'), { paymentType: 'card' }, { viewer: eva })
      .thenRefused('NOTHING_TO_PAY');
    given(knownFacts({ status: 'Created' }))
      .when(step('SettleProductByCoupon'), {})
      .thenRefused('STILL_TO_PAY');
  });

  it('is payable no longer than its price holds', () => {
    const priceBreakdown = {
      facts: {
        country: 'SK',
        filings: [{ jurisdiction: 'EU', classes: 1 }],
        service: {
          name: 'trademark-renewal',
          expirationDate: '2026-03-20',
          late: false,
          orderBy: '2026-03-20',
        },
      },
    };
    const [created] = given()
      .when(product.create, { ...order, priceBreakdown }, { viewer: admin, now: '2026-03-15T23:30:00Z' })
      .events();
    expect(created?.data).toMatchObject({ payableUntil: '2026-03-20' });
    const start = (now: string) =>
      given(knownFacts({ status: 'Created', priceBreakdown })).when(
        step('StartProductCheckout'),
        { paymentType: 'card' },
        { viewer: eva, now },
      );
    // The day at the office, in Alicante.
    start('2026-03-20T22:30:00Z').thenRefused('BILLING_NEEDED');
    start('2026-03-20T23:30:00Z').thenRefused('PRICE_ENDED', { params: { until: '2026-03-20' } });
  });

  it('of several marks is payable until the price of one of them ends, by the clock of that mark’s own office', () => {
    const mark = (number: string, expirationDate: string) => ({ number, expirationDate, late: false });
    const filings = [
      { jurisdiction: 'EU', classes: 1 },
      { jurisdiction: 'US', classes: 1 },
      { jurisdiction: 'JP', classes: 1 },
    ];
    const start = (marks: readonly object[], now: string) =>
      given(
        knownFacts({
          status: 'Created',
          priceBreakdown: {
            facts: {
              country: 'SK',
              filings,
              service: {
                name: 'trademark-renewals',
                expirationDate: null,
                late: false,
                orderBy: '2026-03-20',
                marks,
              },
            },
          },
        }),
      ).when(step('StartProductCheckout'), { paymentType: 'card' }, { viewer: eva, now });
    const american = [mark('1', '2027-01-01'), mark('2', '2026-03-20'), mark('3', '2027-01-01')];
    // Midnight has passed in Alicante, not in Alexandria.
    start(american, '2026-03-20T23:30:00Z').thenRefused('BILLING_NEEDED');
    start(american, '2026-03-21T04:30:00Z').thenRefused('PRICE_ENDED', { params: { until: '2026-03-20' } });
    // In Tokyo it is the next day while Alicante still has the afternoon.
    start(
      [mark('1', '2027-01-01'), mark('2', '2027-01-01'), mark('3', '2026-03-19')],
      '2026-03-19T16:00:00Z',
    ).thenRefused('PRICE_ENDED', { params: { until: '2026-03-19' } });
  });

  it('is invoiced where its price was calculated for', () => {
    const facts = { country: 'SK', postcode: '81101', customerKind: 'BUSINESS', vatNumber: 'SK2020000000' };
    const priced = knownFacts({ status: 'Created', priceBreakdown: { facts } });
    const billing = {
      name: 'Nordhaven',
      street: 'Nová 1',
      city: 'Bratislava',
      postcode: '81101',
      country: 'SK',
      vatId: 'SK 2020000000',
      email: 'eva@example.test',
    };
    const start = (more: object) =>
      given(priced).when(step('StartProductCheckout'), { paymentType: 'transfer', ...more }, { viewer: eva });
    start({}).thenRefused('BILLING_NEEDED');
    start({ billing: { ...billing, country: 'DE' } }).thenRefused('BILLING_DIFFERS');
    start({ billing: { ...billing, vatId: null } }).thenRefused('BILLING_DIFFERS');
    expect(start({ billing }).events()[0]?.data).toMatchObject({ billing, attempt: 1 });
  });

  it('tries a declined payment again on the same order of the provider, an expired one on a new one', () => {
    const declined = knownFacts({ status: 'Payment failed', gatewayOrderId: 'ord-1', attempt: 1 });
    expect(
      given(declined).when(step('StartProductCheckout'), { paymentType: 'card' }, { viewer: eva }).events()[0]
        ?.data,
    ).toMatchObject({ attempt: 1 });
    const [expired] = given(knownFacts({ status: 'Checkout started', gatewayOrderId: 'ord-1', attempt: 1 }))
      .when(step('FailProductPayment'), {})
      .events();
    expect(expired?.data).toMatchObject({ gatewayOrderId: null, checkoutUrl: null });
    expect(
      given(knownFacts({ status: 'Payment failed', gatewayOrderId: null, attempt: 1 }))
        .when(step('StartProductCheckout'), { paymentType: 'card' }, { viewer: eva })
        .events()[0]?.data,
    ).toMatchObject({ attempt: 2 });
  });
});
