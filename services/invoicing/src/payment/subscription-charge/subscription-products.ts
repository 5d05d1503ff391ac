import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** As the product of a period says what it is for. */
export const PERIOD = { kind: 'BrandSubscription', subjectType: 'brand_subscription_payment' } as const;
/** The same of the difference that a higher tier costs. */
export const TIER_CHANGE = { kind: 'BrandSubscriptionUpgrade', subjectType: 'brand_subscription' } as const;

/** Under which id the product of a period stands, known before it is made. */
export const productOfPeriod = (paymentId: string): string =>
  nameBasedId('product', PERIOD.subjectType, paymentId);

/** The same of a change of tier, by the event that ordered it. */
export const productOfChange = (eventId: string): string => nameBasedId('product', TIER_CHANGE.kind, eventId);

/** What people quote of a subscription. */
export const referenceOfSubscription = (id: string): string =>
  `M-${nameBasedId('reference', id).replaceAll('-', '').slice(0, 8).toUpperCase()}`;

/** How far a product is, and the subscription it is for; undefined where there is none. */
export function subscriptionOfProduct(
  tx: EntityManager,
  id: string,
): Promise<{ readonly status: string; readonly subscriptionId: string } | undefined> {
  return queryRow(
    tx,
    `select status, price_breakdown #>> '{facts,service,subscription,id}' as "subscriptionId" from product where id = $1`,
    [id],
  );
}

/** Products of a subscription that nobody has paid. `kind`: of these alone. */
export async function unpaidProducts(
  tx: EntityManager,
  subscriptionId: string,
  kinds: readonly string[],
): Promise<readonly string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from product where price_breakdown #>> '{facts,service,subscription,id}' = $1 and kind = any($2) and status in ('Created', 'Checkout started', 'Checkout completed', 'Payment failed') order by id`,
    [subscriptionId, kinds],
  );
  return rows.map(({ id }) => id);
}
