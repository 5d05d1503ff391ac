import type { EntityManager } from 'typeorm';
import { withoutAddresses } from '../letter/email-address.js';
import type { Bounce } from './read-email.js';

const FOR_GOOD = '5';

/** A letter of ours came back: its row says so, with what the server said. One that is only late stays as it is. @returns whether it was ours */
export async function noteBounce(
  tx: EntityManager,
  { messageIds, statusClass, reason }: Bounce,
  now: Date,
): Promise<boolean> {
  if (statusClass !== FOR_GOOD) return false;
  const [rows]: [unknown[], number] = await tx.query(
    `update outgoing_mail set state = 'bounced', last_error = $2, version = version + 1, updated_at = $3
     where message_id = any($1) and state in ('sent', 'unknown') returning id`,
    [messageIds, withoutAddresses(reason), now],
  );
  return rows.length > 0;
}
