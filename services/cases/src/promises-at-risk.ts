import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** Steps against a threat that clients ordered or approved. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'paid step not begun',
    late: `select paid_at + interval '4 days' as since from case_solution
      where status = 'Ordered' and work_begun_at is null and paid_at < $1::timestamptz - interval '4 days'`,
  },
  {
    name: 'approved letter not sent',
    late: `select coalesce(approved_at, updated_at) as since from case_letter
      where (status = 'Approved' and approved_at < $1::timestamptz - interval '4 days')
         or (status = 'Being e-mailed' and updated_at < $1::timestamptz - interval '1 hour')`,
  },
];
