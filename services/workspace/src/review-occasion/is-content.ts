import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Work } from '../work/works.js';

/** Work that waits because something is wrong, or because the client waits for a word of ours. */
const UNEASY: readonly Work[] = [
  'answer',
  'ticket',
  'unhappy',
  'report',
  'step',
  'oppose',
  'unfit',
  'letter',
  'money',
  'dispute',
  'refund',
  'part-back',
  'transfer-back',
];

const YEAR_MS = 365 * 86_400_000;

/** Whether nothing speaks against asking somebody how we did: no open question, threat, dispute or refund, nothing that is late, and no complaint of the last year. */
export async function isContent(tx: EntityManager, userId: string, now: Date): Promise<boolean> {
  const against = await queryRow(
    tx,
    `select 1 from task where status = 'Open' and client_id is not null and person_now(client_id) = person_now($1) and (work = any($2) or due_at < $3)
     union all
     select 1 from support_ticket where status not in ('Resolved', 'Closed') and user_id is not null and person_now(user_id) = person_now($1)
     union all
     select 1 from open_threat where person_now(user_id) = person_now($1)
     union all
     select 1 from feedback where rating = 'bad' and user_id is not null and person_now(user_id) = person_now($1) and created_at > $4
     limit 1`,
    [userId, UNEASY, now, new Date(now.getTime() - YEAR_MS)],
  );
  return against === undefined;
}
