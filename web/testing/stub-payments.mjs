// What the checkout asks about cards, and the staff page of a product about its money: paid by transfer, a little too much, one invoice, nothing given back yet.
const id = (end) => `0190a000-0000-7000-8000-0000000e${end}`;
const money = (amountMinor) => ({ __typename: 'Money', amountMinor, currency: 'EUR' });
const page = (typeName, items) => ({
  __typename: `${typeName}Page`,
  items: items.map((item) => ({ __typename: typeName, ...item })),
});

/** One that has run out, one that pays, one that its bank refused. */
const savedCards = [
  { id: id('0004'), status: 'ACTIVE', cardBrand: 'visa', cardLastFour: '1111', cardExpiration: '01/2020' },
  {
    id: id('0005'),
    status: 'ACTIVE',
    cardBrand: 'mastercard',
    cardLastFour: '4242',
    cardExpiration: '04/2099',
  },
  { id: id('0006'), status: 'REJECTED', cardBrand: 'visa', cardLastFour: '0005', cardExpiration: '04/2099' },
];

/** What `GET /api/revolut-payment/{id}/state` says of a product; that door speaks in snake case. */
export const paymentStateOf = ({ id: productId, status, paymentState, checkoutUrl, declineReason }) => ({
  id: productId,
  status,
  payment_state: paymentState,
  checkout_url: checkoutUrl,
  decline_reason: declineReason,
});

export const paymentAnswers = {
  OrderPayments: ({ id: productId }) => ({
    product: {
      __typename: 'Product',
      id: productId,
      status: 'PAID',
      paymentType: 'TRANSFER',
      paymentState: 'CAPTURED',
      declineReason: null,
      disputeState: null,
      paidAt: '2026-11-20T10:00:00.000Z',
      total: money(120_000),
      creditUsed: money(0),
      refunded: money(0),
      events: page('ProductEvent', [
        {
          id: id('0001'),
          kind: 'ORDER_COMPLETED',
          gatewayId: 'DEMO-1',
          occurredAt: '2026-11-20T10:00:00.000Z',
        },
      ]),
      bankCredits: page('BankCredit', [
        {
          id: id('0002'),
          result: 'PAID',
          amountMinor: 120_500,
          currency: 'EUR',
          bookedAt: '2026-11-20T09:55:00.000Z',
          surplusMinor: 500,
          returnedMinor: 0,
        },
      ]),
      invoices: page('Invoice', [
        {
          id: id('0003'),
          number: 'DEMO-2026-000001',
          status: 'PAID',
          currency: 'EUR',
          taxDocument: true,
          total: money(120_000),
          taxGroups: [
            {
              __typename: 'InvoiceTaxGroup',
              category: 'S',
              rate: '23',
              reason: null,
              base: 97_561,
              vat: 22_439,
            },
          ],
          creditNotes: page('CreditNote', []),
        },
      ]),
    },
  }),
  SavedCards: () => ({
    savedCardsOffered: true,
    userPaymentMethodList: page('UserPaymentMethod', savedCards),
  }),
  ChangePaymentMethod: ({ id: productId }) => ({
    changeProductPaymentMethod: { __typename: 'Product', id: productId, status: 'CHECKOUT_STARTED' },
  }),
};
