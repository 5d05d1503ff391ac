import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const DEEPEST = 15;
const schemaFields = new Set(['__schema', '__type', '_service']);

/** Refuses documents nested deeper than any of ours. Each fragment is measured once, however often it is spread:
 *  fragments that spread each other twice would otherwise double the work at every step. */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, number>();
  const fragmentDepth = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A circle is refused by another rule; here it only must not run forever.
    measured.set(name, 0);
    const depth = setDepth(context.getFragment(name)?.selectionSet);
    measured.set(name, depth);
    return depth;
  };
  const setDepth = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((deepest, selection) => Math.max(deepest, selectionDepth(selection)), 0);
  const selectionDepth = (selection: SelectionNode): number => {
    if (selection.kind === Kind.FIELD) return 1 + setDepth(selection.selectionSet);
    return selection.kind === Kind.INLINE_FRAGMENT
      ? setDepth(selection.selectionSet)
      : fragmentDepth(selection.name.value);
  };
  return {
    OperationDefinition: (operation) => {
      if (setDepth(operation.selectionSet) <= DEEPEST) return;
      context.reportError(
        new GraphQLError(`deeper than ${DEEPEST} levels`, { extensions: { code: 'QUERY_TOO_COMPLEX' } }),
      );
    },
  };
}

/** Keeps the schema to ourselves in production. */
export function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field: (field) => {
      if (!schemaFields.has(field.name.value)) return;
      context.reportError(
        new GraphQLError('the schema is not shown here', { extensions: { code: 'INTROSPECTION_DISABLED' } }),
      );
    },
  };
}
