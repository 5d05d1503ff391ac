import type { PromiseAtRisk } from '@cotta/kit/edge/service/promise-at-risk.js';

/** A letter that fails is tried again at growing pauses, so that its next time says nothing about how late it is. */
const due = (table: string, waits: string): string => `
  select case when attempts = 0 then next_attempt_at else created_at end as since from ${table}
   where state in (${waits}) and case when attempts = 0 then next_attempt_at else created_at end < $1::timestamptz - interval '10 minutes'`;

/** Work that was promised by a time, and what was to be handed over. */
export const promisesAtRisk: readonly PromiseAtRisk[] = [
  {
    name: 'task',
    late: `select promised_at as since from service_promise where kept_at is null and state in ('open', 'broken') and promised_at < $1`,
  },
  {
    name: 'time stamp',
    late: `
      select joined_at + interval '1 day' as since from issued_document
       where joined_at < $1::timestamptz - interval '1 day' and n > coalesce((select max(n) from chain_stamp), 0)`,
  },
  { name: 'letter', late: due('outgoing_mail', `'queued', 'sending'`) },
  { name: 'text message', late: due('outgoing_sms', `'planned', 'sending'`) },
];
