import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';

/** What an operation asks at its root, in fragments as well: whoever writes a document decides how. */
export function rootFields(
  { definitions }: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): readonly FieldNode[] {
  const seen = new Set<string>();
  const fieldsOf = ({ selections }: OperationDefinitionNode['selectionSet']): FieldNode[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      const { value: name } = node.name;
      if (seen.has(name)) return [];
      seen.add(name);
      return definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name ? fieldsOf(each.selectionSet) : [],
      );
    });
  return fieldsOf(selectionSet);
}
