import { fromBinary } from '@bufbuild/protobuf';
import { type Envelope, EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { isId } from '../../model/words/ids.js';

/** An envelope, or why the bytes are none; those are kept for a person. */
export type Decoded = { readonly envelope: Envelope } | { readonly unreadable: string };

/** Random bytes sometimes decode without an error, so the fields nobody can do without are looked at as well. */
export function decodeEnvelope(value: Uint8Array): Decoded {
  let envelope: Envelope;
  try {
    envelope = fromBinary(EnvelopeSchema, value);
  } catch (error) {
    return { unreadable: `no envelope: ${error instanceof Error ? error.message : String(error)}` };
  }
  const missing = missingFields(envelope);
  return missing.length === 0 ? { envelope } : { unreadable: `envelope without ${missing.join(', ')}` };
}

function missingFields(envelope: Envelope): string[] {
  const missing: string[] = [];
  if (!isId(envelope.eventId)) missing.push('event_id');
  if (!isId(envelope.streamId)) missing.push('stream_id');
  if (!isId(envelope.correlationId)) missing.push('correlation_id');
  if (envelope.source === '') missing.push('source');
  if (envelope.type === '') missing.push('type');
  if (envelope.streamVersion < 1) missing.push('stream_version');
  if (envelope.logEpoch < 1) missing.push('log_epoch');
  return missing;
}
