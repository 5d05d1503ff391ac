import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { OTHER_SIDE_LETTER } from '../letter/emails/other-side-letter/email.js';
import { repliedAt } from '../letter/reply-address.js';
import type { EmailDoor } from './email-door.js';
import type { IncomingEmail } from './read-email.js';

/** A letter to the other side of a case, as the e-mails that took it know it. */
export interface AnsweredLetter {
  readonly id: string;
  /** In which it was written. */
  readonly language: string;
}

const LETTER = `
select subject_id as id, locale as language from outgoing_mail
where template = $1 and (subject_id = $2 or lower(message_id) = any($3)) and state in ('sent', 'unknown', 'bounced') order by created_at desc limit 1`;

/** The letter to an other side that a mail answers: by the address it was sent to, or by what it says it answers. Undefined: none that went out from here. */
export function answeredLetter(
  { runtime, linkKey }: EmailDoor,
  { recipients, answers }: IncomingEmail,
): Promise<AnsweredLetter | undefined> {
  const addressed = repliedAt(recipients, linkKey);
  const id = addressed?.to === 'letter' ? addressed.id : null;
  return inTransaction(runtime.db, (tx) =>
    queryRow<AnsweredLetter>(tx, LETTER, [OTHER_SIDE_LETTER, id, answers]),
  );
}
