import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** What clients of a request wait for, whether or not a task stands for it. Days in which nobody was asked for anything are the firm's. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'report',
    late: `select promised_at as since from registration_request where status = 'Verification requested' and promised_at < $1`,
  },
  {
    // Two working days to prepare, and a weekend.
    name: 'paid order without a draft',
    late: `select paid_at + interval '4 days' as since from registration_request
      where status in ('Order created', 'Ready for drafting') and paid_at < $1::timestamptz - interval '4 days'`,
  },
  {
    name: 'approved application not filed',
    late: `select approved_at + interval '4 days' as since from registration_request
      where status = 'Application approved' and approved_at < $1::timestamptz - interval '4 days'`,
  },
];
