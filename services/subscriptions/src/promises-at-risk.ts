import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** What subscribers wait for. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'scan',
    late: `select deadline::timestamptz as since from brand_monitoring_task where status in ('Scheduled', 'In progress') and deadline < $1::date`,
  },
  {
    name: 'subscription charge',
    late: `select coalesce(next_attempt_on, start_date)::timestamptz as since from brand_subscription_payment
      where status in ('Notified', 'Charging') and coalesce(next_attempt_on, start_date) < $1::date - 1`,
  },
];
