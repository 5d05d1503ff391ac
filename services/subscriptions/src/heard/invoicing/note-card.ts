import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { planScanOf } from '../../monitoring/plan-scans.js';
import { BrandSubscriptionStatus } from '../../subscription/brand-subscription-status.js';
import { brandSubscription } from '../../subscription/brand-subscription.work-item.js';
import { brandSubscriptionPayment } from '../../subscription-payment/brand-subscription-payment.work-item.js';
import { takeDueSteps, type DueHands } from '../../clock/take-due-steps.js';

const { noteBrandSubscriptionCard, refuseBrandSubscriptionTrial, startBrandSubscriptionTrial } =
  brandSubscription.steps;
const { chargeBrandSubscriptionPayment } = brandSubscriptionPayment.steps;

/** A card was put on file for a subscription, or taken away (null): an order with a trial begins it or, where another one had it, ends, a payment that awaits another card is tried at once, and
 *  whatever else is due follows. @source money rules R-SUB-5 */
export async function noteCard(
  hands: DueHands,
  subscriptionId: string,
  card: { readonly userPaymentMethodId: string | null; readonly chargeConsentId?: string },
): Promise<void> {
  const { tx, run } = hands;
  const before = await lastCard(tx, subscriptionId);
  await run(noteBrandSubscriptionCard, { streamId: subscriptionId, input: card });
  if (card.userPaymentMethodId !== null) {
    const order = await queryRow<{ status: string; withTrial: boolean }>(
      tx,
      'select status, coalesce(with_trial, false) as "withTrial" from brand_subscription where id = $1',
      [subscriptionId],
    );
    if (order?.status === BrandSubscriptionStatus.created && order.withTrial) {
      const begun = await run(startBrandSubscriptionTrial, { streamId: subscriptionId, input: {} });
      // Whoever lost the race for the one trial agreed to be charged after a trial, and gets none.
      if ('refusal' in begun)
        await run(refuseBrandSubscriptionTrial, { streamId: subscriptionId, input: {} });
      else await planScanOf(hands, subscriptionId);
    }
    const waits = await queryRow<{ id: string }>(
      tx,
      `select p.id from brand_subscription_payment p join brand_subscription s on s.id = p.brand_subscription_id
       where s.id = $1 and s.status in ('Trial started', 'Subscription started', 'Past due') and p.status = 'Declined' and p.awaits_card limit 1`,
      [subscriptionId],
    );
    // The bank said that the one before will never work: agreed to anew, it is still that one.
    if (waits !== undefined && card.userPaymentMethodId !== before)
      await run(chargeBrandSubscriptionPayment, { streamId: waits.id, input: { withNewCard: true } });
  }
  await takeDueSteps(hands, subscriptionId);
}

/** The card that was on file last, be it taken away since. */
async function lastCard(tx: EntityManager, subscriptionId: string): Promise<string | undefined> {
  const row = await queryRow<{ card: string }>(
    tx,
    `select data ->> 'userPaymentMethodId' as card from tracking_event
     where stream_id = $1 and data ->> 'userPaymentMethodId' is not null order by version desc limit 1`,
    [subscriptionId],
  );
  return row?.card;
}
