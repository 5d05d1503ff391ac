import { dirname, relative, resolve, sep } from 'node:path';
import { Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLSchema } from 'graphql';
import { withTypenames, type StoredDocument } from './assemble.js';
import { webSource, type SourceDocument } from './source.js';
import { TypeWriter } from './typescript-type.js';

export const schemaTypesPath = resolve(webSource, 'generated', 'schema.ts');
const HEADER = '// Written by `npm run documents`; change the .graphql file beside it.\n';

/** The module beside a `.graphql` file: the trusted document's id with the types of what it takes and brings. */
export function webOperationModule(
  stored: StoredDocument,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const { definition, name, path } = stored.source;
  const root =
    definition.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(definition.operation) : undefined;
  if (definition.kind !== Kind.OPERATION_DEFINITION || root == null)
    throw new Error(`${path}: the schema has no such operation`);
  const writer = new TypeWriter(schema, typenamed(fragments));
  const result = writer.ofSelection([operationSet(stored.document)], root, '');
  const variables = writer.ofVariables(definition);
  const typed = isPortal(path) ? "import type { DocumentNode } from 'graphql';\n" : '';
  const node = isPortal(path)
    ? `\n/** The document itself, for the normalised cache. */\nexport const ${name}Node = ${JSON.stringify(stored.document)} as unknown as DocumentNode & TypedDocument<${name}Result, ${name}Variables> & {\n  __apiType?: (variables: ${name}Variables) => ${name}Result;\n};\n`
    : '';
  return (
    `${HEADER}${typed}import type { TypedDocument } from '${importPath(path, resolve(webSource, 'data', 'documents.ts'))}';\n${importTypes(path, writer.used)}` +
    `\nexport type ${name}Result = ${result};\n\nexport type ${name}Variables = ${variables};\n\n` +
    `export const ${name}Document = { id: '${stored.id}', name: '${name}' } as TypedDocument<${name}Result, ${name}Variables>;\n${node}`
  );
}

/** The module beside a set: the numbers of its operations by name. */
export function webSetModule(stored: readonly StoredDocument[]): string {
  const lines = stored.map(({ id, source }) => `  ${source.name}: '${id}',\n`);
  return `${HEADER}\nexport const documents = {\n${lines.join('')}} as const;\n`;
}

/** The module beside a fragment: only its type. */
export function webFragmentModule(
  source: SourceDocument,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  if (source.definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${source.path} is no fragment`);
  const type = schema.getType(source.definition.typeCondition.name.value);
  if (type === undefined)
    throw new Error(`${source.path}: unknown type ${source.definition.typeCondition.name.value}`);
  const writer = new TypeWriter(schema, typenamed(fragments));
  const shape = writer.ofSelection([withTypenames(source.definition).selectionSet], type, '');
  return `${HEADER}${importTypes(source.path, writer.used)}\nexport type ${source.name} = ${shape};\n`;
}

function typenamed(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map([...fragments].map(([name, fragment]) => [name, withTypenames(fragment)]));
}

function operationSet(document: DocumentNode) {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('a stored document has an operation');
  return operation.selectionSet;
}

function isPortal(path: string): boolean {
  return relative(webSource, path).split(sep).slice(0, 2).join('/') === 'features/portal';
}

function importTypes(path: string, used: ReadonlySet<string>): string {
  return used.size === 0
    ? ''
    : `import type { ${[...used].sort().join(', ')} } from '${importPath(path, schemaTypesPath)}';\n`;
}

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/').replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
