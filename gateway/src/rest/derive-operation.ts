import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Audience } from '../audience.js';
import type { SourceDocument } from '../documents/source.js';
import { audienceOf, type RestRoute } from './route.js';

/** Under a name of its own, for things have a `message` too. */
const REFUSAL = '... on Refusal { code told: message path fields { path code message } }';
/** Lists come in the order the service gives them; a partner sorts what it has. */
const LEFT_OUT = ['orderBy'];

/** The stored operation of a route: every argument a variable, every field the caller's schema shows a value for. References stay ids, so that one
 *  service answers; in lists values with rows of their own are left out, so that twenty things cost twenty. */
export function deriveOperation(
  route: Pick<RestRoute, 'operation' | 'method' | 'path'> & { readonly field: string },
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const kind = route.method === 'get' ? 'query' : 'mutation';
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[
    route.field
  ];
  if (field === undefined)
    throw new Error(`${route.method} ${route.path}: its schema has no ${kind} ${route.field}`);
  const args = field.args.filter(({ name }) => !LEFT_OUT.includes(name));
  const declared =
    args.length === 0 ? '' : `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})`;
  const passed = args.length === 0 ? '' : `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})`;
  const [definition] = parse(
    `${kind} ${route.operation}${declared} { result: ${field.name}${passed} ${selectionOf(field)} }`,
    { noLocation: true },
  ).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error(`${route.operation}: nothing was derived`);
  return definition;
}

function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isUnionType(type))
    return `{ ${type
      .getTypes()
      .map((member) =>
        member.name === 'Refusal' ? REFUSAL : `... on ${member.name} { ${valuesOf(member, 'whole')} }`,
      )
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const items = type.getFields()['items'];
  if (items === undefined) return `{ ${valuesOf(type, 'whole')} }`;
  return `{ items { ${valuesOf(itemType(items), 'row')} } totalCount endCursor }`;
}

function itemType(items: GraphQLField<unknown, unknown>): GraphQLObjectType {
  const type = getNamedType(items.type);
  if (!isObjectType(type)) throw new Error(`${type.name} cannot stand in a list`);
  return type;
}

function valuesOf(type: GraphQLObjectType, as: 'whole' | 'row'): string {
  return Object.values(type.getFields())
    .filter((field) => field.args.length === 0 && !(as === 'row' && isListOfRows(field)))
    .map((field) => ({ name: field.name, inner: getNamedType(field.type) }))
    .filter(({ inner }) => isLeaf(inner) || isValue(inner))
    .map(({ name, inner }) => (isObjectType(inner) ? `${name} { ${valuesOf(inner, as)} }` : name))
    .join(' ');
}

function isLeaf(type: GraphQLNamedType): boolean {
  return isScalarType(type) || isEnumType(type);
}

/** What has no id is part of the thing itself. */
function isValue(type: GraphQLNamedType): type is GraphQLObjectType {
  return (
    isObjectType(type) && type.getFields()['id'] === undefined && type.getFields()['items'] === undefined
  );
}

function isListOfRows(field: GraphQLField<unknown, unknown>): boolean {
  return (
    isListType(isNonNullType(field.type) ? field.type.ofType : field.type) &&
    !isLeaf(getNamedType(field.type))
  );
}

/** The operations that a table derives, one each, however many rows run it. */
export function derivedOperations(
  routes: readonly RestRoute[],
  schemas: Readonly<Record<Audience, GraphQLSchema>>,
): readonly SourceDocument[] {
  const found = new Map<string, SourceDocument>();
  for (const route of routes) {
    const { field, operation } = route;
    if (field === undefined || found.has(operation)) continue;
    const audience = audienceOf(route);
    found.set(operation, {
      path: `the route ${route.method} ${route.path}`,
      name: operation,
      audience,
      client: 'rest',
      definition: deriveOperation({ ...route, field }, schemas[audience]),
    });
  }
  return [...found.values()];
}
