// What an order and its payment ask for, answered from fixtures.
import type { QuoteInput } from '../src/generated/schema.js';
import type { AnswerTo, Answers } from './answers-to.js';
import { ids, jurisdictionList, linkTo, refusal } from './stub-facts.js';
import { byId, ok } from './stub-requests.js';

const regions: Readonly<Record<string, AnswerTo<'OrderRegions'>['regionList']>> = {
  US: [
    { code: 'US-CA', name: 'California' },
    { code: 'US-TX', name: 'Texas' },
  ],
  CA: [{ code: 'CA-ON', name: 'Ontario' }],
  AU: [{ code: 'AU-NSW', name: 'New South Wales' }],
};
const countryList = Object.entries({
  CZ: 'Czechia',
  SK: 'Slovakia',
  DE: 'Germany',
  US: 'United States',
  GB: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
}).map(([code, name]) => ({ code, name, regionRequired: code in regions }));
const currencyList = Object.entries({ EUR: '€', CZK: 'Kč', USD: '$', GBP: '£' }).map(([code, symbol]) => ({
  code,
  symbol,
}));
const productId = ids.product;

type Order = NonNullable<AnswerTo<'OrderPage'>['registrationRequest']>;
const drafts = new Map<string, Pick<Order, 'orderDraft' | 'orderDraftSavedAt'>>();

const orderOf = (id: string) => {
  const request = byId(id);
  const draft = drafts.get(id) ?? { orderDraft: null, orderDraftSavedAt: null };
  return request && { ...request, classes: [], orderedAt: null, paidAt: null, ...draft };
};

function quote({ filings, currency, country, couponCode }: QuoteInput): AnswerTo<'OrderQuote'>['quote'] {
  const lines = filings.flatMap(({ jurisdiction, classes }) => {
    const line = (kind: string, net: number, discount = 0) => ({
      code: `${jurisdiction}-${kind}`,
      jurisdiction,
      kind,
      quantity: 1,
      net,
      expectedNet: null,
      discount,
      taxRate: '21',
    });
    return [
      line('LAWYER_FEE', 29_000, couponCode === 'WELCOME' ? 2_900 : 0),
      line('OFFICIAL_FEE', 85_000 + 5_000 * (classes - 1)),
    ];
  });
  const sum = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.net, 0);
  const discount = lines.reduce((all, line) => all + line.discount, 0);
  const tax = country === 'CZ' ? Math.round((sum('LAWYER_FEE') - discount) * 0.21) : 0;
  const later = filings.flatMap(({ jurisdiction }) => [
    { jurisdiction, occasion: 'RENEWAL', net: 104_000, expectedNet: null },
    { jurisdiction, occasion: 'OFFICE_LETTER', net: null, expectedNet: null },
  ]);
  return {
    __typename: 'OrderQuote',
    id: productId,
    token: 'stub-price',
    taxes:
      tax > 0
        ? [
            { scheme: 'OSS', rate: '21', country: 'CZ', officeFees: [] },
            { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
          ]
        : [{ scheme: 'OUT_OF_SCOPE', rate: '0', country: null, officeFees: [] }],
    currency,
    ourFee: sum('LAWYER_FEE'),
    officeFee: sum('OFFICIAL_FEE'),
    discount,
    tax,
    total: sum('LAWYER_FEE') + sum('OFFICIAL_FEE') - discount + tax,
    certainty: 'FINAL' as const,
    expectedTotal: sum('LAWYER_FEE') + sum('OFFICIAL_FEE') - discount + tax,
    lines,
    later,
    couponApplied: discount > 0,
    flags: [],
    priceListLabel: 'Example prices.',
    validUntil: '2030-03-30',
  };
}

type Product = NonNullable<AnswerTo<'ProductToPay'>['product']>;
/** Nothing of it is paid, and nobody said yet how it will be. */
export const product: Product & Pick<NonNullable<AnswerTo<'OrderSuccess'>['orderProduct']>, 'total'> = {
  __typename: 'Product',
  id: productId,
  userId: null,
  name: 'V-7K2M9Q4X · Lumora',
  status: 'CREATED',
  paymentState: null,
  paymentType: null,
  orderReference: 'V-7K2M9Q4X',
  subjectType: 'registration_request',
  subjectId: ids.approved,
  whatFollows: null,
  currency: 'EUR',
  total: { amountMinor: 137_940, currency: 'EUR' },
  price: {
    ourFee: { amountMinor: 29_000 },
    officeFee: { amountMinor: 85_000 },
    discount: { amountMinor: 0 },
    tax: { amountMinor: 23_940 },
    total: { amountMinor: 137_940 },
    certainty: 'FINAL',
    expectedTotal: { amountMinor: 137_940 },
    pricedFor: { country: 'CZ', postcode: null, vatNumber: null },
  },
  billing: null,
  stillToPay: null,
  paymentMethodId: null,
  checkoutUrl: null,
  declineReason: null,
  payableUntil: '2030-04-15',
};

/** Its price was entered by a colleague, so nothing tells where the payer is. */
const handPriced: Product = {
  ...product,
  id: ids.handPriced,
  name: 'Advice on labels',
  subjectType: null,
  subjectId: null,
  price: {
    ...product.price,
    ourFee: { amountMinor: 114_000 },
    officeFee: { amountMinor: 0 },
    pricedFor: null,
  },
};

/** Operation name → what the gateway would answer. */
export const orderAnswers = {
  OrderPage: ({ id }): AnswerTo<'OrderPage'> => ({
    registrationRequest: orderOf(id),
    orderLinks: { edit: linkTo(id), share: linkTo(id) },
    jurisdictionList,
    suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'],
    countryList,
    currencyList,
  }),
  GoodsPage: ({ id }): AnswerTo<'GoodsPage'> => ({
    registrationRequest: orderOf(id),
    orderLinks: { edit: linkTo(id) },
  }),
  SaveOrderDraft: ({ id, input }): AnswerTo<'SaveOrderDraft'> => {
    const orderDraftSavedAt = new Date().toISOString();
    // What was sent is what will be read, as it comes off the wire.
    drafts.set(id, { orderDraft: JSON.parse(JSON.stringify(input)), orderDraftSavedAt });
    return { saveOrderDraft: { __typename: 'RegistrationRequest', id, orderDraftSavedAt } };
  },
  OrderQuote: ({ input }): AnswerTo<'OrderQuote'> => ({ quote: quote(input) }),
  OrderRegions: ({ country }): AnswerTo<'OrderRegions'> => ({
    regionList: regions[country] ?? [],
  }),
  VatNumberStatus: ({ vatNumber }): AnswerTo<'VatNumberStatus'> => ({
    vatNumberStatus: vatNumber.endsWith('0') ? 'INVALID' : vatNumber.endsWith('9') ? 'UNAVAILABLE' : 'VALID',
  }),
  PlaceOrder: ({ id }): AnswerTo<'PlaceOrder'> => ({
    createOrder: { __typename: 'RegistrationRequest', id, status: 'ORDER_CREATED' },
  }),
  OrderSuccess: ({ id }): AnswerTo<'OrderSuccess'> => ({
    registrationRequest: { ...ok(id), orderedAt: new Date().toISOString(), paidAt: null },
    orderProduct: product,
  }),
  ProductOfOrder: ({ requestId }): AnswerTo<'ProductOfOrder'> => ({
    orderProduct: null,
    registrationRequest: orderOf(requestId),
  }),
  ProductToPay: ({ id }): AnswerTo<'ProductToPay'> => ({
    product: id === ids.handPriced ? handPriced : product,
  }),
  PayerCountries: (): AnswerTo<'PayerCountries'> => ({ countryList }),
  PayerOfOrder: ({ requestId }): AnswerTo<'PayerOfOrder'> => ({ registrationRequest: orderOf(requestId) }),
  StartCheckout: ({ id, input }): AnswerTo<'StartCheckout'> => ({
    startProductCheckout:
      id === ids.handPriced && input.billing?.country === 'US'
        ? refusal('TAX_NOT_DUE', '')
        : { ...product, status: 'CHECKOUT_STARTED' },
  }),
  TransferInstructions: (): AnswerTo<'TransferInstructions'> => ({
    transferInstructions: {
      accountName: 'Cotta (example)',
      bankName: null,
      iban: 'SK3112000000198742637541',
      bic: null,
      amountMinor: 137_940,
      currency: 'EUR',
      variableSymbol: '1260000425',
      reference: '/VS1260000425/SS/KS',
      codes: [
        {
          kind: 'EPC',
          text: 'BCD\n002\n1\nSCT\n\nCotta\nSK3112000000198742637541\nEUR1379.40\n\n\n/VS1260000425/SS/KS',
        },
      ],
    },
  }),
} satisfies Answers;
