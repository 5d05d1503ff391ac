import { isObjectType, Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { allFields, type Resource } from '../../model/resource/define.js';

const keyByResolver = new WeakMap<object, string>();

/** Says that a resolver reads nothing of its row but this key. */
export function readsOnly<Resolver extends object>(key: string, resolver: Resolver): Resolver {
  keyByResolver.set(resolver, key);
  return resolver;
}

/** Documents are kept, so each question is read once. */
const askedByField = new WeakMap<FieldNode, ReadonlySet<string> | 'all'>();

/** Keys of the rows that somebody wants to see of a list's `items`; undefined where that cannot be known: a resolver written by hand may read
 *  whatever a row has. */
export function askedKeys(resource: Resource, info: GraphQLResolveInfo): ReadonlySet<string> | undefined {
  const [field, ...more] = info.fieldNodes;
  if (field === undefined || more.length > 0) return undefined;
  const known = askedByField.get(field) ?? keysOf(resource, info, field) ?? 'all';
  askedByField.set(field, known);
  return known === 'all' ? undefined : known;
}

function keysOf(
  resource: Resource,
  info: GraphQLResolveInfo,
  list: FieldNode,
): ReadonlySet<string> | undefined {
  const type = info.schema.getType(resource.name);
  if (!isObjectType(type)) return undefined;
  const shown = type.getFields();
  const declared = allFields(resource);
  const keys = new Set<string>(['id']);
  for (const items of selected(list.selectionSet, info)) {
    if (items.name.value !== 'items') continue;
    for (const { name } of selected(items.selectionSet, info)) {
      if (name.value === '__typename') continue;
      const resolver = shown[name.value]?.resolve;
      const key = resolver === undefined ? name.value : keyByResolver.get(resolver);
      if (key === undefined || !Object.hasOwn(declared, key)) return undefined;
      keys.add(key);
    }
  }
  return keys;
}

/** The fields of a selection, those of its fragments too. What is skipped today may be asked tomorrow, so it counts. */
function selected(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return selected(inner?.selectionSet, info);
  });
}
