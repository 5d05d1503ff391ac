import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  OperationTypeNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { Row } from './chance.js';
import { madeUpValue, type MadeUpDocument } from './made-up-document.js';

/** Of things that are only referred to. */
const FEW = 2;

/** One document for every way into the schema, each asking for every field of what it leads to, and for a few of what that refers to. */
export function* sweptDocuments(schema: GraphQLSchema): Generator<MadeUpDocument> {
  for (const kind of [OperationTypeNode.QUERY, OperationTypeNode.MUTATION])
    for (const field of Object.values(schema.getRootType(kind)?.getFields() ?? {}))
      yield sweptDocument(schema, { kind, field });
}

function sweptDocument(
  schema: GraphQLSchema,
  { kind, field }: { readonly kind: OperationTypeNode; readonly field: GraphQLField<unknown, unknown> },
): MadeUpDocument {
  const operationName = `Sweep_${kind}_${field.name}`;
  const row = new Row(operationName);
  const given = field.args.filter(
    (argument) => isOwed(argument) || ['limit', 'filter'].includes(argument.name),
  );
  const variables = given.map(({ type, name }) => [name, madeUpValue(type, row)] as const);
  const definitions = given.map(({ name, type }) => `$${name}: ${String(type)}`);
  const passed = given.map(({ name }) => `${name}: $${name}`);
  const inner = selections(field, { schema, isReferredTo: false });
  const text = `${kind} ${operationName}${inBrackets(definitions)} { ${field.name}${inBrackets(passed)}${inner} }`;
  return { text, operationName, variables: Object.fromEntries(variables) };
}

interface At {
  readonly schema: GraphQLSchema;
  /** Not what the operation is about. */
  readonly isReferredTo: boolean;
}

function selections(field: GraphQLField<unknown, unknown>, { schema, isReferredTo }: At): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  const inside = (of: GraphQLCompositeType): string => fieldsOf(of, { schema, isReferredTo }).join(' ');
  const own = inside(type as GraphQLCompositeType);
  const members = isAbstractType(type)
    ? schema.getPossibleTypes(type).map((member) => `... on ${member.name} { __typename ${inside(member)} }`)
    : [];
  return ` { __typename ${own} ${members.join(' ')} }`;
}

function fieldsOf(type: GraphQLCompositeType, { schema, isReferredTo }: At): string[] {
  if (!('getFields' in type)) return [];
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isOwed));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const things = fields.filter((field) => !isLeafType(getNamedType(field.type)));
  // A page is not what is asked for, but what it lists.
  if (isReferredTo && !things.some(isListing)) return leaves.slice(0, FEW);
  return [
    ...leaves,
    ...things.map(
      (field) =>
        `${field.name}${selections(field, { schema, isReferredTo: isReferredTo || !isListing(field) })}`,
    ),
  ];
}

const isListing = ({ name }: { readonly name: string }): boolean => name === 'items';

function isOwed({
  type,
  defaultValue,
}: {
  readonly type: unknown;
  readonly defaultValue?: unknown;
}): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function inBrackets(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
