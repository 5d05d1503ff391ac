import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const system = { role: 'system' } as const;
const userId = '@user:customer@cotta.test';
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const customer = {
  name: 'Nordhaven s. r. o. (demo)',
  street: 'Ukážková 1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SK',
  email: 'customer@cotta.test',
};

function invoiceOf(description: string, net: number) {
  return {
    userId,
    billingEntityCode: 'SK01',
    customer,
    currency: 'EUR',
    lines: [{ description: `Demo data: ${description}`, net }],
    taxGroups: [{ category: 'S', rate: '23', base: net, vat: Math.round(net * 0.23) }],
  };
}

/** An order of a registration in the European Union that requests tells of, paid by card. */
function paidOrder(key: string, mark: string, daysAgo: number): DemoStep[] {
  const on = `product-${key}`;
  return [
    {
      command: 'CreateProduct',
      on,
      as: admin,
      daysAgo,
      input: {
        userId,
        kind: 'RegistrationRequest',
        subjectType: 'registration_request',
        subjectId: `@${key}`,
        name: `Demo data: registration of ${mark} in the EU`,
        currency: 'EUR',
        net: eur(114_000),
        vat: eur(26_220),
        total: eur(140_220),
        priceBreakdown: {
          lines: [
            { jurisdiction: 'EU', kind: 'OFFICIAL_FEE', net: 85_000, category: 'S' },
            { jurisdiction: 'EU', kind: 'LAWYER_FEE', net: 29_000, category: 'S' },
          ],
        },
      },
    },
    {
      command: 'CreateInvoice',
      on: `invoice-${key}`,
      as: admin,
      daysAgo,
      input: { ...invoiceOf(`registration of ${mark} in the EU`, 114_000), productId: `@${on}` },
    },
    { command: 'IssueInvoice', on: `invoice-${key}`, as: admin, daysAgo },
    { command: 'StartProductCheckout', on, as: dana, daysAgo, input: { paymentType: 'card' } },
    { command: 'CompleteProductCheckout', on, as: system, daysAgo },
    { command: 'PayProduct', on, as: system, daysAgo },
    {
      command: 'PayInvoice',
      on: `invoice-${key}`,
      as: system,
      daysAgo: daysAgo - 1,
      input: { paymentDate: `@day:-${daysAgo}`, paymentType: 'card' },
    },
  ];
}

/** Invented orders and their papers: paid ones, one that waits, one that was partly given back. No card or bank was asked. */
export const demoStory: readonly DemoStep[] = [
  {
    command: 'CreateExchangeRate',
    mayBeThere: true,
    on: 'rate-usd',
    as: admin,
    daysAgo: 1,
    input: { baseCurrency: 'EUR', targetCurrency: 'USD', rate: '1.10', date: '@day:-1', source: 'demo' },
  },
  {
    command: 'CreateExchangeRate',
    mayBeThere: true,
    on: 'rate-czk',
    as: admin,
    daysAgo: 1,
    input: { baseCurrency: 'EUR', targetCurrency: 'CZK', rate: '25', date: '@day:-1', source: 'demo' },
  },
  {
    command: 'CreateDiscountCoupon',
    on: 'coupon-demo',
    as: admin,
    daysAgo: 100,
    input: {
      code: 'DEMO10',
      discountType: 'PERCENT',
      lawyerFeesDiscount: '10',
      feesDiscount: '0',
      recurring: false,
      isActive: true,
      monitoringUpsell: false,
    },
  },
  {
    command: 'CreateUserPaymentMethod',
    on: 'card-dana',
    as: admin,
    daysAgo: 131,
    input: { userId, cardBrand: 'DEMO', cardExpiration: '04/2031', cardLastFour: '0000', status: 'Active' },
  },

  {
    command: 'CreateProduct',
    on: 'product-nordhaven-eu',
    as: admin,
    daysAgo: 505,
    input: {
      userId,
      kind: 'registration',
      subjectType: 'trademark',
      subjectId: '@mark-nordhaven-eu',
      name: 'Demo data: registration of NORDHAVEN in the EU',
      currency: 'EUR',
      net: eur(120_000),
      vat: eur(27_600),
      total: eur(147_600),
    },
  },
  {
    command: 'CreateInvoice',
    on: 'invoice-nordhaven-eu',
    as: admin,
    daysAgo: 505,
    input: {
      ...invoiceOf('registration of NORDHAVEN in the EU', 120_000),
      productId: '@product-nordhaven-eu',
    },
  },
  { command: 'IssueInvoice', on: 'invoice-nordhaven-eu', as: admin, daysAgo: 505 },
  {
    command: 'StartProductCheckout',
    on: 'product-nordhaven-eu',
    as: dana,
    daysAgo: 505,
    input: { paymentType: 'card' },
  },
  { command: 'CompleteProductCheckout', on: 'product-nordhaven-eu', as: system, daysAgo: 505 },
  { command: 'PayProduct', on: 'product-nordhaven-eu', as: system, daysAgo: 505 },
  {
    command: 'CreateProductEvent',
    on: 'event-nordhaven-eu',
    as: admin,
    daysAgo: 505,
    input: {
      productId: '@product-nordhaven-eu',
      gatewayId: 'demo-event-1',
      kind: 'ORDER_COMPLETED',
      occurredAt: '@instant:-505',
      payload: { note: 'Demo data' },
    },
  },
  {
    command: 'PayInvoice',
    on: 'invoice-nordhaven-eu',
    as: system,
    daysAgo: 504,
    input: { paymentDate: '@day:-505', paymentType: 'card' },
  },

  {
    command: 'CreateProduct',
    on: 'product-letter',
    as: admin,
    daysAgo: 90,
    input: {
      userId,
      kind: 'service',
      subjectType: 'service',
      subjectId: '@service-letter',
      name: 'Demo data: notice to a marketplace',
      currency: 'EUR',
      net: eur(19_000),
      vat: eur(4_370),
      total: eur(23_370),
    },
  },
  {
    command: 'CreateInvoice',
    on: 'invoice-letter',
    as: admin,
    daysAgo: 90,
    input: { ...invoiceOf('notice to a marketplace', 19_000), productId: '@product-letter' },
  },
  { command: 'IssueInvoice', on: 'invoice-letter', as: admin, daysAgo: 90 },
  {
    command: 'CreateCreditNote',
    on: 'credit-letter',
    as: admin,
    daysAgo: 78,
    input: {
      invoiceId: '@invoice-letter',
      reason: 'Demo data: a part was not needed.',
      credited: [{ category: 'S', rate: '23', base: 5_000 }],
    },
  },

  // Numbers follow the days: the older one is issued first.
  ...paidOrder('ostrelia', 'Ostrelia', 20),
  ...paidOrder('lumaplex', 'Lumaplex', 8),

  {
    command: 'CreateInvoice',
    on: 'invoice-open',
    as: admin,
    daysAgo: 6,
    input: invoiceOf('answer to an office action', 29_000),
  },
  { command: 'IssueInvoice', on: 'invoice-open', as: admin, daysAgo: 6 },
];
