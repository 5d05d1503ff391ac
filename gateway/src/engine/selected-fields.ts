import {
  getNamedType,
  isCompositeType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { compositeType, isOfType } from './sub-types.js';

/** An operation for one set of answers to its `@skip` and `@include`. */
export interface SelectionWorld {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Of the variables that a condition names. */
  readonly conditions: ReadonlyMap<string, boolean>;
}

/** Selections of one type of the schema. */
export interface TypedSelection {
  readonly type: GraphQLCompositeType;
  readonly set: SelectionSetNode;
}

/** What is asked under one name, wherever in the selections it stands. */
export interface SelectedField {
  readonly node: FieldNode;
  /** Where it is declared. */
  readonly declaredIn: GraphQLCompositeType;
  /** As which type a thing has it here: its own, or the one of the fragment around. */
  readonly parent: GraphQLCompositeType;
  /** What is asked of it, each by the type that it has where that stands. */
  readonly sets: readonly TypedSelection[];
}

/** All that is asked of a thing, in the order in which it is asked first.
 *  @param named what the thing says it is, or nothing where it does not say */
export function selectedFields(
  selections: readonly TypedSelection[],
  thing: { readonly named: string | undefined; readonly type: GraphQLCompositeType },
  world: SelectionWorld,
): ReadonlyMap<string, SelectedField> {
  const fields = new Map<string, SelectedField & { sets: TypedSelection[] }>();
  const read = ({ type, set }: TypedSelection, parent: GraphQLCompositeType): void => {
    for (const selection of set.selections) {
      if (isLeftOut(selection.directives, world.conditions)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = fields.get(key);
        const inner = selectionsOf(selection, type);
        if (known === undefined) fields.set(key, { node: selection, declaredIn: type, parent, sets: inner });
        else known.sets.push(...inner);
        continue;
      }
      const fragment = fragmentOf(selection, world);
      if (fragment === undefined) continue;
      if (
        fragment.type !== undefined &&
        !isOfType(world.schema, thing.named ?? parent.name, fragment.type.name)
      )
        continue;
      read({ type: fragment.type ?? type, set: fragment.set }, fragment.type ?? parent);
    }
  };
  for (const selection of selections) read(selection, thing.type);
  return fields;
}

/** An interface may say less of a field than one of its types. */
function selectionsOf({ name, selectionSet }: FieldNode, declaredIn: GraphQLCompositeType): TypedSelection[] {
  if (selectionSet === undefined || !('getFields' in declaredIn)) return [];
  const type = getNamedType(declaredIn.getFields()[name.value]?.type);
  return isCompositeType(type) ? [{ type, set: selectionSet }] : [];
}

function fragmentOf(
  selection: Exclude<SelectionNode, FieldNode>,
  { schema, fragments }: SelectionWorld,
): { readonly type: GraphQLCompositeType | undefined; readonly set: SelectionSetNode } | undefined {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
  if (fragment === undefined) return undefined;
  const name = fragment.typeCondition?.name.value;
  return { type: name === undefined ? undefined : compositeType(schema, name), set: fragment.selectionSet };
}

function isLeftOut(
  directives: readonly DirectiveNode[] | undefined,
  conditions: ReadonlyMap<string, boolean>,
): boolean {
  return (directives ?? []).some(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return false;
    const value = given?.find((argument) => argument.name.value === 'if')?.value;
    const is =
      value?.kind === Kind.VARIABLE
        ? conditions.get(value.name.value)
        : value?.kind === Kind.BOOLEAN && value.value;
    return name.value === 'skip' ? is === true : is !== true;
  });
}
