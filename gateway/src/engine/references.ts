import type { QueryPlanSelectionNode } from '@apollo/query-planner';
import type { GraphQLSchema } from 'graphql';
import { mergeInto } from './merge.js';
import { isOfType } from './sub-types.js';

type Fields = Record<string, unknown>;
/** @returns what a service needs to know of a thing, or null where it is not known in full */
export type Reference = (thing: Fields) => Fields | null;

/** What refers to a thing at another service, read from what is known of it. */
export function referenceReader(
  selections: readonly QueryPlanSelectionNode[],
  schema: GraphQLSchema,
): Reference {
  const parts = selections.map((selection) =>
    selection.kind === 'Field' ? fieldReader(selection, schema) : fragmentReader(selection, schema),
  );
  return (thing) => {
    const reference: Fields = {};
    for (const part of parts) if (!part(thing, reference)) return null;
    return reference;
  };
}

/** Adds to the reference. @returns false where the thing lacks what every reference must have */
type Part = (thing: Fields, reference: Fields) => boolean;

function fieldReader(field: Extract<QueryPlanSelectionNode, { kind: 'Field' }>, schema: GraphQLSchema): Part {
  const key = field.alias ?? field.name;
  const inner = field.selections === undefined ? undefined : referenceReader(field.selections, schema);
  const read = (value: unknown): unknown => (value === null ? null : inner?.(value as Fields));
  return (thing, reference) => {
    const value = Object.hasOwn(thing, key) ? thing[key] : undefined;
    if (value === undefined) return false;
    if (inner === undefined) reference[key] = value;
    else reference[key] = Array.isArray(value) ? value.map(read) : read(value);
    return true;
  };
}

function fragmentReader(
  { typeCondition, selections }: Extract<QueryPlanSelectionNode, { kind: 'InlineFragment' }>,
  schema: GraphQLSchema,
): Part {
  if (typeCondition === undefined) return () => true;
  const inner = referenceReader(selections, schema);
  const known = new Map<unknown, boolean>();
  return (thing, reference) => {
    const name = thing['__typename'];
    let isMeant = known.get(name);
    if (isMeant === undefined) {
      isMeant = typeof name === 'string' && isOfType(schema, name, typeCondition);
      if (known.size < 100) known.set(name, isMeant);
    }
    const part = isMeant ? inner(thing) : null;
    if (part !== null) mergeInto(reference, part);
    return true;
  };
}
