import type { DataSource } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
import type { Clock } from '../../model/time/clock.js';
import { inTransaction } from '../database/transaction.js';
import { eventLine } from '../outbox/event-line.js';
import { decodeEnvelope } from './decode-envelope.js';

/** Where a message stands on the broker that nobody could read. */
export interface DeadLetterPlace {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
  /** @defaultValue every consumer of the service that kept it */
  readonly consumer?: string;
}

/** A message that could not be read, as one consumer keeps it. */
export interface DeadLetter extends Required<DeadLetterPlace> {
  readonly id: string;
  /** Why it could not be read. */
  readonly error: string;
  readonly receivedAt: Date;
  /** Since when it waits to be tried again; null: nobody asked for it. */
  readonly retryAt: Date | null;
  /** What it says, as far as it can be read today. */
  readonly content: string;
}

interface Row extends Omit<DeadLetter, 'offset' | 'content'> {
  readonly offset: string;
  readonly value: Buffer;
}

/** What is open at a place. `$4` null: of every consumer. */
const OPEN_AT =
  'topic = $1 and partition = $2 and kafka_offset = $3 and ($4::text is null or consumer = $4) and resolved_at is null';

/** Every message of the service that nobody could read and nobody has settled, the oldest first. */
export async function deadLetters(db: DataSource): Promise<readonly DeadLetter[]> {
  const sql = `
    select id, consumer, topic, partition, kafka_offset::text as "offset", value, error, received_at as "receivedAt", retry_at as "retryAt"
      from dead_letter where resolved_at is null order by received_at, topic, partition, kafka_offset, consumer`;
  const rows = await inTransaction(db, (tx) => queryRows<Row>(tx, sql));
  return rows.map(({ value, offset, ...row }) => ({
    ...row,
    offset: BigInt(offset),
    content: messageContent(value),
  }));
}

/** A person says: read this message once more. Its consumers do so within seconds, with the bytes that were kept, which outlive the broker's.
 *  @returns how many consumers will; 0 when nothing is open there. */
export async function retryDeadLetter(db: DataSource, place: DeadLetterPlace, clock: Clock): Promise<number> {
  return atPlace(db, place, { set: 'retry_at = $5', value: clock.now() });
}

/** A person says: this message is none of ours, or what it said came otherwise. It stays in the table and counts no more. `by`: id of the person.
 *  @returns how many consumers had it; 0 when nothing is open there. */
export async function dismissDeadLetter(
  db: DataSource,
  place: DeadLetterPlace,
  { clock, by = null }: { readonly clock: Clock; readonly by?: string | null },
): Promise<number> {
  return atPlace(db, place, { set: 'resolved_at = $5, resolved_by = $6', value: clock.now() }, by);
}

async function atPlace(
  db: DataSource,
  {
    topic,
    partition,
    offset,
    consumer = null,
  }: Omit<DeadLetterPlace, 'consumer'> & { consumer?: string | null },
  { set, value }: { readonly set: string; readonly value: Date },
  ...more: readonly (string | null)[]
): Promise<number> {
  return inTransaction(db, (tx) =>
    execute(tx, `update dead_letter set ${set} where ${OPEN_AT}`, [
      topic,
      partition,
      offset.toString(),
      consumer,
      value,
      ...more,
    ]),
  );
}

const MOST_SHOWN = 2_000;

/** What a message says, for a person: the event with its content, or the bytes as text where they are none. At most 2,000 characters. */
export function messageContent(value: Uint8Array): string {
  return contentOf(value).slice(0, MOST_SHOWN);
}

function contentOf(value: Uint8Array): string {
  const decoded = decodeEnvelope(value);
  if ('envelope' in decoded) {
    try {
      return eventLine(decoded.envelope);
    } catch (error) {
      return `${decoded.envelope.type} whose content cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  // Whatever is no text is shown as a dot, one a byte.
  return `${value.length} bytes: ${Buffer.from(value)
    .toString('latin1')
    .replace(/[^\x20-\x7e]/g, '.')}`;
}
