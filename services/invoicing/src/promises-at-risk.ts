import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** A job that does not work out is tried again after 1, 2, 4 … 60 minutes: five tries are half an hour. Since when follows from its tries. */
const lateJobs = (kinds: string): string => `
  select due_at - interval '1 minute' * (2 ^ least(tries, 6) - 1 + 60 * greatest(tries - 6, 0)) as since from money_job
   where kind in (${kinds}) and (tries >= 5 or due_at < $1::timestamptz - interval '1 hour')`;

/** Money that was promised or came, and what was to follow. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'invoice',
    late: `select p.paid_at as since from product p
      where p.status in ('Paid', 'Fulfilled') and p.paid_at < $1::timestamptz - interval '1 hour' and (p.total->>'amountMinor')::bigint > 0
        and not exists (select from invoice i where i.product_id = p.id and i.number is not null)`,
  },
  {
    name: 'refund',
    late: lateJobs(`'refund'`),
  },
  {
    name: 'refund by transfer',
    late: `select updated_at as since from product where transfer_back is not null and transfer_back_asked_by is not null and updated_at < $1::timestamptz - interval '2 days'`,
  },
  {
    name: 'e-invoice',
    late: `select created_at as since from e_invoice where status in ('Waiting', 'Sent') and created_at < $1::timestamptz - interval '24 hours'
      union all ${lateJobs(`'e-invoice', 'credit-e-invoice'`)}`,
  },
  {
    name: 'charge',
    late: lateJobs(`'period-charge', 'change-charge'`),
  },
  {
    name: 'transfer without an order',
    late: `select booked_at as since from bank_credit where result = 'UNMATCHED' and returned_minor is null and product_id is null and booked_at < $1::timestamptz - interval '2 days'`,
  },
];
