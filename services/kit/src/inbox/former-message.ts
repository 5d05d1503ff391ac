import { create, fromBinary, ScalarType, toBinary, type DescField, getOption } from '@bufbuild/protobuf';
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
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
    const told = facts[field.name];
    return told === undefined ? [] : [[field.localName, valueOf(field, told)]];
  });
  return create(schema, {
    entityId,
    change,
    event: eventField?.enum === undefined ? 0 : eventOfType(eventField.enum, event),
    facts: Object.fromEntries(known),
  });
}

/** Every fact was a text: itself, or its JSON. */
function valueOf({ fieldKind, scalar }: DescField, told: string): unknown {
  if (fieldKind === 'list' || scalar !== ScalarType.STRING) return JSON.parse(told);
  return told;
}
