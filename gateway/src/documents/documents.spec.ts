import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { InMemoryCache } from '@apollo/client';
import { print as clientPrint } from '@apollo/client/utilities';
import { buildSchema, Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { assembleDocuments, fragmentsOf } from './assemble.js';
import { documentProblems } from './check-document.js';
import { webSource, type SourceDocument } from './source.js';
import { declareSchemaTypes } from './typescript-type.js';
import { webModule, webSetModule } from './web-module.js';

const schema = buildSchema(`
  type Query { mark(id: ID!): Mark  marks(limit: Int = 20, filter: MarkFilter): MarkPage! }
  type Mutation { renameMark(id: ID!, name: String!): RenameResult! }
  type MarkPage { items: [Mark!]! }
  type Mark { id: ID!  name: String  status: Status!  classes: [Int!]!  owner: Owner }
  type Owner { id: ID! }
  type Refusal { code: String! }
  enum Status { OPEN CLOSED }
  input MarkFilter { name: String  status: Status! }
  union RenameResult = Mark | Refusal`);

function source(path: string, text: string): SourceDocument {
  const [definition] = parse(text, { noLocation: true }).definitions as (
    | OperationDefinitionNode
    | FragmentDefinitionNode
  )[];
  if (definition?.name === undefined) throw new Error('no definition');
  return {
    path: `${webSource}/${path}`,
    name: definition.name.value,
    audience: 'customer',
    client: 'web',
    definition,
  };
}

const sources = [
  source(
    'features/portal/marks/mark.graphql',
    'query Mark($id: ID!, $more: Boolean = false) { mark(id: $id) { ...MarkRow owner @include(if: $more) { id } } }',
  ),
  source(
    'features/portal/marks/rename.graphql',
    'mutation Rename($id: ID!, $name: String!) { renameMark(id: $id, name: $name) { ... on Mark { ...MarkRow } ... on Refusal { code } } }',
  ),
  source(
    'features/public/marks/list.graphql',
    'query MarkList($filter: MarkFilter) { marks(filter: $filter) { items { id } } }',
  ),
  source('domain/mark-row.graphql', 'fragment MarkRow on Mark { id name status classes }'),
];
const stored = assembleDocuments(sources);
const fragments = fragmentsOf(sources);
const moduleOf = (name: string): string => {
  const document = stored.find((candidate) => candidate.source.name === name);
  if (document === undefined) throw new Error(`no ${name}`);
  return webModule(document.source.path, [document], { schema, fragments });
};

describe('a stored document', () => {
  it.each(stored.map((document) => [document.source.name, document] as const))(
    '%s has the number that the client would send',
    (_name, { document, id, source: { definition } }) => {
      const needed = document.definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => fragments.get(node.name.value))
        .filter((node) => node !== undefined);
      const transformed = new InMemoryCache().transformDocument({
        kind: Kind.DOCUMENT,
        definitions: [definition, ...needed],
      });
      expect(createHash('sha256').update(clientPrint(transformed)).digest('hex')).toBe(id);
    },
  );

  it('is refused when a field is not there for its audience', () => {
    const [bad] = assembleDocuments([
      source('features/public/a.graphql', 'query A { mark(id: "1") { secret } }'),
    ]);
    if (bad === undefined) throw new Error('nothing assembled');
    expect(documentProblems(bad, schema).join()).toContain('secret');
  });

  it('is refused when it costs more than half the budget', () => {
    const [dear] = assembleDocuments([
      source('features/public/a.graphql', 'query A { marks(limit: 600) { items { id } } }'),
    ]);
    if (dear === undefined) throw new Error('nothing assembled');
    expect(documentProblems(dear, schema).join()).toContain('half the budget');
  });

  it('needs fragments that exist', () => {
    expect(() => assembleDocuments([source('a.graphql', 'query A { mark(id: "1") { ...Lost } }')])).toThrow(
      'Lost',
    );
  });
});

describe('the module beside a document', () => {
  it('types what comes and what goes', () => {
    const text = moduleOf('Mark');
    expect(text).toContain("import type { TypedDocument } from '../../../data/documents.js';");
    expect(text).toContain("import type { Status } from '../../../generated/schema.js';");
    expect(text).toContain('readonly name: string | null;');
    expect(text).toContain('readonly classes: readonly number[];');
    expect(text).toContain("readonly __typename: 'Mark';");
    expect(text).toMatch(/readonly owner\?: \{/);
    expect(text).toContain('  readonly id: string;\n  readonly more?: boolean | null | undefined;');
  });

  it('tells the members of a union apart', () => {
    expect(moduleOf('Rename')).toMatch(
      /__typename: 'Mark';\n\s+\} \| \{\n\s+readonly code: string;\n\s+readonly __typename: 'Refusal';/,
    );
  });

  it('holds the text only where the normalised cache needs it', () => {
    expect(moduleOf('Mark')).toContain('export const MarkNode');
    expect(moduleOf('MarkList')).not.toContain('selectionSet');
    expect(moduleOf('MarkList')).not.toContain('MarkListNode');
  });

  it('of a fragment is its type', () => {
    const row = sources.find(({ name }) => name === 'MarkRow');
    if (row === undefined) throw new Error('no fragment');
    const text = webModule(row.path, [row], { schema, fragments });
    expect(text).toContain('export type MarkRow = {\n  readonly id: string;');
    expect(text).not.toContain('TypedDocument');
  });

  it('holds all that its file holds, and imports once what they share', () => {
    const path = `${webSource}/features/portal/marks/marks.graphql`;
    const definitions = [...stored, ...sources.filter(({ name }) => name === 'MarkRow')];
    const text = webModule(path, definitions, { schema, fragments });
    for (const name of ['MarkDocument', 'RenameDocument', 'MarkListDocument', 'MarkRow'])
      expect(text).toMatch(new RegExp(`export (const|type) ${name} =`));
    expect(text.match(/^import .*/gm)).toEqual([
      "import type { DocumentNode } from 'graphql';",
      "import type { TypedDocument } from '../../../data/documents.js';",
      "import type { MarkFilter, Status } from '../../../generated/schema.js';",
    ]);
  });

  it('of a set is the numbers of its operations by name', () => {
    const lines = stored.map(({ id, source: { name } }) => `  ${name}: '${id}',\n`).join('');
    expect(webSetModule(stored)).toContain(`export const documents = {\n${lines}} as const;\n`);
  });

  it('shares the enumerations and inputs of the schema', () => {
    expect(declareSchemaTypes(schema)).toBe(
      "export interface MarkFilter {\n  readonly name?: string | null | undefined;\n  readonly status: Status;\n}\n\nexport type Status = 'OPEN' | 'CLOSED';\n",
    );
  });
});
