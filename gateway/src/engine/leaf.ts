import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLLeafType,
} from 'graphql';

type IsValid = (value: unknown) => boolean;

const isWhole = (value: unknown): boolean => typeof value === 'number' && /^-?\d+$/.test(String(value));

const BUILT_IN: ReadonlyMap<string, IsValid> = new Map([
  [GraphQLBoolean.name, (value) => typeof value === 'boolean'],
  [GraphQLInt.name, (value) => Number.isSafeInteger(value) || isWhole(value)],
  [GraphQLFloat.name, (value) => Number.isFinite(value)],
  [GraphQLString.name, (value) => typeof value === 'string'],
  [GraphQLID.name, (value) => typeof value === 'string' || isWhole(value)],
]);

/** @returns what says whether a value that a service sent is one of the type; a scalar of our own may be anything, which the service answers for */
export function leafCheck(type: GraphQLLeafType): IsValid | undefined {
  if (!isEnumType(type)) return BUILT_IN.get(type.name);
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  return (value) => names.has(value);
}
