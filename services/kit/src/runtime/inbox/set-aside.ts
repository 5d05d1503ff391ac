import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema, type Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { sourcesOf } from '../kafka/tracking-topics.js';
import { decodeEnvelope } from './decode-envelope.js';
import { HOLE, WAITS_BEHIND } from './parking.js';
import { messageContent, type MessagePart } from './message-content.js';

/** More nobody reads at once; what is mended makes room for the rest. */
const MOST = 50;

/** What a message says, as far as anybody can read it. */
interface Said {
  readonly event: string;
  /** Table of the row it is about; empty where the message cannot be read. */
  readonly category: string;
  readonly occurredAt: Date | null;
  readonly content: readonly MessagePart[];
  readonly unreadable: string | null;
}

/** Why an event waits: its handler failed, or one before it has not come, or waits itself. */
export type ParkedReason = 'FAILED' | 'EARLIER_MISSING' | 'EARLIER_PARKED';

/** The first parked event of a stream: the others wait behind it. */
export interface ParkedEvent extends Said {
  readonly consumer: string;
  readonly source: string;
  readonly streamId: string;
  readonly parkedAt: Date;
  /** Later events of the same stream. */
  readonly behind: number;
  /** Tries so far. */
  readonly attempts: number;
  /** Null: a person has to say so. */
  readonly nextAttemptAt: Date | null;
  readonly reason: ParkedReason;
  /** The same as the program said it. */
  readonly error: string;
}

/** A message that was no envelope when it came. */
export interface DeadLetter extends Said {
  readonly id: string;
  /** Whoever kept it, by comma: a message is read by several. */
  readonly consumer: string;
  /** Whose topic it came on: `requests`. */
  readonly source: string;
  readonly receivedAt: Date;
  /** Since when it waits to be read again; null: nobody asked for it. */
  readonly retryAt: Date | null;
  readonly bytes: number;
  readonly error: string;
}

/** All that the consumers of a service have put aside, the oldest first; fifty of each at most, with how many there are. */
export interface SetAside {
  readonly parked: readonly ParkedEvent[];
  readonly parkedStreams: number;
  readonly deadLetters: readonly DeadLetter[];
  readonly deadLetterCount: number;
}

/** Reads what was put aside, with its content. */
export async function readSetAside(tx: EntityManager): Promise<SetAside> {
  const parked = await queryRows<
    Omit<ParkedEvent, keyof Said | 'reason'> & { envelope: Buffer; streams: number }
  >(
    tx,
    `select first.*, (count(*) over ())::integer as streams from (
       select distinct on (consumer, source, stream_id)
              consumer, source, stream_id as "streamId", parked_at as "parkedAt", attempts, next_attempt_at as "nextAttemptAt", error, envelope,
              (count(*) over (partition by consumer, source, stream_id) - 1)::integer as behind
         from parked_event order by consumer, source, stream_id, version) first
      order by first."parkedAt", first."streamId" limit ${MOST}`,
  );
  const letters = await queryRows<{
    id: string;
    consumer: string;
    topic: string;
    receivedAt: Date;
    retryAt: Date | null;
    value: Buffer | null;
    error: string;
    letters: number;
  }>(
    tx,
    `select (array_agg(id order by consumer))[1] as id, string_agg(consumer, ', ' order by consumer) as consumer, topic, min(received_at) as "receivedAt",
            min(retry_at) as "retryAt", (array_agg(value order by consumer))[1] as value, (array_agg(error order by consumer))[1] as error,
            (count(*) over ())::integer as letters
       from dead_letter where resolved_at is null group by topic, partition, kafka_offset order by min(received_at), topic, partition, kafka_offset limit ${MOST}`,
  );
  return {
    parked: parked.map(({ envelope, ...row }) => ({
      ...row,
      reason: reasonOf(row.error),
      ...said(fromBinary(EnvelopeSchema, envelope)),
    })),
    parkedStreams: parked[0]?.streams ?? 0,
    deadLetters: letters.map(({ id, consumer, topic, receivedAt, retryAt, value, error }) => ({
      id,
      consumer,
      source: sourcesOf([topic])[0] ?? topic,
      receivedAt,
      retryAt,
      bytes: value?.byteLength ?? 0,
      error,
      ...ofLetter(value),
    })),
    deadLetterCount: letters[0]?.letters ?? 0,
  };
}

/** The words under which they are parked. */
function reasonOf(error: string): ParkedReason {
  if (error === WAITS_BEHIND) return 'EARLIER_PARKED';
  return error.startsWith(HOLE) ? 'EARLIER_MISSING' : 'FAILED';
}

function said(envelope: Envelope): Said {
  const { event, parts, unreadable } = messageContent(envelope);
  return {
    event,
    category: envelope.category,
    occurredAt: envelope.occurredAt === undefined ? null : timestampDate(envelope.occurredAt),
    content: parts,
    unreadable: unreadable ?? null,
  };
}

/** What was unreadable for the release that got it may be read by this one. */
function ofLetter(value: Buffer | null): Said {
  const decoded = value === null ? undefined : decodeEnvelope(value);
  return decoded !== undefined && 'envelope' in decoded
    ? said(decoded.envelope)
    : {
        event: '',
        category: '',
        occurredAt: null,
        content: [],
        unreadable: decoded?.unreadable ?? 'the message was empty',
      };
}
