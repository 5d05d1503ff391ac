import type { DataSource, EntityManager } from 'typeorm';

/** What letters and text messages have in common as their rows have it. */
export interface OutgoingMessage {
  readonly id: string;
  /** What makes it this message: a second wish with the same key is the same one. */
  readonly businessKey: string;
  readonly template: string;
  readonly locale: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Whom it goes to, encrypted. */
  readonly sealedContact: Uint8Array;
  readonly params: Readonly<Record<string, unknown>>;
  /** How often it was claimed, the current claim included. */
  readonly attempts: number;
}

/** The columns behind it. */
export interface MessageRow {
  readonly id: string;
  readonly business_key: string;
  readonly template: string;
  readonly locale: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly sealed_contact: Buffer;
  readonly params: Record<string, unknown>;
  readonly attempts: number;
}

/** A table whose rows wait in one state until `next_attempt_at` and are `sending` until `lease_until`. */
interface MessageQueue {
  readonly table: string;
  /** The state of what nobody has claimed yet. */
  readonly waiting: string;
}

const LEASE_MS = 60_000;

/** Gives one row to exactly one caller, for a minute.
 *  @returns undefined where another has it, it is done, or it is not yet time; `claimedAgain`: whoever had it before died with it, perhaps after handing it over */
export async function claimMessage<Row extends MessageRow>(
  db: DataSource,
  { table, waiting }: MessageQueue,
  id: string,
  now: Date,
): Promise<{ readonly row: Row; readonly claimedAgain: boolean } | undefined> {
  const result: [(Row & { readonly state_before: string })[], number] = await db.query(
    `with before as (select id, state from ${table} where id = $1 for update skip locked)
     update ${table} m set state = 'sending', lease_until = $3, attempts = attempts + 1, updated_at = $2
     from before where m.id = before.id
       and ((before.state = '${waiting}' and m.next_attempt_at <= $2) or (before.state = 'sending' and m.lease_until < $2))
     returning m.*, before.state as state_before`,
    [id, now, new Date(now.getTime() + LEASE_MS)],
  );
  const row = result[0][0];
  return row === undefined ? undefined : { row, claimedAgain: row.state_before === 'sending' };
}

/** Ids of what is due and nobody works on, the longest due first: its job was lost, or its worker died. */
export async function waitingMessages(
  db: Pick<DataSource | EntityManager, 'query'>,
  { table, waiting }: MessageQueue,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    `select id from ${table} where (state = '${waiting}' and next_attempt_at <= $1) or (state = 'sending' and lease_until < $1)
     order by next_attempt_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** The common part of a row. */
export function messageOf(row: MessageRow): OutgoingMessage {
  return {
    id: row.id,
    businessKey: row.business_key,
    template: row.template,
    locale: row.locale,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    sealedContact: row.sealed_contact,
    params: row.params,
    attempts: row.attempts,
  };
}
