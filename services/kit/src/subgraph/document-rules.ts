import { GraphQLError, Kind, type ASTVisitor, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

const DEEPEST = 15;
const schemaFields = new Set(['__schema', '__type', '_service']);

/** Refuses documents nested deeper than any of ours; fragments count where they are spread, and may not spread themselves. */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const depth = (set: SelectionSetNode | undefined, within: ReadonlySet<string>): number =>
    set === undefined ? 0 : Math.max(...set.selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return 1 + depth(selection.selectionSet, within);
      if (selection.kind === Kind.INLINE_FRAGMENT) return depth(selection.selectionSet, within);
      const name = selection.name.value;
      const fragment: FragmentDefinitionNode | null | undefined = within.has(name) ? null : context.getFragment(name);
      return depth(fragment?.selectionSet, new Set([...within, name]));
    }));
  return {
    OperationDefinition: (operation) => {
      if (depth(operation.selectionSet, new Set()) <= DEEPEST) return;
      context.reportError(new GraphQLError(`deeper than ${DEEPEST} levels`, { extensions: { code: 'QUERY_TOO_COMPLEX' } }));
    },
  };
}

/** Keeps the schema to ourselves in production. */
export function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field: (field) => {
      if (!schemaFields.has(field.name.value)) return;
      context.reportError(new GraphQLError('the schema is not shown here', { extensions: { code: 'INTROSPECTION_DISABLED' } }));
    },
  };
}
