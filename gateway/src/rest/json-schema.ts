import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { toSnake } from './names.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  JSON: {},
};

/** The body a selection brings, in the names of REST. `Refusal` is a problem there, never a body. */
export function selectionSchema(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
): JsonSchema {
  if (isNonNullType(type)) return notNull(schema, type.ofType, set);
  return nullable(notNull(schema, type, set));
}

function notNull(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
): JsonSchema {
  if (isListType(type))
    return { type: 'array', items: selectionSchema(schema, type.ofType as GraphQLOutputType, set) };
  const named = getNamedType(type);
  if (!isCompositeType(named) || set === undefined) return leafSchema(named);
  if (isUnionType(named)) return firstSuccess(schema, named.getTypes(), set);
  return isObjectType(named) ? objectSchema(schema, named, set) : {};
}

function firstSuccess(
  schema: GraphQLSchema,
  types: readonly GraphQLObjectType[],
  set: SelectionSetNode,
): JsonSchema {
  const type = types.find((member) => member.name !== 'Refusal');
  return type === undefined ? {} : objectSchema(schema, type, set);
}

function objectSchema(schema: GraphQLSchema, type: GraphQLObjectType, set: SelectionSetNode): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const node of set.selections) {
    if (node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type.name)
      Object.assign(properties, objectSchema(schema, type, node.selectionSet)['properties']);
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') continue;
    const field = type.getFields()[node.name.value];
    if (field !== undefined)
      properties[toSnake(node.alias?.value ?? node.name.value)] = selectionSchema(
        schema,
        field.type,
        node.selectionSet,
      );
  }
  return { type: 'object', required: Object.keys(properties), properties };
}

/** The body an input takes. `takes`: which of its keys the route leaves to the caller. */
export function inputSchema(
  type: GraphQLInputType,
  takes: (key: string) => boolean = () => true,
): JsonSchema {
  if (isNonNullType(type)) return inputNotNull(type.ofType, takes);
  return nullable(inputNotNull(type, takes));
}

function inputNotNull(type: GraphQLInputType, takes: (key: string) => boolean): JsonSchema {
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType as GraphQLInputType) };
  if (!isInputObjectType(type)) return leafSchema(getNamedType(type));
  const fields = Object.values(type.getFields()).filter((field) => takes(field.name));
  return {
    type: 'object',
    additionalProperties: false,
    required: fields
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map((field) => toSnake(field.name)),
    properties: Object.fromEntries(fields.map((field) => [toSnake(field.name), inputSchema(field.type)])),
  };
}

function leafSchema(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map((value) => value.name) };
  return SCALARS[type.name] ?? { type: 'string' };
}

function nullable(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type !== 'string') return schema;
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(schema['enum']) ? { enum: [...schema['enum'], null] } : {}),
  };
}
