import type { DataSource, EntityManager } from 'typeorm';
import { currentTraceparent } from '../tracing/span.js';
import {
  claimMessage,
  messageOf,
  waitingMessages,
  type MessageRow,
  type OutgoingMessage,
} from './outgoing-message.js';

/** A letter as it is handed to the mail server. */
export interface Letter extends OutgoingMessage {
  /** Duty to inform: sent again when nobody can say whether it went out. */
  readonly legal: boolean;
  /** `<id@domain>` */
  readonly messageId: string;
  /** What led to it; only where that is recorded. */
  readonly traceparent?: string;
}

const QUEUE = { table: 'outgoing_mail', waiting: 'queued' } as const;

/** A letter to be written down. */
export interface NewLetter extends Omit<Letter, 'messageId' | 'attempts' | 'traceparent'> {
  /** Domain of the Message-ID. */
  readonly domain: string;
  /** Held until then. @defaultValue at once */
  readonly notBefore?: Date;
}

/** True when this is the first wish with its business key. */
export async function enqueueLetter(tx: EntityManager, wanted: NewLetter, now: Date): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal,
       message_id, next_attempt_at, created_at, updated_at, traceparent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13) on conflict (business_key) do nothing returning id`,
    [
      wanted.id,
      wanted.businessKey,
      wanted.template,
      wanted.locale,
      wanted.subjectType,
      wanted.subjectId,
      Buffer.from(wanted.sealedContact),
      JSON.stringify(wanted.params),
      wanted.legal,
      `<${wanted.id}@${wanted.domain}>`,
      wanted.notBefore ?? now,
      now,
      currentTraceparent() ?? null,
    ],
  );
  return rows.length === 1;
}

/** Exactly one caller gets the letter, for a minute. Undefined: another has it, it is done, or it is not yet time.
 *  A letter whose lease ran out in `sending` was perhaps accepted: `claimedAgain` says so. */
export async function claimLetter(
  db: DataSource,
  id: string,
  now: Date,
): Promise<{ letter: Letter; claimedAgain: boolean } | undefined> {
  const claim = await claimMessage<LetterRow>(db, QUEUE, id, now);
  return claim === undefined ? undefined : { letter: toLetter(claim.row), claimedAgain: claim.claimedAgain };
}

/** What became of a letter; `queued`: it is tried again. */
export type Settlement =
  | { readonly state: 'sent' }
  /** Held back: its reader wants none of its kind. */
  | { readonly state: 'unwanted' }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'unknown'; readonly error: string }
  | { readonly state: 'queued'; readonly error: string; readonly nextAttemptAt: Date };

/** False when the letter is no longer ours (the lease ran out and another took it). */
export async function settleLetter(
  db: DataSource,
  letter: Letter,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const error = 'error' in settlement ? settlement.error : null;
  const nextAttemptAt = settlement.state === 'queued' ? settlement.nextAttemptAt : now;
  const result: [unknown[], number] = await db.query(
    `update outgoing_mail set state = $2, last_error = $3, next_attempt_at = $4, lease_until = null, version = version + 1,
       sent_at = case when $2 = 'sent' then $5 else sent_at end, updated_at = $5
     where id = $1 and state = 'sending' and attempts = $6`,
    [letter.id, settlement.state, error, nextAttemptAt, now, letter.attempts],
  );
  return result[1] === 1;
}

/** Letters that nobody works on although it is time: their job was lost, or their worker died. */
export async function waitingLetters(db: DataSource, now: Date, limit = 500): Promise<string[]> {
  return waitingMessages(db, QUEUE, now, limit);
}

interface LetterRow extends MessageRow {
  readonly legal: boolean;
  readonly message_id: string;
  readonly traceparent: string | null;
}

function toLetter(row: LetterRow): Letter {
  const { traceparent } = row;
  return {
    ...messageOf(row),
    legal: row.legal,
    messageId: row.message_id,
    ...(traceparent === null ? {} : { traceparent }),
  };
}
