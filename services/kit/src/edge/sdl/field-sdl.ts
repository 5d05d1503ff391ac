import type { Field, FieldKind, FieldSet } from '../../model/field/field.js';
import { enumName } from '../../model/field/names.js';
import { docBlock, type SdlTypes } from './sdl-types.js';
import { samenessFilter, sharedScalars } from './shared-sdl.js';

/** Which side of the schema a type stands on: objects with parts have another name as input. */
export type Use = 'output' | 'input';

interface Place {
  readonly types: SdlTypes;
  readonly staffOnly: boolean;
}

/** The GraphQL type of a field without its `!`; named types it needs are added on the way. */
export function fieldType(field: Field<unknown>, use: Use, place: Place): string {
  const { kind } = field;
  switch (kind.is) {
    case 'id':
    case 'ref':
      return 'ID';
    case 'integer':
      return 'Int';
    case 'decimal':
      return 'Decimal';
    case 'json':
      return 'JSON';
    case 'boolean':
      return 'Boolean';
    case 'calendarDate':
      return 'Date';
    case 'instant':
      return 'DateTime';
    case 'money':
      return use === 'input' ? 'MoneyInput' : 'Money';
    case 'enumeration':
      return enumType(kind, place);
    case 'code':
      return codeType(kind.scalar, place.types);
    case 'list':
      return `[${fieldType(kind.of, use, place)}!]`;
    case 'object':
      return objectType(kind, field.doc, use, place);
    default:
      return 'String';
  }
}

/** The comparison input a filter offers for a field. */
export function filterType(field: Field<unknown>, place: Place): string {
  const { kind } = field;
  if (kind.is === 'list') return listFilter(fieldType(kind.of, 'input', place), place);
  const operand = fieldType(field, 'input', place);
  const shared: Readonly<Record<string, string>> = { ID: 'IdFilter', Int: 'IntFilter' };
  const name = shared[operand] ?? `${operand}Filter`;
  const isOwn =
    kind.is === 'enumeration' || (kind.is === 'code' && !Object.hasOwn(sharedScalars, kind.scalar));
  if (isOwn) place.types.add(name, place.staffOnly, (tag) => samenessFilter(`${name}${tag}`, operand));
  return name;
}

/** One field of an input object per declared field. */
export function inputFields(
  fields: FieldSet,
  place: Place,
  tagOf: (field: Field<unknown>) => string,
): string {
  return Object.entries(fields)
    .map(
      ([key, field]) =>
        `${docBlock(field.doc, '  ')}\n  ${key}: ${fieldType(field, 'input', place)}${field.optional ? '' : '!'}${tagOf(field)}`,
    )
    .join('\n');
}

/** One of what all services share is one for all of them: marked here, it would be hidden where customers ask by it. */
function listFilter(operand: string, { types, staffOnly }: Place): string {
  const name = `${operand}ListFilter`;
  const shared = isScalarOfAll(operand);
  types.add(name, staffOnly && !shared, (tag) => `input ${name}${tag} { has: ${operand} isNull: Boolean }`);
  return name;
}

const isScalarOfAll = (name: string): boolean =>
  Object.hasOwn(sharedScalars, name) || ['String', 'Int', 'ID'].includes(name);

function enumType(kind: Extract<FieldKind, { is: 'enumeration' }>, { types, staffOnly }: Place): string {
  const values = kind.values.map((label) => `  ${docBlock(label)}\n  ${enumName(label)}`);
  types.add(kind.name, staffOnly, (tag) => `enum ${kind.name}${tag} {\n${values.join('\n')}\n}`);
  return kind.name;
}

function codeType(scalar: string, types: SdlTypes): string {
  if (!Object.hasOwn(sharedScalars, scalar)) types.add(scalar, false, () => `scalar ${scalar}`);
  return scalar;
}

function objectType(kind: Extract<FieldKind, { is: 'object' }>, doc: string, use: Use, place: Place): string {
  if (use === 'input') {
    const name = `${kind.typeName}Input`;
    const body = inputFields(kind.fields, place, () => '');
    place.types.add(name, place.staffOnly, (tag) => `input ${name}${tag} {\n${body}\n}`);
    return name;
  }
  const body = Object.entries(kind.fields)
    .map(
      ([key, field]) =>
        `${docBlock(field.doc, '  ')}\n  ${key}: ${fieldType(field, 'output', place)}${field.optional ? '' : '!'}`,
    )
    .join('\n');
  place.types.add(
    kind.typeName,
    place.staffOnly,
    (tag) => `${docBlock(doc)}\ntype ${kind.typeName}${tag} {\n${body}\n}`,
  );
  return kind.typeName;
}
