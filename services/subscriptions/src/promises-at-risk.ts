import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** What subscribers wait for. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'scan',
    late: `select deadline::timestamp at time zone 'UTC' as since from brand_monitoring_task where status in ('Scheduled', 'In progress') and deadline < ($1::timestamptz at time zone 'UTC')::date`,
  },
  {
    name: 'subscription charge',
    late: `select coalesce(next_attempt_on, start_date)::timestamp at time zone 'UTC' as since from brand_subscription_payment
      where status in ('Notified', 'Charging') and coalesce(next_attempt_on, start_date) < ($1::timestamptz at time zone 'UTC')::date - 1`,
  },
];
