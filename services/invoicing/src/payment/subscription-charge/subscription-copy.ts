import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { languages } from '@cotta/reference/languages.js';
import { monitoringTiers, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { PaymentFrequency } from '@cotta/reference/subscription-periods.js';
import type { EntityManager } from 'typeorm';
import { isCurrency, type Currency } from '../../money/exact/amount.js';

/** A subscription as far as its money depends on it. Days are calendar dates at the firm, `YYYY-MM-DD`. */
export interface KnownSubscription {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly tier: MonitoringTier;
  /** From the next period on; null where it stays. */
  readonly nextTier: MonitoringTier | null;
  readonly frequency: PaymentFrequency;
  readonly currency: Currency;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly payer: {
    readonly country: string;
    readonly kind: 'CONSUMER' | 'BUSINESS';
    readonly postcode: string | null;
    readonly vatNumber: string | null;
  };
  readonly couponCode: string | null;
  readonly brandName: string;
  readonly language: string;
  readonly fromMonitoringOffer: boolean;
  /** Ordered with a trial, which begins with the consent to what follows it. */
  readonly withTrial: boolean;
}

/** Columns of the copy, as the service that owns them names them. */
type Facts = Readonly<Record<string, unknown>>;

/** What was heard of a subscription; undefined where nothing was yet. */
export async function knownSubscription(
  tx: EntityManager,
  id: string,
): Promise<KnownSubscription | undefined> {
  const row = await queryRow<{ userId: string | null; facts: Facts }>(
    tx,
    `select user_id as "userId", facts from subscription_copy where id = $1 and entity = 'brand_subscription'`,
    [id],
  );
  if (row === undefined) return undefined;
  const { userId, facts } = row;
  const tier = tierIn(facts['tier']);
  const currency = textIn(facts['currency']);
  if (tier === null || currency === null || !isCurrency(currency)) return undefined;
  return {
    id,
    userId: userId ?? '',
    status: textIn(facts['status']) ?? '',
    tier,
    nextTier: tierIn(facts['next_tier']),
    frequency: frequencyIn(facts['payment_frequency']),
    currency,
    startDate: textIn(facts['start_date']),
    endDate: textIn(facts['end_date']),
    payer: payerIn(facts),
    couponCode: textIn(facts['discount_coupon_code']),
    brandName: textIn(facts['brand_name']) ?? '',
    language: languages.find((known) => known === facts['language']) ?? 'en',
    fromMonitoringOffer: facts['from_monitoring_offer'] === true,
    withTrial: facts['with_trial'] === true,
  };
}

/** The payment of one period. */
export interface KnownPeriod {
  readonly id: string;
  readonly subscriptionId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly tier: MonitoringTier | null;
  /** 1 for the first charge of the subscription. */
  readonly chargeNumber: number;
  readonly status: string;
}

/** As its columns say; undefined where they name no subscription or no days. */
export function periodIn(id: string, facts: Facts): KnownPeriod | undefined {
  const subscriptionId = textIn(facts['brand_subscription_id']);
  const [startDate, endDate] = [textIn(facts['start_date']), textIn(facts['end_date'])];
  if (subscriptionId === null || startDate === null || endDate === null) return undefined;
  const number = facts['charge_number'];
  return {
    id,
    subscriptionId,
    startDate,
    endDate,
    tier: tierIn(facts['tier']),
    chargeNumber: typeof number === 'number' ? number : 1,
    status: textIn(facts['status']) ?? '',
  };
}

function payerIn(facts: Facts): KnownSubscription['payer'] {
  return {
    country: textIn(facts['payer_country']) ?? '',
    kind: String(facts['payer_kind']).toUpperCase() === 'BUSINESS' ? 'BUSINESS' : 'CONSUMER',
    postcode: textIn(facts['payer_postcode']),
    vatNumber: textIn(facts['vat_number']),
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function tierIn(value: unknown): MonitoringTier | null {
  return monitoringTiers.find((one) => one === value) ?? null;
}

function frequencyIn(value: unknown): PaymentFrequency {
  return value === 'quarterly' || value === 'yearly' ? value : 'monthly';
}
