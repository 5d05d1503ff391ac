import { create, toBinary, type DescMessage } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Envelope, EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { Fault } from '../../model/words/fault.js';
import type { OutgoingRecord } from '../kafka/ports.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Publication, Publications } from './publication.js';

/** Type of an envelope without payload: an event that stays inside its service. It is sent all the same, so that versions of a stream
 *  have no holes on the wire; readers skip it like any type they do not know. */
export const withheldType = 'cotta.envelope.v1.Withheld';

/** What a service says, and what it keeps to itself. */
export interface EncoderOptions {
  /** Name of the service: `requests`. */
  readonly source: string;
  readonly publications: Publications;
  /** Types that stay inside on purpose; any other type must be published. */
  readonly unpublished: readonly string[];
}

/** `position`: 1…n within the service; `logEpoch`: raised after a restore. */
export interface Place {
  readonly position: bigint;
  readonly logEpoch: number;
  /** What the rows were before and after, already sealed; absent in the check before the event is stored. */
  readonly sealedChanges?: Uint8Array;
}

/** Turns events of one service into records for the broker. */
export interface EventEncoder {
  readonly source: string;
  /** @throws Fault for a type that is neither published nor listed as unpublished; the encoder's error for data that does not fit. */
  encode(event: RecordedEvent, place: Place): OutgoingRecord;
  /** Encodes and throws the bytes away. For `CommandRuntime.publishable`. */
  check(event: RecordedEvent): void;
}

/** The encoder of a service. */
export function eventEncoder(options: EncoderOptions): EventEncoder {
  const encode = (event: RecordedEvent, place: Place) => encodeEvent(options, event, place);
  return {
    source: options.source,
    encode,
    check: (event) => void encode(event, { position: 1n, logEpoch: 1 }),
  };
}

function encodeEvent(
  { source, publications, unpublished }: EncoderOptions,
  event: RecordedEvent,
  place: Place,
): OutgoingRecord {
  const entry = publications[event.type];
  if (entry === undefined && !unpublished.includes(event.type)) {
    throw new Fault(`${event.type} is neither published nor listed as unpublished by ${source}`);
  }
  const { type, payload } = payloadOf(entry, event);
  const { id = '', onBehalfOf = '', kind } = event.actor;
  const envelope: Omit<Envelope, '$typeName' | '$unknown' | 'actor'> = {
    eventId: event.eventId,
    source,
    logEpoch: place.logEpoch,
    category: event.category,
    streamId: event.streamId,
    streamVersion: event.version,
    position: place.position,
    type,
    schemaVersion: event.schemaVersion,
    occurredAt: timestampFromDate(event.occurredAt),
    recordedAt: timestampFromDate(event.recordedAt),
    subjectId: event.subjectId ?? '',
    // A reason is a person's free text and stays inside.
    reasonCode: '',
    correlationId: event.correlationId,
    causationId: event.causationId ?? '',
    commandId: event.commandId ?? '',
    traceparent: event.traceparent ?? '',
    payload,
    sealedChanges: place.sealedChanges ?? new Uint8Array(),
  };
  return {
    key: event.streamId,
    value: toBinary(EnvelopeSchema, create(EnvelopeSchema, { ...envelope, actor: { kind, id, onBehalfOf } })),
    headers: {
      'event-id': event.eventId,
      'event-type': type,
      'schema-version': String(event.schemaVersion),
      'log-epoch': String(place.logEpoch),
      ...(event.traceparent === undefined ? {} : { traceparent: event.traceparent }),
    },
  };
}

function payloadOf(
  entry: Publication<DescMessage> | undefined,
  event: RecordedEvent,
): { type: string; payload: Uint8Array } {
  const message = entry?.map(event);
  if (entry === undefined || message === undefined) return { type: withheldType, payload: new Uint8Array() };
  return { type: entry.schema.typeName, payload: toBinary(entry.schema, create(entry.schema, message)) };
}
