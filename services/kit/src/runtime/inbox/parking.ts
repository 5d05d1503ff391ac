import { toBinary } from '@bufbuild/protobuf';
import { type Envelope, EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { systemIds } from '../../model/words/ids.js';
import type { IncomingRecord } from '../kafka/ports.js';
import type { Clock } from '../../model/time/clock.js';

/** Waits between tries of an event that could not be handled; after the last one only a person tries again. Milliseconds. */
export const usualParkDelaysMs: readonly number[] = [60_000, 600_000, 3_600_000];

/** How the reason of an event begins whose stream has a hole before it. */
export const HOLE = 'hole: ';
/** The reason of an event behind a parked one. */
export const WAITS_BEHIND = 'waits for an earlier event of its stream';

/** Why an event is set aside, and until when. `attempts`: tries so far. */
export interface Parking {
  readonly envelope: Envelope;
  readonly error: string;
  readonly attempts: number;
  /** Null: a person has to look. */
  readonly nextAttemptAt: Date | null;
  readonly now: Date;
}

/** Puts an event aside. Later events of its stream are put behind it, other streams go on. */
export async function park(tx: EntityManager, consumer: string, parking: Parking): Promise<void> {
  const { envelope, error, attempts, nextAttemptAt, now } = parking;
  await execute(
    tx,
    `insert into parked_event (consumer, source, stream_id, version, envelope, error, attempts, next_attempt_at, parked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      consumer,
      envelope.source,
      envelope.streamId,
      envelope.streamVersion,
      Buffer.from(toBinary(EnvelopeSchema, envelope)),
      error,
      attempts,
      nextAttemptAt,
      now,
    ],
  );
}

/** Keeps bytes that nobody can read, for a person to look at. */
export async function keepDeadLetter(
  tx: EntityManager,
  consumer: string,
  letter: { record: IncomingRecord; error: string; now: Date },
): Promise<void> {
  const { topic, partition, offset, key, value } = letter.record;
  await execute(
    tx,
    `insert into dead_letter (id, consumer, topic, partition, kafka_offset, key, value, error, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      systemIds.next(),
      consumer,
      topic,
      partition,
      offset.toString(),
      key === undefined ? null : Buffer.from(key),
      Buffer.from(value),
      letter.error,
      letter.now,
    ],
  );
}

/** The stream of one source, as one consumer waits with it. */
export interface ParkedStream {
  readonly consumer: string;
  readonly source: string;
  readonly streamId: string;
}

/** A parked stream with the event it waits for. */
export interface ParkedFirst extends ParkedStream {
  /** How many of its events are parked. */
  readonly events: number;
  readonly error: string;
  /** Null: a person has to look. */
  readonly nextAttemptAt: Date | null;
}

/** Every stream of which something is parked, over all consumers of the service, the longest parked first. */
export async function parkedStreams(db: DataSource): Promise<readonly ParkedFirst[]> {
  const sql = `
    select * from (
      select distinct on (consumer, source, stream_id)
             consumer, source, stream_id as "streamId", error, next_attempt_at as "nextAttemptAt", parked_at,
             (count(*) over (partition by consumer, source, stream_id))::integer as events
        from parked_event order by consumer, source, stream_id, version) first
     order by parked_at, "streamId"`;
  return inTransaction(db, (tx) => queryRows<ParkedFirst>(tx, sql));
}

/** What a person has tried again: one stream, or without it all of a consumer. */
type RetriedParked = ParkedStream | Pick<ParkedStream, 'consumer'>;

/** A person says: try it now. @returns how many streams are tried; 0 when nothing of it is parked. */
export async function retryParkedNow(db: DataSource, retried: RetriedParked, clock: Clock): Promise<number> {
  const sql = `with due as (
      update parked_event set next_attempt_at = $4
       where consumer = $1 and ($2::text is null or (source = $2 and stream_id::text = $3)) returning source, stream_id)
    select count(distinct (source, stream_id))::integer as streams from due`;
  const touched = await inTransaction(db, (tx) =>
    queryRow<{ streams: number }>(tx, sql, [
      retried.consumer,
      'source' in retried ? retried.source : null,
      'streamId' in retried ? retried.streamId : null,
      clock.now(),
    ]),
  );
  return touched?.streams ?? 0;
}

/** A person says: the cause is gone, try every stream now. @returns how many streams will be tried */
export async function retryAllParkedNow(db: DataSource, clock: Clock): Promise<number> {
  const sql = `
    with touched as (update parked_event set next_attempt_at = $1 returning consumer, source, stream_id)
    select count(distinct (consumer, source, stream_id))::integer as streams from touched`;
  const row = await inTransaction(db, (tx) => queryRow<{ streams: number }>(tx, sql, [clock.now()]));
  return row?.streams ?? 0;
}

/** What waits for a person or a retry, over all consumers of the service. */
export async function countUnhandled(db: DataSource): Promise<{ parked: number; deadLetters: number }> {
  const sql =
    'select (select count(*)::integer from parked_event) as parked, (select count(*)::integer from dead_letter where resolved_at is null) as "deadLetters"';
  const counts = await inTransaction(db, (tx) => queryRow<{ parked: number; deadLetters: number }>(tx, sql));
  return counts ?? { parked: 0, deadLetters: 0 };
}
