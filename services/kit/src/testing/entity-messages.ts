import { create, createFileRegistry, type DescMessage } from '@bufbuild/protobuf';
import {
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FileDescriptorProtoSchema,
} from '@bufbuild/protobuf/wkt';
import { enumName } from '../model/field/names.js';
import {
  factsOf,
  messageNames,
  type Fact,
  type PublishedEntity,
} from '../runtime/outbox/published-entity.js';
import type { FindMessage } from '../runtime/outbox/entity-publications.js';

const typeOf = { string: Type.STRING, bool: Type.BOOL, int32: Type.INT32, int64: Type.INT64 } as const;

/** Messages of entities that only tests know, as they would be printed and generated. */
export function entityMessages(service: string, entities: readonly PublishedEntity[]): FindMessage {
  const pack = `cotta.${service}.v1`;
  const file = create(FileDescriptorProtoSchema, {
    name: `cotta/${service}/v1/entities.proto`,
    package: pack,
    syntax: 'proto3',
    enumType: entities.map(eventsOf),
    messageType: entities.flatMap((entity) => messagesOf(pack, entity)),
  });
  const registry = createFileRegistry(file, () => undefined);
  return (typeName): DescMessage | undefined => registry.getMessage(typeName);
}

function eventsOf({ resource, changes }: PublishedEntity) {
  const { event } = messageNames(resource);
  const names = ['Unspecified', ...Object.keys(changes)];
  return {
    name: event,
    value: names.map((name, number) => ({ name: `${enumName(event)}_${enumName(name)}`, number })),
  };
}

function messagesOf(pack: string, { resource }: PublishedEntity) {
  const { changed, event, facts } = messageNames(resource);
  const one = { label: Label.OPTIONAL };
  return [
    { name: facts, field: factsOf(resource).map(fieldOf) },
    {
      name: changed,
      field: [
        { ...one, name: 'entity_id', number: 1, type: Type.STRING },
        { ...one, name: 'event', number: 2, type: Type.ENUM, typeName: `.${pack}.${event}` },
        { ...one, name: 'change', number: 3, type: Type.INT32 },
        { ...one, name: 'facts', number: 4, type: Type.MESSAGE, typeName: `.${pack}.${facts}` },
      ],
    },
  ];
}

function fieldOf({ name, type, repeated }: Fact, index: number) {
  return {
    name,
    number: index + 1,
    type: typeOf[type],
    label: repeated ? Label.REPEATED : Label.OPTIONAL,
  };
}
