import type { DescField, DescMessage, Message } from '@bufbuild/protobuf';
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import { timestampDate, TimestampSchema, type Timestamp } from '@bufbuild/protobuf/wkt';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { messages } from '@cotta/proto/messages.js';
import { currentPayload, decodeMessage } from './former-message.js';

/** One value of a message, as a person reads it. */
export interface MessagePart {
  /** From the outside in, in the words of the message: `Request, public id`. */
  readonly label: string;
  /** `closed`: a key opens it, or it opens a door itself, and it is not shown; its value is null. `record`: the id of a row. `moment`: ISO 8601. */
  readonly kind: 'text' | 'moment' | 'record' | 'closed';
  readonly value: string | null;
}

/** What an envelope says. */
export interface MessageContent {
  /** `Case closed`; the name on the wire where nobody knows the message. */
  readonly event: string;
  readonly parts: readonly MessagePart[];
  /** Why there are no parts; undefined where there are. */
  readonly unreadable: string | undefined;
}

/** Fields whose text opens a page without a password. */
const OPENS_A_DOOR = /(?:^|_)(?:path|token|secret|password)$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The content of an envelope in rows; what is encrypted, and links that need no password, stay closed. */
export function messageContent(envelope: Pick<Envelope, 'type' | 'payload' | 'source'>): MessageContent {
  try {
    const { type, payload } = currentPayload(envelope);
    const schema = messages.getMessage(type);
    if (schema === undefined)
      return { event: inWords(type), parts: [], unreadable: 'no message of this name is known' };
    const message = decodeMessage(schema, payload);
    return {
      event: eventOf(schema, message),
      parts: partsOf(reflect(schema, message), []),
      unreadable: undefined,
    };
  } catch (error) {
    return {
      event: inWords(envelope.type),
      parts: [],
      unreadable: error instanceof Error ? error.message : String(error),
    };
  }
}

/** A message that is printed from an entity names its event; others are named after theirs. */
function eventOf(schema: DescMessage, message: Message): string {
  const field = schema.field['event'];
  if (field?.enum === undefined) return inWords(schema.typeName);
  const number = reflect(schema, message).get(field);
  return valueName(field, typeof number === 'number' ? number : 0);
}

function partsOf(message: ReflectMessage, path: readonly string[]): MessagePart[] {
  return message.fields.flatMap((field) => {
    // The event is the heading.
    if (path.length === 0 && field.name === 'event' && field.enum !== undefined) return [];
    if (!message.isSet(field)) return [];
    const at = [...path, field.name];
    if (field.fieldKind === 'message') return ofMessage(message.get(field), at);
    if (field.fieldKind === 'list') return ofList(field, [...message.get(field)], at);
    if (field.fieldKind === 'map')
      return [...message.get(field)].map(([key, value]) => part([...at, String(key)], field, value));
    return [part(at, field, message.get(field))];
  });
}

function ofMessage(value: ReflectMessage, path: readonly string[]): MessagePart[] {
  if (value.desc.typeName !== TimestampSchema.typeName) return partsOf(value, path);
  const moment = timestampDate(value.message as Timestamp).toISOString();
  return [{ label: labelOf(path), kind: 'moment', value: moment }];
}

function ofList(
  field: DescField & { fieldKind: 'list' },
  values: readonly unknown[],
  path: readonly string[],
) {
  if (field.listKind === 'message')
    return values.flatMap((value, at) => ofMessage(value as ReflectMessage, [...path, String(at + 1)]));
  const shown = values.map((value) => part(path, field, value));
  if (shown.some(({ kind }) => kind !== 'text')) return shown;
  return [{ label: labelOf(path), kind: 'text' as const, value: shown.map(({ value }) => value).join(', ') }];
}

function part(path: readonly string[], field: DescField, value: unknown): MessagePart {
  const label = labelOf(path);
  if (value instanceof Uint8Array || OPENS_A_DOOR.test(field.name))
    return { label, kind: 'closed', value: null };
  if (field.enum !== undefined) return { label, kind: 'text', value: valueName(field, Number(value)) };
  if (typeof value === 'boolean') return { label, kind: 'text', value: value ? 'yes' : 'no' };
  const text = String(value);
  if (ID.test(text)) return { label, kind: 'record', value: text };
  return { label, kind: 'text', value: text };
}

/** `ENTITY_CHANGE_ADDED` → `Added`. */
function valueName(field: DescField, number: number): string {
  return sentence(field.enum?.value[number]?.localName ?? String(number));
}

/** `cotta.cases.v1.CaseClosed` → `Case closed`. */
function inWords(typeName: string): string {
  const name = typeName.split('.').at(-1) ?? typeName;
  return sentence(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2'));
}

function labelOf(path: readonly string[]): string {
  return sentence(path.map((name) => name.replaceAll('_', ' ')).join(', '));
}

function sentence(words: string): string {
  const plain = words.replaceAll('_', ' ').toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
