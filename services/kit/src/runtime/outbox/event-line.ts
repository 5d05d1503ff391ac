import { fromBinary, toJson } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { messages } from '@cotta/proto/messages.js';

/** One event on one line, then its content. */
export function eventLine({
  type,
  source,
  streamId,
  streamVersion,
  position,
  occurredAt,
  actor,
  payload,
}: Envelope): string {
  const time = occurredAt === undefined ? '?' : timestampDate(occurredAt).toISOString();
  const message = messages.getMessage(type);
  const content =
    message === undefined
      ? ''
      : ` ${JSON.stringify(toJson(message, fromBinary(message, payload), { registry: messages }))}`;
  return `${time} ${source}#${position} ${type} ${streamId} v${streamVersion} by ${actor?.kind ?? '?'}${content}`;
}
