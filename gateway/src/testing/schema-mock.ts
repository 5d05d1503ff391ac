import {
  defaultFieldResolver,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';

/** An id that no mocked service knows. */
export const unknownId = '0195f000-0000-7000-8000-00000000dead';
export const mockedId = '0195f000-0000-7000-8000-0000000000e1';

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: mockedId,
  Int: 1,
  Float: 1.5,
  Boolean: true,
  Date: '2026-03-02',
  DateTime: '2026-03-02T10:00:00.000Z',
  JSON: {},
  Decimal: '1.5',
  CountryCode: 'SK',
  JurisdictionCode: 'SK',
  CurrencyCode: 'EUR',
  LanguageCode: 'sk',
};
const NOT_FOUND = {
  __typename: 'Refusal',
  code: 'NOT_FOUND',
  message: 'There is no such thing.',
  path: null,
  params: [],
  fields: [],
};

/** Answers every field with a value of its type; what is asked by the unknown id is not there. */
export const mockField: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> = (
  source,
  args,
  context,
  info,
) => {
  const given: unknown = defaultFieldResolver(source, args, context, info);
  if (given !== undefined) return given;
  if (Object.values(args).includes(unknownId))
    return info.operation.operation === 'mutation' ? NOT_FOUND : null;
  return mockValue(info.returnType);
};

function mockValue(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return mockValue(type.ofType);
  if (isListType(type)) return [mockValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isScalarType(type)) return {};
  return Object.hasOwn(SCALARS, type.name) ? SCALARS[type.name] : 'text';
}

/** A union is whatever the value says it is, else its first member that is no refusal. */
export const mockType: GraphQLTypeResolver<unknown, unknown> = (value, _context, _info, type) => {
  if (
    typeof value === 'object' &&
    value !== null &&
    '__typename' in value &&
    typeof value.__typename === 'string'
  )
    return value.__typename;
  const member = 'getTypes' in type ? type.getTypes().find(({ name }) => name !== 'Refusal') : undefined;
  if (member === undefined) throw new GraphQLError(`${type.name} has no member that is no refusal`);
  return member.name;
};
