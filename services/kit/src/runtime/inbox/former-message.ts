import {
  create,
  fromBinary,
  getOption,
  ScalarType,
  toBinary,
  type DescField,
  type DescMessage,
  type MessageShape,
} from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import {
  EntityChangedSchema,
  table as tableOption,
  type EntityChanged,
} from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { messages } from '@cotta/proto/messages.js';
import { eventOfType } from '../outbox/event-names.js';

/** What an envelope carries. */
export type Payload = Pick<Envelope, 'type' | 'payload'>;

/** The payload as its service writes it today: an older version told of every entity in one general message, which still lies on topics and among what was parked.
 *  Anything else comes back as it is. */
export function currentPayload({ type, payload, source }: Payload & Pick<Envelope, 'source'>): Payload {
  if (type !== EntityChangedSchema.typeName) return { type, payload };
  const former = fromBinary(EntityChangedSchema, payload);
  const schema = messageOf(source, former.entity);
  if (schema === undefined) return { type, payload };
  return { type: schema.typeName, payload: toBinary(schema, typed(schema, former)) };
}

function messageOf(source: string, entity: string): DescMessage | undefined {
  for (const desc of messages) {
    if (desc.kind === 'message' && desc.file.proto.package === `cotta.${source}.v1`)
      if (getOption(desc, tableOption) === entity) return desc;
  }
  return undefined;
}

function typed(
  schema: DescMessage,
  { entityId, event, change, facts }: EntityChanged,
): MessageShape<DescMessage> {
  const { event: eventField, facts: factsField } = schema.field;
  const known = (factsField?.message?.fields ?? []).flatMap((field): [string, unknown][] => {
    const written = facts[field.name];
    return written === undefined ? [] : [[field.localName, valueOf(field, written)]];
  });
  return create(schema, {
    entityId,
    change,
    event: eventField?.enum === undefined ? 0 : eventOfType(eventField.enum, event),
    facts: Object.fromEntries(known),
  });
}

/** Field by which messages written by hand named their event as text, before there was an enumeration. */
const EVENT_TEXT = 2;

/** Decodes a message; the event that an older version named as text is found in the enumeration of today. */
export function decodeMessage<Desc extends DescMessage>(
  schema: Desc,
  payload: Uint8Array,
): MessageShape<Desc> {
  const message = fromBinary(schema, payload);
  const event = schema.field['event'];
  const text = message.$unknown?.find(
    ({ no, wireType }) => no === EVENT_TEXT && wireType === WireType.LengthDelimited,
  );
  if (event?.enum !== undefined && text !== undefined) {
    const type = new BinaryReader(text.data).string();
    reflect(schema, message).set(event, eventOfType(event.enum, type));
  }
  return message;
}

/** Every fact was a text: itself, or its JSON. */
function valueOf({ fieldKind, scalar }: DescField, written: string): unknown {
  if (fieldKind === 'list' || scalar !== ScalarType.STRING) return JSON.parse(written);
  return written;
}
