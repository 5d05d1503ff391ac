import {
  claimMessage,
  messageOf,
  waitingMessages,
  type MessageRow,
  type OutgoingMessage,
} from '@cotta/kit/runtime/letters/outgoing-message.js';
import type { DataSource, EntityManager } from 'typeorm';

/** A text message as its row has it. */
export interface OutgoingSms extends OutgoingMessage {
  /** IANA zone of the addressee. */
  readonly zone: string;
}

export type SmsState =
  | 'planned'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'undelivered'
  | 'failed'
  | 'opted out'
  | 'cancelled'
  | 'unknown';

const QUEUE = { table: 'outgoing_sms', waiting: 'planned' } as const;

/** Writes the row, once for its business key. `from`: not before. */
export async function enqueueSms(
  tx: EntityManager,
  sms: Omit<OutgoingSms, 'attempts'>,
  { now, from }: { readonly now: Date; readonly from: Date },
): Promise<void> {
  await tx.query(
    `insert into outgoing_sms (id, business_key, template, locale, subject_type, subject_id, sealed_contact, zone, params, next_attempt_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (business_key) do nothing`,
    [
      sms.id,
      sms.businessKey,
      sms.template,
      sms.locale,
      sms.subjectType,
      sms.subjectId,
      Buffer.from(sms.sealedContact),
      sms.zone,
      JSON.stringify(sms.params),
      from,
      now,
    ],
  );
}

/** What was not sent yet about a subject is not sent any more. */
export async function cancelSms(tx: EntityManager, subjectId: string, now: Date): Promise<void> {
  await tx.query(
    `update outgoing_sms set state = 'cancelled', updated_at = $2 where subject_id = $1 and state = 'planned'`,
    [subjectId, now],
  );
}

/** Ids of what is due and nobody works on. */
export async function waitingSms(tx: EntityManager, now: Date, limit: number): Promise<string[]> {
  return waitingMessages(tx, QUEUE, now, limit);
}

/** Exactly one caller gets it, for a minute. `claimedAgain`: whoever had it before died with it, perhaps after asking. */
export async function claimSms(
  db: DataSource,
  id: string,
  now: Date,
): Promise<{ readonly sms: OutgoingSms; readonly claimedAgain: boolean } | undefined> {
  const claim = await claimMessage<MessageRow & { readonly zone: string }>(db, QUEUE, id, now);
  return claim === undefined
    ? undefined
    : { sms: { ...messageOf(claim.row), zone: claim.row.zone }, claimedAgain: claim.claimedAgain };
}

export interface SmsSettlement {
  readonly state: SmsState;
  readonly error?: string;
  readonly nextAttemptAt?: Date;
  readonly vendorId?: string;
  readonly segments?: number;
}

/** What came of a claim. A report that was faster than the answer has the last word about the state; the provider's id is kept all the same. */
export async function settleSms(
  db: DataSource,
  sms: OutgoingSms,
  settlement: SmsSettlement,
  now: Date,
): Promise<void> {
  const { state, error = null, nextAttemptAt = now, vendorId = null, segments = null } = settlement;
  await db.query(
    `update outgoing_sms set state = case when state = 'sending' then $2 else state end, last_error = case when state = 'sending' then $3 else last_error end,
       next_attempt_at = $4, lease_until = null, vendor_id = coalesce($5, vendor_id), segments = coalesce($6, segments),
       sent_at = case when $2 = 'sent' then coalesce(sent_at, $7) else sent_at end, updated_at = $7
     where id = $1 and attempts = $8 and not (state = 'planned' or state = 'cancelled')`,
    [sms.id, state, error, nextAttemptAt, vendorId, segments, now, sms.attempts],
  );
}
