import { isAbstractType, isCompositeType, type GraphQLCompositeType, type GraphQLSchema } from 'graphql';

/** @returns whether whatever is of the type `name` is of the type `condition` as well */
export function isOfType(schema: GraphQLSchema, name: string, condition: string): boolean {
  if (name === condition) return true;
  const asked = compositeType(schema, condition);
  const known = compositeType(schema, name);
  return (
    asked !== undefined &&
    known !== undefined &&
    isAbstractType(asked) &&
    known.astNode?.kind !== 'UnionTypeDefinition' &&
    schema.isSubType(asked, known as Parameters<GraphQLSchema['isSubType']>[1])
  );
}

export function compositeType(schema: GraphQLSchema, name: string): GraphQLCompositeType | undefined {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}
