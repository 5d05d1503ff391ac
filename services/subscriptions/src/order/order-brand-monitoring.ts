import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff, systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { referenceProblem } from '@cotta/kit/edge/service/reference-guard.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { assignBrandItems, brand, brandResource } from '../brand/brand.record.js';
import { brandSubscriptionPlatform } from '../brand/brand-subscription-platform.record.js';
import { paymentId } from '../clock/walk-due-step.js';
import { brandSubscriptionPayment } from '../subscription-payment/brand-subscription-payment.work-item.js';
import { trialUsed } from '../subscription/brand-subscription-rules.js';
import { brandSubscription } from '../subscription/brand-subscription.work-item.js';
import { brandSubscriptionResource } from '../subscription/brand-subscription.resource.js';
import { orderFields, orderProblem, orderedPlatforms, type MonitoringOrder } from './monitoring-order.js';
import { officeDay } from '../subscription/office-day.js';
import { firstPeriod } from '../subscription/subscription-calendar-rules.js';

/** A brand is watched over from one form on: the brand where it is new, the subscription, what is searched and what is left alone, and the first charge. */
export const orderBrandMonitoringTypeDefs = /* GraphQL */ `
  input OrderBrandMonitoringInput {
    "Whose it is; staff alone say so, for whom they order."
    userId: ID
    "A brand that is there, or"
    brandId: ID
    "the name of a new one."
    brandName: String
    websites: [String!]
    description: String
    tier: BrandSubscriptionTier!
    paymentFrequency: BrandSubscriptionPaymentFrequency!
    currency: CurrencyCode!
    "Keys of the platforms that are searched beside what the tier always searches."
    platforms: [String!]!
    "Sellers, accounts and shops that are never reported."
    ownAccounts: [String!]!
    "Marks that go under the brand."
    trademarkIds: [ID!]!
    withTrial: Boolean!
    payerCountry: CountryCode!
    payerKind: BrandSubscriptionPayerKind
    payerPostcode: String
    vatNumber: String
    couponCode: String
    caseSolutionId: ID
    billingEntityId: ID
  }

  type OrderedBrandMonitoring {
    brandSubscriptionId: ID!
    brandId: ID!
    "Product of the first period, which invoicing prices within seconds; null with a trial."
    productId: ID
  }

  union OrderBrandMonitoringResult = OrderedBrandMonitoring | Refusal

  extend type Mutation {
    "Orders that a brand is watched over: all of it or nothing. For: customer, lawyer, admin."
    orderBrandMonitoring(input: OrderBrandMonitoringInput!): OrderBrandMonitoringResult!
  }
`;

const orderers = ['customer', ...staff] as const;

/** What is checked before: that client, brand and what led to it are there and belong together. */
const surface = {
  name: 'OrderBrandMonitoring',
  doc: '',
  stream: 'new',
  input: orderFields,
  allowed: orderers,
  aggregate: brandSubscription.aggregate,
} as const;

export function orderBrandMonitoringResolvers(runtime: CommandRuntime): Resolvers {
  return {
    OrderBrandMonitoringResult: {
      __resolveType: ({ __typename = 'OrderedBrandMonitoring' }: { readonly __typename?: string }): string =>
        __typename,
    },
    Mutation: {
      orderBrandMonitoring: async (
        _: unknown,
        { input }: { readonly input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ): Promise<object> => {
        requireOneOf(orderers, viewer);
        const parsed = parseInput(orderFields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const key = nameBasedId(idempotencyKey ?? randomToken(), viewer.userId ?? '', surface.name);
        const request = { command: surface, streamId: key, input: parsed.value, viewer, commandId: key };
        const refusal =
          orderProblem(parsed.value, viewer) ??
          (await referenceProblem(manager, [brandSubscriptionResource, brandResource], {
            ...request,
            removes: false,
          }));
        if (refusal !== undefined) return refusalAnswer(refusal);
        const done = await ordered(runtime, parsed.value, { key, viewer });
        return isRefusal(done) ? refusalAnswer(done) : done;
      },
    },
  };
}

interface Orderer {
  readonly viewer: Viewer;
  readonly key: string;
}

interface Ordered {
  readonly brandSubscriptionId: string;
  readonly brandId: string;
  readonly productId: string | null;
}

/** Ends the transaction: where one of them may not be, none of them is. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Each decided by its own rules for whoever orders; what only staff add is added by the service. */
async function ordered(
  runtime: CommandRuntime,
  given: MonitoringOrder,
  orderer: Orderer,
): Promise<Ordered | Refusal> {
  try {
    const done = await retryTroubles(() =>
      inTransaction(runtime.db, (tx) => orderIn(tx, runtime, { given, orderer })),
    );
    runtime.afterCommit();
    return done;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

interface Ordering {
  readonly given: MonitoringOrder;
  readonly orderer: Orderer;
}

type Run = <State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  streamId: string,
  input: InputOf<Fields>,
) => Promise<void>;

/** Runs the commands of one order as somebody; a refusal ends all of it. */
function runAs(
  as: Viewer,
  {
    tx,
    runtime,
    given,
    orderer: { key },
  }: Ordering & { readonly tx: EntityManager; readonly runtime: CommandRuntime },
): Run {
  const inputDigest = createHash('sha256').update(JSON.stringify(given)).digest('base64url');
  return async (command, streamId, input) => {
    const commandId = nameBasedId(command.name, streamId, key);
    const outcome = await handleCommandIn(tx, runtime, {
      command,
      streamId,
      input,
      viewer: as,
      commandId,
      inputDigest,
    });
    if ('refusal' in outcome) throw new Refused(outcome.refusal);
  };
}

async function orderIn(tx: EntityManager, runtime: CommandRuntime, ordering: Ordering): Promise<Ordered> {
  const {
    given,
    orderer: { viewer, key },
  } = ordering;
  const run = runAs(viewer, { tx, runtime, ...ordering });
  const runHere = runAs(systemViewer, { tx, runtime, ...ordering });
  const today = officeDay(runtime.clock.now());
  const brandId = given.brandId ?? nameBasedId('brand', key);
  const id = nameBasedId('brand-subscription', key);
  if (given.brandId == null)
    await run(brand.create, brandId, {
      userId: given.userId ?? viewer.userId ?? '',
      name: given.brandName ?? '',
      websites: given.websites ?? [],
      businessDescription: given.description ?? null,
    });
  const userId = await ownerOf(tx, brandId);
  if (given.withTrial && (await hadTrial(tx, userId))) throw new Refused(trialUsed());
  await run(brandSubscription.create, id, { ...subscriptionOf(given), brandId, userId });
  for (const { name, key: platform } of orderedPlatforms(given))
    await runHere(brandSubscriptionPlatform.create, nameBasedId('platform', id, platform), {
      userId,
      brandSubscriptionId: id,
      name,
      metadata: { key: platform },
      startDate: today,
    });
  if (given.trademarkIds.length > 0)
    await run(assignBrandItems, brandId, {
      items: given.trademarkIds.map((mark) => ({ kind: 'trademark' as const, id: mark })),
    });
  const productId = given.withTrial ? null : await firstPayment(runHere, given, { id, userId, today });
  return { brandSubscriptionId: id, brandId, productId };
}

/** The charge of the first period; the id of the product that invoicing makes of it. */
async function firstPayment(
  run: Run,
  { paymentFrequency, tier }: MonitoringOrder,
  { id, userId, today }: { readonly id: string; readonly userId: string; readonly today: string },
): Promise<string> {
  const { start, end } = firstPeriod(today, paymentFrequency);
  const payment = paymentId(id, start);
  await run(brandSubscriptionPayment.create, payment, {
    userId,
    brandSubscriptionId: id,
    startDate: start,
    endDate: end,
    tier,
    chargeNumber: 1,
    isFirst: true,
  });
  return nameBasedId('product', 'brand_subscription_payment', payment);
}

function subscriptionOf({
  tier,
  paymentFrequency,
  currency,
  withTrial,
  ownAccounts,
  payerCountry,
  payerKind,
  payerPostcode,
  vatNumber,
  couponCode,
  caseSolutionId,
  billingEntityId,
}: MonitoringOrder) {
  return {
    tier,
    paymentFrequency,
    currency,
    withTrial,
    ownAccounts,
    payerCountry,
    payerKind: payerKind ?? null,
    payerPostcode: payerPostcode ?? null,
    vatNumber: vatNumber ?? null,
    discountCouponCode: couponCode ?? null,
    caseSolutionId: caseSolutionId ?? null,
    billingEntityId: billingEntityId ?? null,
  };
}

async function ownerOf(tx: EntityManager, brandId: string): Promise<string> {
  const row = await queryRow<{ userId: string }>(tx, 'select user_id as "userId" from brand where id = $1', [
    brandId,
  ]);
  return row?.userId ?? '';
}

async function hadTrial(tx: EntityManager, userId: string): Promise<boolean> {
  const earlier = await queryRow(
    tx,
    'select id from brand_subscription where user_id = $1 and trial_start_date is not null limit 1',
    [userId],
  );
  return earlier !== undefined;
}
