import {
  executeSync,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** What the schema says of itself, for one root field of an operation. */
export function introspector(
  schema: GraphQLSchema,
  {
    operation,
    fragments,
  }: {
    readonly operation: OperationDefinitionNode;
    readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  },
): (node: FieldNode, variableValues: Readonly<Record<string, unknown>>) => unknown {
  return (node, variableValues) => {
    const key = node.alias?.value ?? node.name.value;
    const { data } = executeSync({
      schema,
      document: documentOf(node, operation, fragments),
      rootValue: {},
      variableValues,
    });
    return data?.[key];
  };
}

function documentOf(
  node: FieldNode,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<string>();
  visit(node, { Variable: ({ name }) => void used.add(name.value) });
  for (const fragment of fragments.values())
    visit(fragment, { Variable: ({ name }) => void used.add(name.value) });
  const definitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  );
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        variableDefinitions: definitions,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [node] },
      },
      ...fragments.values(),
    ],
  };
}
