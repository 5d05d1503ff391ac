import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';
import { periodAt } from '@cotta/reference/subscription-periods.js';
import type { EntityManager } from 'typeorm';
import { priceOrRefusal } from '../../quote/price-question.js';
import { no } from '../../refusals.js';
import { taxedPayerOf } from './payer-of-subscription.js';
import { priceCharge } from './price-period.js';
import { knownSubscription, type KnownSubscription } from './subscription-copy.js';
import { priceTierChange } from './price-tier-change.js';

/** What a subscription that is there costs next, and what a higher tier costs today. Amounts are minor units of its currency, days `YYYY-MM-DD`. */
export const runningSubscriptionTypeDefs = /* GraphQL */ `
  "What a higher tier costs for the rest of the period. All amounts are minor units of the currency; creditNet is zero or negative."
  type BrandSubscriptionUpgradePrice {
    currency: CurrencyCode!
    "What is left of the smaller tier, before tax."
    creditNet: Int!
    "The same days of the higher one, before tax."
    chargeNet: Int!
    net: Int!
    tax: Int!
    total: Int!
    remainingDays: Int!
    totalDays: Int!
    periodEnd: Date!
    "Each further period, with tax."
    laterTotal: Int!
  }

  union BrandSubscriptionUpgradePriceResult = BrandSubscriptionUpgradePrice | Refusal

  "The charge that follows, as it would be priced today."
  type BrandSubscriptionCharge {
    on: Date!
    "With tax, minor units."
    total: Int!
    currency: CurrencyCode!
    tier: String!
  }

  extend type Query {
    "What a higher tier costs today. For: the owner of the subscription, staff."
    brandSubscriptionUpgradePrice(
      brandSubscriptionId: ID!
      tier: String!
    ): BrandSubscriptionUpgradePriceResult!
  }

  extend type BrandSubscription {
    "The next charge as it would be priced today; null where none follows. For: its owner, staff."
    nextCharge: BrandSubscriptionCharge
  }
`;

/** Statuses after whose period another one is charged; the others have none, or end with it. */
const GOES_ON: readonly string[] = ['Trial started', 'Subscription started', 'Past due'];

/** Prices of a subscription that is there. */
export function runningSubscriptionResolvers(runtime: CommandRuntime): Resolvers {
  return {
    BrandSubscriptionUpgradePriceResult: priceOrRefusal('BrandSubscriptionUpgradePrice'),
    Query: {
      brandSubscriptionUpgradePrice: async (
        _: unknown,
        { brandSubscriptionId, tier }: { readonly brandSubscriptionId: string; readonly tier: string },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(['customer', 'lawyer', 'admin'], viewer);
        const price = await inTransaction(runtime.db, async (tx) => {
          const known = await ownSubscription(tx, viewer, brandSubscriptionId);
          return known === undefined
            ? no('NOT_FOUND.subscription')
            : upgradePrice(tx, known, { tier, now: runtime.clock.now() });
        });
        return isRefusal(price) ? refusalAnswer(price) : price;
      },
    },
    BrandSubscription: {
      nextCharge: ({ id }: { readonly id: string }, _: unknown, { viewer }: RequestContext) =>
        inTransaction(runtime.db, async (tx) => {
          const known = await ownSubscription(tx, viewer, id);
          return known === undefined ? null : nextCharge(tx, known, runtime.clock.now());
        }),
    },
  };
}

/** A stranger's subscription is as unknown as one that does not exist. */
async function ownSubscription(
  tx: EntityManager,
  { role, userId }: Viewer,
  id: string,
): Promise<KnownSubscription | undefined> {
  const known = await knownSubscription(tx, id);
  const isStaff = role === 'lawyer' || role === 'admin';
  return known !== undefined && (isStaff || (userId !== undefined && known.userId === userId))
    ? known
    : undefined;
}

async function upgradePrice(
  tx: EntityManager,
  known: KnownSubscription,
  { tier: asked, now }: { readonly tier: string; readonly now: Date },
): Promise<object | Refusal> {
  const tier = monitoringTiers.find((one) => one.toLowerCase() === asked.toLowerCase());
  if (tier === undefined || monitoringTiers.indexOf(tier) <= monitoringTiers.indexOf(known.tier))
    return no('TIER_NOT_HIGHER');
  const on = calendarDate(now, 'Europe/Bratislava');
  const change = await priceTierChange(tx, known, { tier, on, now });
  if (isRefusal(change)) return change;
  const later = await nextCharge(tx, { ...known, tier, nextTier: null }, now);
  const { priced, proration } = change;
  return {
    currency: priced.currency,
    creditNet: proration.creditNet,
    chargeNet: proration.chargeNet,
    net: priced.net,
    tax: priced.vat,
    total: priced.total,
    remainingDays: proration.remainingDays,
    totalDays: proration.totalDays,
    periodEnd: known.endDate,
    laterTotal: later?.total ?? 0,
  };
}

async function nextCharge(
  tx: EntityManager,
  known: KnownSubscription,
  now: Date,
): Promise<{ on: string; total: number; currency: string; tier: string } | null> {
  const { id, brandName: brand, frequency, status, endDate, nextTier, currency } = known;
  if (endDate === null || !GOES_ON.includes(status)) return null;
  const tier = nextTier ?? known.tier;
  const { start, end } = periodAt(addDays(endDate, 1), frequency, 0);
  const priced = await priceCharge(
    tx,
    {
      subscription: { id, brand, tier, frequency, start, end, charge: status === 'Trial started' ? 1 : 2 },
      currency,
      payer: await taxedPayerOf(tx, known),
      couponCode: known.couponCode,
      fromMonitoringOffer: known.fromMonitoringOffer,
    },
    { now, hold: false },
  );
  return isRefusal(priced) ? null : { on: start, total: priced.total, currency, tier };
}
