import { dirname, relative, resolve, sep } from 'node:path';
import { Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLSchema } from 'graphql';
import { withTypenames, type StoredDocument } from './assemble.js';
import { webSource, type SourceDocument } from './source.js';
import { TypeWriter } from './typescript-type.js';

export const schemaTypesPath = resolve(webSource, 'generated', 'schema.ts');
const HEADER = '// Written by `npm run generate`; change the .graphql file beside it.\n';

/** What one operation or fragment adds to the module beside its file. */
interface Part {
  readonly text: string;
  /** Names of the schema's enumerations and inputs. */
  readonly used: ReadonlySet<string>;
  /** A document has a number, and one of the portal its text too; a fragment is a type and nothing else. */
  readonly holds: 'type' | 'document' | 'node';
}

interface Surroundings {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The module beside a `.graphql` file: of each trusted document its id with the types of what it takes and brings, of each fragment its type. */
export function webModule(
  path: string,
  definitions: readonly (StoredDocument | SourceDocument)[],
  surroundings: Surroundings,
): string {
  const parts = definitions.map((one) =>
    'source' in one ? operationPart(one, surroundings) : fragmentPart(one, surroundings),
  );
  const imports = [
    parts.some(({ holds }) => holds === 'node') ? "import type { DocumentNode } from 'graphql';\n" : '',
    parts.some(({ holds }) => holds !== 'type')
      ? `import type { TypedDocument } from '${importPath(path, resolve(webSource, 'data', 'documents.ts'))}';\n`
      : '',
    importTypes(path, new Set(parts.flatMap(({ used }) => [...used]))),
  ];
  return `${HEADER}${imports.join('')}${parts.map(({ text }) => `\n${text}`).join('')}`;
}

function operationPart(stored: StoredDocument, { schema, fragments }: Surroundings): Part {
  const { definition, name, path } = stored.source;
  const root =
    definition.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(definition.operation) : undefined;
  if (definition.kind !== Kind.OPERATION_DEFINITION || root == null)
    throw new Error(`${path}: the schema has no such operation`);
  const writer = new TypeWriter(schema, typenamed(fragments));
  const result = writer.ofSelection([operationSet(stored.document)], root, '');
  const variables = writer.ofVariables(definition);
  const node = isPortal(path)
    ? `\n/** The document itself, for the normalised cache. */\nexport const ${name}Node = ${JSON.stringify(stored.document)} as unknown as DocumentNode & TypedDocument<${name}Result, ${name}Variables> & {\n  __apiType?: (variables: ${name}Variables) => ${name}Result;\n};\n`
    : '';
  return {
    text:
      `export type ${name}Result = ${result};\n\nexport type ${name}Variables = ${variables};\n\n` +
      `export const ${name}Document = { id: '${stored.id}', name: '${name}' } as TypedDocument<${name}Result, ${name}Variables>;\n${node}`,
    used: writer.used,
    holds: isPortal(path) ? 'node' : 'document',
  };
}

function fragmentPart(source: SourceDocument, { schema, fragments }: Surroundings): Part {
  if (source.definition.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${source.path} is no fragment`);
  const type = schema.getType(source.definition.typeCondition.name.value);
  if (type === undefined)
    throw new Error(`${source.path}: unknown type ${source.definition.typeCondition.name.value}`);
  const writer = new TypeWriter(schema, typenamed(fragments));
  const shape = writer.ofSelection([withTypenames(source.definition).selectionSet], type, '');
  return { text: `export type ${source.name} = ${shape};\n`, used: writer.used, holds: 'type' };
}

/** The module beside a set: the numbers of its operations by name. */
export function webSetModule(stored: readonly StoredDocument[]): string {
  const lines = stored.map(({ id, source }) => `  ${source.name}: '${id}',\n`);
  return `${HEADER}\nexport const documents = {\n${lines.join('')}} as const;\n`;
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
