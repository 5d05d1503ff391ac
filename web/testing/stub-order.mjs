// What an order and its payment ask for, answered from fixtures.
import { readFileSync } from 'node:fs';
import { answers as others } from './stub-answers.mjs';
import { ids, linkTo } from './stub-facts.mjs';

const offices = JSON.parse(readFileSync(new URL('./offices.json', import.meta.url), 'utf8'));
const jurisdictionList = offices.map(([code, , short, madridMember, min, max]) => ({
  code,
  madridMember,
  office: { short },
  typicalMonths: min === null ? null : { min, max },
}));
const regions = {
  US: ['US-CA', 'California', 'US-TX', 'Texas'],
  CA: ['CA-ON', 'Ontario'],
  AU: ['AU-NSW', 'New South Wales'],
};
const countryList = [
  ['CZ', 'Czechia'],
  ['SK', 'Slovakia'],
  ['DE', 'Germany'],
  ['US', 'United States'],
  ['GB', 'United Kingdom'],
  ['CA', 'Canada'],
  ['AU', 'Australia'],
].map(([code, name]) => ({ code, name, regionRequired: code in regions }));
const currencyList = [
  ['EUR', '€'],
  ['CZK', 'Kč'],
  ['USD', '$'],
  ['GBP', '£'],
].map(([code, symbol]) => ({ code, symbol }));
const productId = ids.product;
const drafts = new Map();

const draftOf = (id) => drafts.get(id) ?? null;
const orderOf = (id) => {
  const { registrationRequest } = others.VerificationSummary({ id });
  const draft = draftOf(id);
  return registrationRequest === null
    ? null
    : {
        ...registrationRequest,
        classes: [],
        orderedAt: null,
        paidAt: null,
        orderDraft: draft?.input ?? null,
        orderDraftSavedAt: draft?.at ?? null,
      };
};

function quote({ filings, currency, country, couponCode }) {
  const lines = filings.flatMap(({ jurisdiction, classes }) =>
    [
      ['LAWYER_FEE', 29_000],
      ['OFFICIAL_FEE', 85_000 + 5_000 * (classes - 1)],
    ].map(([kind, net]) => ({
      code: `${jurisdiction}-${kind}`,
      jurisdiction,
      kind,
      quantity: 1,
      net,
      discount: couponCode === 'WELCOME' && kind === 'LAWYER_FEE' ? 2_900 : 0,
      taxRate: '21',
    })),
  );
  const sum = (kind) => lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.net, 0);
  const discount = lines.reduce((all, line) => all + line.discount, 0);
  const tax = country === 'CZ' ? Math.round((sum('LAWYER_FEE') - discount) * 0.21) : 0;
  const later = filings.flatMap(({ jurisdiction }) => [
    { jurisdiction, occasion: 'RENEWAL', net: 104_000 },
    { jurisdiction, occasion: 'OFFICE_LETTER', net: null },
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
    lines,
    later,
    couponApplied: discount > 0,
    flags: [],
    priceListLabel: 'Example prices.',
    validUntil: '2030-03-30',
  };
}

const product = {
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
  currency: 'EUR',
  total: { amountMinor: 137_940 },
  price: {
    ourFee: { amountMinor: 29_000 },
    officeFee: { amountMinor: 85_000 },
    discount: { amountMinor: 0 },
    tax: { amountMinor: 23_940 },
    total: { amountMinor: 137_940 },
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
const handPriced = {
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
  OrderPage: ({ id }) => ({
    registrationRequest: orderOf(id),
    orderLinks: { edit: linkTo(id), share: linkTo(id) },
    jurisdictionList,
    suggestedJurisdictionList: ['US', 'EU', 'UK', 'CA', 'CH', 'CN', 'AU', 'JP', 'MX'],
    countryList,
    currencyList,
  }),
  GoodsPage: ({ id }) => ({ registrationRequest: orderOf(id), orderLinks: { edit: linkTo(id) } }),
  SaveOrderDraft: ({ id, input }) => {
    drafts.set(id, { input, at: new Date().toISOString() });
    return { saveOrderDraft: { __typename: 'RegistrationRequest', id, orderDraftSavedAt: draftOf(id).at } };
  },
  OrderQuote: ({ input }) => ({ quote: quote(input) }),
  OrderRegions: ({ country }) => ({
    regionList: (regions[country] ?? []).reduce(
      (all, text, at, list) => (at % 2 === 0 ? [...all, { code: text, name: list[at + 1] }] : all),
      [],
    ),
  }),
  VatNumberStatus: ({ vatNumber }) => ({
    vatNumberStatus: vatNumber.endsWith('0') ? 'INVALID' : vatNumber.endsWith('9') ? 'UNAVAILABLE' : 'VALID',
  }),
  PlaceOrder: ({ id }) => ({
    createOrder: { __typename: 'RegistrationRequest', id, status: 'ORDER_CREATED' },
  }),
  OrderSuccess: ({ id }) => ({
    registrationRequest: { ...orderOf(id), orderedAt: new Date().toISOString() },
    orderProduct: product,
  }),
  ProductOfOrder: ({ requestId }) => ({ orderProduct: null, registrationRequest: orderOf(requestId) }),
  ProductToPay: ({ id }) => ({ product: id === ids.handPriced ? handPriced : product }),
  PayerCountries: () => ({ countryList }),
  PayerOfOrder: ({ requestId }) => ({ registrationRequest: orderOf(requestId) }),
  StartCheckout: ({ id, input }) => ({
    startProductCheckout:
      id === ids.handPriced && input.billing.country === 'US'
        ? { __typename: 'Refusal', code: 'TAX_NOT_DUE', message: '', fields: [] }
        : { ...product, status: 'CHECKOUT_STARTED' },
  }),
  TransferInstructions: () => ({
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
};
