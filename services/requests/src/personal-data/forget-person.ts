import type { EntityManager } from 'typeorm';
import { limitKeys } from './erasable-keys.js';

/** Checks that were refused for being too many and letters with new links are known by the address alone; names under reports are copies. @returns streams that no row stands for */
export async function forgetPerson(tx: EntityManager, userId: string): Promise<readonly string[]> {
  const streams: { id: string }[] = await tx.query(
    `select distinct stream_id as id from tracking_event e join stream s using (stream_id)
      where s.category in ('verification_limit', 'new_links') and e.data #>> '{contact,email}' in (
        select contact_email from registration_request where user_id = $1 union select contact_email from service_request where user_id = $1)`,
    [userId],
  );
  const ids = streams.map(({ id }) => id);
  if (ids.length > 0) await tx.query('select erase_events($1, $2)', [ids, JSON.stringify(limitKeys)]);
  await tx.query('delete from party_copy where user_id = $1', [userId]);
  await tx.query('delete from staff_name where user_id = $1', [userId]);
  return ids;
}
