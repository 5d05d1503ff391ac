/**
 * In the place of `print` of graphql for Apollo: the name of the operation.
 * @param {import('graphql').DocumentNode} document @returns {string} @throws Error for a document without one, which the gateway does not store
 */
export function print({ definitions }) {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name !== undefined)
      return definition.name.value;
  throw new Error('A document of the portal has no operation with a name');
}
