import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import type { Audience } from '../audience.js';
import { gatewayRoot } from '../paths.js';

/** One operation or fragment of a `.graphql` file. */
export interface SourceDocument {
  readonly path: string;
  /** From a file in a `generated/` folder: everything one entity needs, for screens that work by its description and not by types. */
  readonly inSet?: true;
  readonly name: string;
  /** Whose schema it must fit. */
  readonly audience: Audience;
  /** The web gets a typed constant beside the file; REST operations run inside the gateway. */
  readonly client: 'web' | 'rest';
  readonly definition: OperationDefinitionNode | FragmentDefinitionNode;
}

export const webSource = resolve(gatewayRoot, '..', 'web', 'src');
const restSource = resolve(gatewayRoot, 'src', 'rest', 'operations');

/** All stored documents. @throws Error naming every file that breaks a rule. */
export function readSourceDocuments(): readonly SourceDocument[] {
  const problems: string[] = [];
  const documents = [...graphqlFiles(webSource), ...graphqlFiles(restSource)].flatMap((path) => {
    try {
      return readSources(path);
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const names = new Map<string, string>();
  for (const { name, path } of documents) {
    const other = names.get(name);
    if (other !== undefined) problems.push(`${path}: the name ${name} is taken by ${other}`);
    names.set(name, path);
  }
  if (problems.length > 0) throw new Error(`documents:\n  ${problems.join('\n  ')}`);
  return documents;
}

function graphqlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => resolve(folder, path));
}

function readSources(path: string): readonly SourceDocument[] {
  const { definitions } = parse(readFileSync(path, 'utf8'), { noLocation: true });
  const client = path.startsWith(webSource) ? 'web' : 'rest';
  const folders = relative(client === 'web' ? webSource : restSource, path).split(sep);
  const inSet = folders.includes('generated');
  if (definitions.length > 1 && client === 'rest') throw new Error('a file of REST holds one operation');
  return definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      throw new Error('only operations and fragments are stored');
    const name = definition.name?.value;
    if (name === undefined) throw new Error('the operation has no name');
    return {
      path,
      name,
      audience: folders.includes('admin') ? 'admin' : 'customer',
      client,
      definition,
      ...(inSet ? { inSet } : {}),
    };
  });
}
