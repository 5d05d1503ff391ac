import { Fault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { EntityManager } from 'typeorm';
import { orderProduct } from '../../order/ordered-product.js';
import type { PricedSubscription } from '../../quote/subscription-lines.js';
import type { VatNumberChecker } from '../../tax/vat-check.js';
import { checkVatNumber } from '../../tax/vat-number.js';
import { planJob } from '../jobs/job-table.js';
import { cardToCharge, taxedPayerOf } from './payer-of-subscription.js';
import { priceCharge } from './price-period.js';
import { changeOf } from './price-tier-change.js';
import { knownSubscription, periodIn, type KnownSubscription } from './subscription-copy.js';
import {
  PERIOD,
  productOfChange,
  productOfPeriod,
  referenceOfSubscription,
  TIER_CHANGE,
} from './subscription-products.js';

/** What products of subscriptions are made with; `vatNumbers` asks the state about a VAT number before it is taxed. */
export interface ProductParts {
  readonly runtime: CommandRuntime;
  readonly vatNumbers: VatNumberChecker;
}

interface Charge {
  readonly productId: string;
  readonly of: { readonly kind: string; readonly subjectType: string; readonly subjectId: string };
  readonly subscription: PricedSubscription;
}

/** A period that was prepared becomes a product with its payment request, once. @throws Fault while what it is for was not heard yet: tried again */
export async function makePeriodProduct(parts: ProductParts, paymentId: string): Promise<null> {
  const { db } = parts.runtime;
  const row = await byItself(db, (tx) =>
    queryRow<{ facts: Record<string, unknown> }>(
      tx,
      `select facts from subscription_copy where id = $1 and entity = 'brand_subscription_payment'`,
      [paymentId],
    ),
  );
  const period = row === undefined ? undefined : periodIn(paymentId, row.facts);
  const known = period && (await byItself(db, (tx) => knownSubscription(tx, period.subscriptionId)));
  if (period === undefined || known === undefined)
    throw new Fault(`payment ${paymentId}: its subscription was not heard of yet`);
  if (period.status === 'Failed') return null;
  const { startDate: start, endDate: end, chargeNumber: charge, tier } = period;
  const subscription = { ...basicsOf(known), tier: tier ?? known.nextTier ?? known.tier, start, end, charge };
  const of = { ...PERIOD, subjectId: paymentId };
  await makeProduct(parts, known, { productId: productOfPeriod(paymentId), of, subscription });
  return null;
}

/** A higher tier that was ordered becomes a product over the difference, charged at once where a card was agreed to. @throws Fault as above */
export async function makeChangeProduct(parts: ProductParts, eventId: string): Promise<null> {
  const { runtime } = parts;
  const change = await byItself(runtime.db, (tx) =>
    queryRow<{ subscriptionId: string; tier: MonitoringTier; orderedOn: string }>(
      tx,
      'select subscription_id as "subscriptionId", tier, ordered_on::text as "orderedOn" from tier_change where id = $1',
      [eventId],
    ),
  );
  if (change === undefined) return null;
  const { subscriptionId, tier, orderedOn: on } = change;
  const known = await byItself(runtime.db, (tx) => knownSubscription(tx, subscriptionId));
  if (known === undefined) throw new Fault(`subscription ${subscriptionId} was not heard of yet`);
  // Ended, or changed already: nothing is to be paid for it any more.
  if (known.tier === tier) return null;
  const subscription = await inTransaction(runtime.db, (tx) => changeOf(tx, known, { tier, on }));
  if (isRefusal(subscription)) return null;
  const productId = productOfChange(eventId);
  const of = { ...TIER_CHANGE, subjectId: subscriptionId };
  await makeProduct(parts, known, { productId, of, subscription });
  const card = await byItself(runtime.db, (tx) => cardToCharge(tx, subscriptionId, runtime.clock.now()));
  if ('id' in card)
    await byItself(runtime.db, (tx) =>
      planJob(tx, { kind: 'change-charge', subjectId: productId, dueAt: runtime.clock.now() }),
    );
  return null;
}

function basicsOf({ id, brandName: brand, frequency }: KnownSubscription) {
  return { id, brand, frequency };
}

/** Asks for the VAT number first: what its state says on this day is the tax of this charge. */
async function makeProduct(
  { runtime, vatNumbers }: ProductParts,
  known: KnownSubscription,
  { productId, of, subscription }: Charge,
): Promise<void> {
  const payer = await byItself(runtime.db, (tx) => taxedPayerOf(tx, known));
  if (payer.kind === 'BUSINESS' && payer.vatNumber !== null)
    await checkVatNumber(runtime, vatNumbers, payer.vatNumber);
  const { currency, couponCode, fromMonitoringOffer, userId, language } = known;
  await retryTroubles(() =>
    inTransaction(runtime.db, async (tx) => {
      // One of two workers makes it; the other finds it there.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [productId]);
      if ((await queryRow(tx, 'select 1 from product where id = $1', [productId])) !== undefined) return;
      const now = runtime.clock.now();
      const asked = { subscription, currency, payer, couponCode, fromMonitoringOffer };
      const priced = await priceCharge(tx, asked, { now, hold: true });
      if (isRefusal(priced)) throw new Fault(`${of.subjectType} ${of.subjectId}: ${priced.message}`);
      await orderProduct(
        { tx, run: running(tx, runtime, productId) },
        {
          ...of,
          productId,
          registrationRequestId: null,
          reference: referenceOfSubscription(known.id),
          name: `${subscription.tier} · ${subscription.brand}`,
          service: 'brand-monitoring',
          userId,
          language,
          linkRevision: 0,
          priced,
          at: now,
        },
      );
    }),
  );
  runtime.afterCommit();
}

/** Commands of one product: each once, however often the job is done. */
function running(tx: EntityManager, runtime: CommandRuntime, productId: string): RunCommand {
  return (command, { streamId, input, key = '' }) =>
    handleCommandIn(tx, runtime, {
      command,
      streamId: streamId ?? nameBasedId(command.aggregate.category, productId, key),
      input,
      viewer: systemViewer,
      commandId: nameBasedId(command.name, productId, key),
    });
}
