import type { FetchDataRewrite } from '@apollo/query-planner';
import type { GraphQLSchema } from 'graphql';
import { isOfType } from './sub-types.js';

type Fields = Record<string, unknown>;
const TYPE_CONDITION = '... on ';

/** Changes what goes to a service, or comes from one, as the plan says: a name of a type that is another one there, a key that is an alias. */
export function rewriter(
  rewrites: readonly FetchDataRewrite[] | undefined,
  schema: GraphQLSchema,
): ((value: unknown) => void) | undefined {
  if (rewrites === undefined || rewrites.length === 0) return undefined;
  return (value) => {
    for (const rewrite of rewrites)
      atPath(value, { path: rewrite.path.slice(0, -1), schema, change: changeOf(rewrite) });
  };
}

function changeOf(rewrite: FetchDataRewrite): (fields: Fields) => void {
  const key = rewrite.path.at(-1) ?? '';
  return (fields) => {
    if (rewrite.kind === 'ValueSetter') {
      fields[key] = rewrite.setValueTo;
      return;
    }
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!value) return;
    fields[rewrite.renameKeyTo] = value;
    fields[key] = undefined;
  };
}

function atPath(
  value: unknown,
  at: {
    readonly path: readonly string[];
    readonly schema: GraphQLSchema;
    readonly change: (fields: Fields) => void;
  },
): void {
  if (Array.isArray(value)) {
    for (const each of value) atPath(each, at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Fields;
  const [first, ...path] = at.path;
  if (first === undefined) at.change(fields);
  else if (!first.startsWith(TYPE_CONDITION))
    atPath(Object.hasOwn(fields, first) ? fields[first] : undefined, { ...at, path });
  else {
    const name = fields['__typename'];
    // Not every thing on the way says what it is: then the plan is believed.
    if (
      typeof name !== 'string' ||
      name === '' ||
      isOfType(at.schema, name, first.slice(TYPE_CONDITION.length))
    )
      atPath(fields, { ...at, path });
  }
}
