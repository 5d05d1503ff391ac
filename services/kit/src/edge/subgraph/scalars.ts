import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';
import { f, type Field } from '../../model/field/field.js';
import { parseInput } from '../../model/field/parse-input.js';
import { sharedScalars } from '../sdl/shared-sdl.js';

/** Scalars with their checks, by name: the shared ones and any further code of the SDL. */
export function scalarResolvers(codes: readonly string[]): Record<string, GraphQLScalarType> {
  const names = new Set([...Object.keys(sharedScalars), ...codes]);
  return Object.fromEntries([...names].map((name) => [name, scalar(name)]));
}

function scalar(name: string): GraphQLScalarType {
  if (name === 'DateTime') return checked(name, f.instant('A moment.'), serializeInstant);
  if (name === 'Date') return checked(name, f.calendarDate('A day.'), serializeText);
  if (name === 'Decimal')
    return checked(name, f.text('A number.', { max: 60, pattern: /^-?\d+(\.\d+)?$/ }), serializeText);
  // Whatever it is, the field it is meant for checks it.
  if (name === 'JSON')
    return new GraphQLScalarType({
      name,
      serialize: (value) => value,
      parseValue: (value) => value,
      parseLiteral: valueFromASTUntyped,
    });
  return checked(name, f.text('A code.', { max: 16, pattern: /^[A-Za-z0-9_-]+$/ }), serializeText);
}

function checked(
  name: string,
  field: Field<string, unknown>,
  serialize: (value: unknown) => string,
): GraphQLScalarType {
  const parse = (value: unknown): string => {
    const parsed = parseInput({ value: field }, { value });
    const text = parsed.ok ? parsed.value.value : undefined;
    if (typeof text === 'string') return text;
    throw new GraphQLError(`this is not a ${name}`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  const parseLiteral = (node: ValueNode): string => parse(node.kind === Kind.STRING ? node.value : undefined);
  return new GraphQLScalarType({ name, serialize, parseValue: parse, parseLiteral });
}

function serializeInstant(value: unknown): string {
  const instant = value instanceof Date ? value : new Date(String(value));
  return instant.toISOString();
}

function serializeText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`${typeof value} where text was expected`);
  return value;
}
