import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** What offices wait for, or we of them. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    // A deadline of the owner that is live on its safe date: nobody acted until the day by which we want to have acted.
    name: 'deadline',
    late: `select d.safe_date::timestamp at time zone 'UTC' as since from trademark_deadline d
      where d.actor = 'owner' and d.safe_date < ($1::timestamptz at time zone 'UTC')::date and d.last_chance_date >= ($1::timestamptz at time zone 'UTC')::date
        and (select p->>'state' from jsonb_array_elements(d.phases) with ordinality as phase(p, n)
              where (p->>'from')::date <= ($1::timestamptz at time zone 'UTC')::date order by n desc limit 1) in ('open', 'due soon', 'in grace')`,
  },
  {
    name: 'filing',
    late: `select updated_at as since from trademark_filing where status in ('Confirmed', 'Submitted') and updated_at < $1::timestamptz - interval '1 day'`,
  },
];
