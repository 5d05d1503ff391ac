// What the order of a watch over a brand asks: tiers with invented prices, what the account holds, and the trial that waits for its card.
import type { AnswerTo, Answers } from './answers-to.js';
import { ids } from './stub-facts.js';
import { paymentAnswers } from './stub-payments.js';

const NET = { WATCH: 1_900, SHIELD: 7_900, GUARD: 24_900 } as const;
const PERIODS = { MONTHLY: 1, QUARTERLY: 2.85, YEARLY: 10 } as const;

type Price = Extract<
  AnswerTo<'MonitoringPrices'>['brandSubscriptionPrices'],
  { readonly prices: unknown }
>['prices'][number];

/** Prices of the stub: they are no offer. `rate`: percent of tax. */
export function stubPrices(currency: string, rate: number, off = 0): readonly Price[] {
  return Object.entries(NET).flatMap(([tier, monthly]) =>
    Object.entries(PERIODS).map(([paymentFrequency, factor]) => {
      const full = Math.round(monthly * factor);
      const discount = Math.round((full * off) / 100);
      const net = full - discount;
      const tax = Math.round((net * rate) / 100);
      return {
        tier,
        paymentFrequency,
        currency,
        net: full,
        discount,
        tax,
        total: net + tax,
        laterTotal: full + Math.round((full * rate) / 100),
      };
    }),
  );
}

/** A subscription that was ordered with a trial and waits for its card. */
export const orderedMonitoring = {
  __typename: 'BrandSubscription',
  id: ids.approved,
  status: 'CREATED',
  tier: 'SHIELD',
  paymentFrequency: 'MONTHLY',
  currency: 'EUR',
  withTrial: true,
  startDate: null,
  endDate: null,
  checkoutCompletedAt: null,
  payerCountry: 'SK',
  payerKind: 'CONSUMER',
  payerPostcode: null,
  vatNumber: null,
  caseSolutionId: null,
  brand: { __typename: 'Brand', id: ids.working, name: 'Lumora' },
  userPaymentMethod: null,
  nextCharge: null,
  payments: { items: [] },
  brandMonitoringTasks: { items: [] },
} satisfies AnswerTo<'OrderedMonitoring'>['brandSubscription'];

export const monitoringAnswers = {
  IncludedMonitoring: ({ id }) => ({
    caseSolution: {
      __typename: 'CaseSolution',
      id,
      offerSubscription: true,
      items: [{ __typename: 'CaseSolutionItem', title: 'Report the listings' }],
    },
  }),
  MonitoringCustomer: () => ({
    monitoringTrial: { used: false, runsUntil: null },
    brandList: {
      items: [
        { __typename: 'Brand', id: ids.working, name: 'Nordhaven', websites: ['https://nordhaven.example'] },
      ],
    },
    trademarkList: {
      items: [
        { __typename: 'Trademark', id: ids.busy, name: 'NORDHAVEN', jurisdiction: 'EU', number: '018000001' },
      ],
    },
  }),
  MonitoringPrices: ({ currency, country, vatNumber, couponCode }) => ({
    brandSubscriptionPrices: {
      __typename: 'BrandSubscriptionPrices',
      prices: stubPrices(
        currency,
        country === 'US' || (vatNumber ?? '') !== '' ? 0 : 23,
        couponCode === 'TEN' ? 10 : 0,
      ),
    },
  }),
  OrderedMonitoring: ({ id }) => ({
    brandSubscription: { ...orderedMonitoring, id },
    brandSubscriptionPayment: null,
  }),
  CardsForCharges: () => paymentAnswers.SavedCards(),
  AgreeToCharges: () => ({ agreeToCharges: { __typename: 'ChargeConsent' } }),
  OrderBrandMonitoring: ({ input }) => ({
    orderBrandMonitoring: {
      __typename: 'OrderedBrandMonitoring',
      brandSubscriptionId: ids.approved,
      brandId: ids.working,
      productId: input.withTrial ? null : ids.approved,
    },
  }),
  SignUpToOrder: () => ({ signUp: { __typename: 'SignedUp' } }),
  StartCardSetup: () => ({
    startCardSetup: { __typename: 'CardSetup', checkoutUrl: 'https://pay.example.test/card' },
  }),
} satisfies Answers;

const saved = paymentAnswers.SavedCards();
/** Cards of the profile, in every state, and a trial that waits for one. */
export const portalCards: AnswerTo<'PortalCards'> = {
  ...saved,
  viewer: { __typename: 'User', id: ids.working, displayName: 'Jana Example', email: 'jana@example.com' },
  userPaymentMethodList: {
    items: saved.userPaymentMethodList.items.map((card) => ({ ...card, defaultSince: null })),
  },
  brandSubscriptionList: {
    items: [
      {
        __typename: 'BrandSubscription',
        id: ids.approved,
        status: 'CREATED',
        withTrial: true,
        userPaymentMethodId: null,
        brand: { __typename: 'Brand', id: ids.working, name: 'Lumora' },
      },
    ],
  },
};
