import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Names of all types that some operation can name or receive. */
export function reachableTypes(apiSdl: string): ReadonlySet<string> {
  const schema = buildSchema(apiSdl, { assumeValidSDL: true });
  const seen = new Set<string>();
  const waiting: GraphQLNamedType[] = [schema.getQueryType(), schema.getMutationType()].filter(
    (type) => type != null,
  );
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (seen.has(type.name)) continue;
    seen.add(type.name);
    waiting.push(...neighbours(schema, type));
  }
  return seen;
}

function neighbours(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes();
  if (isEnumType(type)) return [];
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => getNamedType(field.type));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    getNamedType(field.type),
    ...field.args.map((argument) => getNamedType(argument.type)),
  ]);
  return isInterfaceType(type) ? [...fields, ...schema.getPossibleTypes(type)] : fields;
}
