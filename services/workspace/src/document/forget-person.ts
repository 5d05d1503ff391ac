import type { EntityManager } from 'typeorm';
import { retainedDocumentTypes } from './retained-documents.js';

/** Bytes of the person's documents, letters about the account, what partners could hear, and when they were last here and what they have read. */
export async function forgetPerson(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(
    'delete from document_content where path in (select path from document where user_id = $1 and not type = any($2))',
    [userId, retainedDocumentTypes],
  );
  await tx.query(
    'delete from partner_webhook_secret where webhook_id in (select id from partner_webhook where user_id = $1)',
    [userId],
  );
  await tx.query('delete from partner_delivery where user_id = $1', [userId]);
  await tx.query('delete from partner_event where user_id = $1', [userId]);
  await tx.query('delete from seen_place where $1 in (user_id, person_id)', [userId]);
  await tx.query('delete from review_occasion where user_id = $1', [userId]);
  await tx.query('delete from open_threat where user_id = $1', [userId]);
  await tx.query('delete from ticket_reading where user_id = $1', [userId]);
  const tickets: { id: string }[] = await tx.query('select id from support_ticket where user_id = $1', [
    userId,
  ]);
  // Marks, threats, work: whatever a letter was about that belongs to the person.
  const subjects: { id: string }[] = await tx.query(
    'select subject_id as id from work_subject where client_id = $1',
    [userId],
  );
  await forgetLetters(tx, [userId, ...[...tickets, ...subjects].map(({ id }) => id)]);
}

/** Who a letter or a text message went to and what it said goes; that there was one stays. One that still waits is not sent any more. */
export async function forgetLetters(tx: EntityManager, subjectIds: readonly string[]): Promise<void> {
  await tx.query(
    `update outgoing_mail set sealed_contact = '', params = '{}', last_error = 'erased', state = case when state in ('queued', 'sending') then 'failed' else state end where subject_id = any($1)`,
    [subjectIds],
  );
  await tx.query(
    `update outgoing_sms set sealed_contact = '', params = '{}', last_error = 'erased', state = case when state = 'planned' then 'cancelled' else state end where subject_id = any($1)`,
    [subjectIds],
  );
}
