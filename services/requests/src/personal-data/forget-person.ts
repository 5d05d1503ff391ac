import type { EntityManager } from 'typeorm';
import { limitKeys } from './erasable-keys.js';

/** Checks that were refused for being too many are known by the address alone; names under reports are copies. */
export async function forgetPerson(tx: EntityManager, userId: string): Promise<void> {
  const streams: { id: string }[] = await tx.query(
    `select distinct stream_id as id from tracking_event e join stream s using (stream_id)
      where s.category = 'verification_limit' and e.data #>> '{contact,email}' in (select contact_email from registration_request where user_id = $1)`, [userId],
  );
  if (streams.length > 0) await tx.query('select erase_events($1, $2)', [streams.map(({ id }) => id), JSON.stringify(limitKeys)]);
  await tx.query('delete from party_copy where user_id = $1', [userId]);
  await tx.query('delete from staff_name where user_id = $1', [userId]);
}
