import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { enumName } from '@cotta/kit/model/field/names.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { monitoringTiers, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import { periodAt, type PaymentFrequency } from '@cotta/reference/subscription-periods.js';
import type { EntityManager } from 'typeorm';
import { labelIn } from '../../price-list/price-list.js';
import { orderFactsFields } from '../../quote/order-facts.js';
import { priceOrRefusal, pricedAnswer } from '../../quote/price-question.js';
import type { PricedOrder } from '../../quote/priced-order.js';
import { priceCharge, type ChargeToPrice } from './price-period.js';

/** What every tier costs at every frequency, before somebody orders. Amounts are minor units of the asked currency. */
export const subscriptionPricesTypeDefs = /* GraphQL */ `
  "What a period of a tier costs. All amounts are minor units of the currency."
  type BrandSubscriptionPrice {
    "As the subscription names it: WATCH, SHIELD or GUARD."
    tier: String!
    "As the subscription names it: MONTHLY, QUARTERLY or YEARLY."
    paymentFrequency: String!
    currency: CurrencyCode!
    "Before discount and tax."
    net: Int!
    discount: Int!
    tax: Int!
    "The first charge, with tax."
    total: Int!
    taxes: [QuotedTax!]!
    "From the second charge on, with tax."
    laterTotal: Int!
  }

  type BrandSubscriptionPrices {
    prices: [BrandSubscriptionPrice!]!
    "Version of the price list."
    priceList: String!
    "Says where the prices are examples."
    priceListLabel: String!
  }

  union BrandSubscriptionPricesResult = BrandSubscriptionPrices | Refusal

  extend type Query {
    "What each tier costs at each frequency; a coupon that is worth nothing here takes nothing off, whatever it is. For: everyone."
    brandSubscriptionPrices(
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
      customerKind: QuoteCustomerKind = CONSUMER
      postcode: String
      vatNumber: String
      couponCode: String
      "Ordered from an offer to monitor a brand; some coupons are for those alone."
      fromMonitoringOffer: Boolean = false
    ): BrandSubscriptionPricesResult!
  }
`;

const { currency, country, customerKind, postcode, vatNumber, couponCode } = orderFactsFields;
const askedFields = {
  currency,
  country,
  customerKind,
  postcode,
  vatNumber,
  couponCode,
  fromMonitoringOffer: f.boolean('Ordered from an offer to monitor a brand.', { optional: true }),
};
type Asked = InputOf<typeof askedFields>;

const frequencies: readonly PaymentFrequency[] = ['monthly', 'quarterly', 'yearly'];

/** What every tier costs, priced as a charge of today would be. */
export function subscriptionPricesResolvers(runtime: CommandRuntime): Resolvers {
  return {
    BrandSubscriptionPricesResult: priceOrRefusal('BrandSubscriptionPrices'),
    Query: {
      brandSubscriptionPrices: async (_: unknown, asked: object, { viewer }: RequestContext) => {
        const parsed = parseInput(askedFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { value } = parsed;
        return pricedAnswer(value, { runtime, viewer }, () =>
          inTransaction(runtime.db, (tx) =>
            pricesOf(tx, value, { now: runtime.clock.now(), locale: viewer.locale }),
          ),
        );
      },
    },
  };
}

interface Shown {
  readonly now: Date;
  readonly locale: string;
}

async function pricesOf(tx: EntityManager, asked: Asked, { now, locale }: Shown): Promise<object | Refusal> {
  const prices: object[] = [];
  let list: PricedOrder | undefined;
  for (const tier of monitoringTiers)
    for (const frequency of frequencies) {
      const first = await priceCharge(tx, chargeOf(asked, { tier, frequency, charge: 1, now }), {
        now,
        hold: false,
      });
      if (isRefusal(first)) return first;
      const later = await priceCharge(tx, chargeOf(asked, { tier, frequency, charge: 2, now }), {
        now,
        hold: false,
      });
      if (isRefusal(later)) return later;
      list = first;
      prices.push({
        tier: enumName(tier),
        paymentFrequency: enumName(frequency),
        currency: first.currency,
        net: first.net + first.discount,
        discount: first.discount,
        tax: first.vat,
        total: first.total,
        taxes: first.taxes ?? [],
        laterTotal: later.total,
      });
    }
  return {
    prices,
    priceList: list?.priceList ?? '',
    priceListLabel: list === undefined ? '' : labelIn(list.priceListLabel, locale),
  };
}

interface Position {
  readonly tier: MonitoringTier;
  readonly frequency: PaymentFrequency;
  readonly charge: number;
  readonly now: Date;
}

function chargeOf(asked: Asked, { tier, frequency, charge, now }: Position): ChargeToPrice {
  const { start, end } = periodAt(calendarDate(now, 'Europe/Bratislava'), frequency, 0);
  return {
    subscription: { id: '', brand: '', tier, frequency, charge, start, end },
    currency: asked.currency,
    payer: {
      country: asked.country,
      kind: asked.customerKind,
      postcode: asked.postcode ?? null,
      vatNumber: asked.vatNumber ?? null,
    },
    couponCode: asked.couponCode ?? null,
    fromMonitoringOffer: asked.fromMonitoringOffer === true,
  };
}
