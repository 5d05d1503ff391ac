import type { GraphQLFieldResolver, GraphQLScalarType } from 'graphql';
import type { RequestContext } from '../call/context.js';

/** A resolver of one field, with our context. */
export type Resolver = GraphQLFieldResolver<never, RequestContext, never, unknown>;

/** Resolvers of one object type; `__resolveReference` and `__resolveType` as Federation reads them. */
export type TypeResolvers = Readonly<Record<string, unknown>>;
/** Name in the SDL → label inside the service. */
export type EnumLabels = Readonly<Record<string, string>>;
/** Resolvers by the name of their type, as Federation takes them. */
export type Resolvers = Readonly<Record<string, TypeResolvers | EnumLabels | GraphQLScalarType>>;

/** Type by type, field by field; the later one wins: this is how a hand-written resolver replaces a derived one. */
export function mergeResolvers(...all: readonly Resolvers[]): Resolvers {
  const merged: Record<string, TypeResolvers | EnumLabels | GraphQLScalarType> = {};
  for (const resolvers of all) {
    for (const [name, type] of Object.entries(resolvers)) {
      const known = merged[name];
      const bothPlain = known !== undefined && isPlain(known) && isPlain(type);
      merged[name] = bothPlain ? { ...known, ...type } : type;
    }
  }
  return merged;
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
