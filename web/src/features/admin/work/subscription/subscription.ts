import type { SubscriptionWorkResult } from './subscription.graphql.js';

/** A subscription as its page reads it. */
export type Subscription = NonNullable<SubscriptionWorkResult['brandSubscription']>;
export type Payment = Subscription['payments']['items'][number];
export type Scan = Subscription['brandMonitoringTasks']['items'][number];

/** The scan whose answer is due first. */
export function nextScan({ brandMonitoringTasks }: Subscription): Scan | undefined {
  return brandMonitoringTasks.items.toSorted((one, other) => one.deadline.localeCompare(other.deadline))[0];
}

/** What is watched on that day. */
export function coveredOn({ platforms }: Subscription, today: string): readonly string[] {
  return platforms.items
    .filter(({ startDate, endDate }) => startDate <= today && (endDate === null || endDate >= today))
    .map(({ name }) => name);
}

/** Reasons that have words of their own; any other is said as the bank named it. */
export const KNOWN_REASONS = [
  'expired_card',
  'invalid_card',
  'insufficient_funds',
  'do_not_honour',
  'suspected_fraud',
  'rejected_by_customer',
  '3ds_challenge_abandoned',
] as const;
export type KnownReason = (typeof KNOWN_REASONS)[number];
export const isKnownReason = (reason: string): reason is KnownReason =>
  (KNOWN_REASONS as readonly string[]).includes(reason);

/** The bank's own name of a reason as words. */
export const asWords = (reason: string): string => reason.replaceAll(/[_-]+/g, ' ');
