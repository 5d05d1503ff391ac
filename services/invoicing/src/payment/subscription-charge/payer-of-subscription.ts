import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { isExpired } from '../../product/card-choice.js';
import type { KnownSubscription } from './subscription-copy.js';

/** As a product keeps whom it is invoiced to. */
export interface PeriodBilling {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode?: string | null;
  readonly country: string;
  readonly companyId?: string | null;
  readonly vatId?: string | null;
  readonly email: string;
}

/** The card that may be charged, or the provider's word for why there is none. */
export type CardToCharge = { readonly id: string } | { readonly declineReason: string };

interface Consent {
  readonly billing: PeriodBilling | null;
  readonly customerKind: 'CONSUMER' | 'BUSINESS';
  readonly vatNumber: string | null;
}

/** Who is taxed for the next charge: as agreed with the card, else as the last period was paid, else as ordered. A number that came later than the order counts too.
 *  @source money rules R-SUB-9 */
export async function taxedPayerOf(
  tx: EntityManager,
  subscription: KnownSubscription,
): Promise<KnownSubscription['payer']> {
  const consent = await consentOf(tx, subscription.id);
  const billing = consent?.billing ?? (await lastBilling(tx, subscription.id));
  const ordered = subscription.payer;
  if (billing === null) return ordered;
  const vatNumber = consent?.vatNumber ?? billing.vatId ?? ordered.vatNumber;
  return {
    country: billing.country,
    kind: vatNumber === null ? (consent?.customerKind ?? ordered.kind) : 'BUSINESS',
    postcode: billing.postcode ?? null,
    vatNumber,
  };
}

/** Whom the invoice of the next charge names; null where nobody was named yet. */
export async function billingOf(tx: EntityManager, subscriptionId: string): Promise<PeriodBilling | null> {
  return (await consentOf(tx, subscriptionId))?.billing ?? lastBilling(tx, subscriptionId);
}

/** The card its owner agreed to, as long as it is good. */
export async function cardToCharge(
  tx: EntityManager,
  subscriptionId: string,
  now: Date,
): Promise<CardToCharge> {
  const card = await queryRow<{ id: string; status: string; expires: string | null }>(
    tx,
    `select m.id, m.status, m.card_expiration as expires from charge_consent c join user_payment_method m on m.id = c.user_payment_method_id and m.user_id = c.user_id
     where c.brand_subscription_id = $1 and m.gateway_method_id is not null`,
    [subscriptionId],
  );
  if (card === undefined) return { declineReason: 'unknown_card' };
  if (card.status === 'Expired' || isExpired(card.expires, now)) return { declineReason: 'expired_card' };
  return card.status === 'Rejected' ? { declineReason: 'invalid_card' } : { id: card.id };
}

async function consentOf(tx: EntityManager, subscriptionId: string): Promise<Consent | undefined> {
  return queryRow<Consent>(
    tx,
    'select billing, customer_kind as "customerKind", vat_number as "vatNumber" from charge_consent where brand_subscription_id = $1',
    [subscriptionId],
  );
}

async function lastBilling(tx: EntityManager, subscriptionId: string): Promise<PeriodBilling | null> {
  const row = await queryRow<{ billing: PeriodBilling }>(
    tx,
    `select billing from product where price_breakdown #>> '{facts,service,subscription,id}' = $1 and paid_at is not null and billing is not null order by paid_at desc limit 1`,
    [subscriptionId],
  );
  return row?.billing ?? null;
}
