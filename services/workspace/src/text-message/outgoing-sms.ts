import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource, EntityManager } from 'typeorm';

/** A text message as its row has it. */
export interface OutgoingSms {
  readonly id: string;
  readonly businessKey: string;
  readonly template: string;
  readonly locale: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly sealedContact: Uint8Array;
  /** IANA zone of the addressee. */
  readonly zone: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly attempts: number;
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

const LEASE_MS = 60_000;

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
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from outgoing_sms where (state = 'planned' and next_attempt_at <= $1) or (state = 'sending' and lease_until < $1) order by next_attempt_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Exactly one caller gets it, for a minute. `claimedAgain`: whoever had it before died with it, perhaps after asking. */
export async function claimSms(
  db: DataSource,
  id: string,
  now: Date,
): Promise<{ readonly sms: OutgoingSms; readonly claimedAgain: boolean } | undefined> {
  const result: [Row[], number] = await db.query(
    `with before as (select id, state from outgoing_sms where id = $1 for update skip locked)
     update outgoing_sms m set state = 'sending', lease_until = $3, attempts = attempts + 1, updated_at = $2
     from before where m.id = before.id and ((before.state = 'planned' and m.next_attempt_at <= $2) or (before.state = 'sending' and m.lease_until < $2))
     returning m.*, before.state as state_before`,
    [id, now, new Date(now.getTime() + LEASE_MS)],
  );
  const row = result[0][0];
  return row === undefined ? undefined : { sms: smsOf(row), claimedAgain: row.state_before === 'sending' };
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

interface Row {
  id: string;
  business_key: string;
  template: string;
  locale: string;
  subject_type: string;
  subject_id: string;
  sealed_contact: Buffer;
  zone: string;
  params: Record<string, unknown>;
  attempts: number;
  state_before: string;
}

function smsOf(row: Row): OutgoingSms {
  return {
    id: row.id,
    businessKey: row.business_key,
    template: row.template,
    locale: row.locale,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    sealedContact: row.sealed_contact,
    zone: row.zone,
    params: row.params,
    attempts: row.attempts,
  };
}
