// What the checkout asks about cards, and the staff page of a product about its money: paid by transfer, a little too much, one invoice, nothing given back yet.
import type { AnswerTo, Answers } from './answers-to.js';

const id = (end: string): string => `0190a000-0000-7000-8000-0000000e${end}`;
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** One that has run out, one that pays, one that its bank refused. */
export const savedCards: AnswerTo<'SavedCards'>['userPaymentMethodList']['items'] = [
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

/** What is known of a payment. */
export interface PaymentState {
  readonly id?: string;
  readonly status?: string;
  readonly paymentState?: string | null;
  readonly checkoutUrl?: string | null;
  readonly declineReason?: string | null;
  readonly [more: string]: unknown;
}

/** What `GET /api/revolut-payment/{id}/state` says of a product; that door speaks in snake case. */
export const paymentStateOf = ({
  id: productId,
  status,
  paymentState,
  checkoutUrl,
  declineReason,
}: PaymentState) => ({
  id: productId,
  status,
  payment_state: paymentState,
  checkout_url: checkoutUrl,
  decline_reason: declineReason,
});

export const paymentAnswers = {
  OrderPayments: ({ id: productId }): AnswerTo<'OrderPayments'> => ({
    product: {
      __typename: 'Product',
      id: productId,
      version: 5,
      userId: null,
      currency: 'EUR',
      status: 'PAID',
      paymentType: 'TRANSFER',
      paymentState: 'CAPTURED',
      declineReason: null,
      disputeState: null,
      paidAt: '2026-11-20T10:00:00.000Z',
      total: money(120_000),
      creditUsed: money(0),
      refunded: money(0),
      events: {
        items: [
          {
            id: id('0001'),
            kind: 'ORDER_COMPLETED',
            gatewayId: 'DEMO-1',
            occurredAt: '2026-11-20T10:00:00.000Z',
          },
        ],
      },
      bankCredits: {
        items: [
          {
            id: id('0002'),
            result: 'OVERPAID',
            amountMinor: 120_500,
            currency: 'EUR',
            bookedAt: '2026-11-20T09:55:00.000Z',
            surplusMinor: 500,
            returnedMinor: 0,
          },
        ],
      },
      invoices: {
        items: [
          {
            id: id('0003'),
            number: 'DEMO-2026-000001',
            status: 'PAID',
            currency: 'EUR',
            taxDocument: null,
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
            creditNotes: { items: [] },
          },
        ],
      },
    },
  }),
  SavedCards: (): AnswerTo<'SavedCards'> => ({
    savedCardsOffered: true,
    userPaymentMethodList: { items: savedCards },
  }),
  ChangePaymentMethod: ({ id: productId }): AnswerTo<'ChangePaymentMethod'> => ({
    changeProductPaymentMethod: { __typename: 'Product', id: productId, status: 'CHECKOUT_STARTED' },
  }),
} satisfies Answers;
