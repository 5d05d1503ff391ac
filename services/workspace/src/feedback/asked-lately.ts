import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { REVIEW_LETTER } from './feedback-link.js';

const YEAR_MS = 365 * 86_400_000;

/** Whether this person was asked how we did within a year, by staff or by itself; what was held back or failed asked nobody. */
export async function askedLately(tx: EntityManager, userId: string, now: Date): Promise<boolean> {
  const row = await queryRow(
    tx,
    `select m.id from outgoing_mail m join work_subject s on s.subject_type = m.subject_type and s.subject_id = m.subject_id
     where m.template = $2 and m.state not in ('unwanted', 'failed') and m.created_at > $3 and nullif(s.client_id, '') is not null
       and person_now(s.client_id::uuid) = person_now($1) limit 1`,
    [userId, REVIEW_LETTER, new Date(now.getTime() - YEAR_MS)],
  );
  return row !== undefined;
}
