import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { audiences, type Audience } from '../audience.js';
import { writeDerived } from '../derived-files.js';
import { gatewayRoot } from '../paths.js';
import { derivedOperations } from '../rest/derive-operation.js';
import { openApiDocument } from '../rest/openapi.js';
import { restRoutes } from '../rest/routes.js';
import { assembleDocuments, fragmentsOf } from './assemble.js';
import { documentProblems } from './check-document.js';
import { planDocuments } from './plans.js';
import { readSourceDocuments, webSource } from './source.js';
import { declareSchemaTypes } from './typescript-type.js';
import { schemaTypesPath, webModule, webSetModule } from './web-module.js';

const read = (name: string): string => readFileSync(resolve(gatewayRoot, name), 'utf8');
const schemas = Object.fromEntries(
  audiences.map((audience) => [audience, buildSchema(read(`api.${audience}.graphql`))]),
) as Record<Audience, GraphQLSchema>;
const sources = [...readSourceDocuments(), ...derivedOperations(restRoutes, schemas)];
const fragments = fragmentsOf(sources);
const stored = assembleDocuments(sources);

const problems = stored.flatMap((document) =>
  documentProblems(document, schemas[document.source.audience]).map(
    (problem) => `${document.source.path}: ${problem}`,
  ),
);
if (problems.length > 0) throw new Error(`documents:\n  ${problems.join('\n  ')}`);

const files = new Map<string, string | undefined>();
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;
files.set(
  resolve(gatewayRoot, 'documents.json'),
  json(Object.fromEntries(stored.map(({ id, text }) => [id, text] as const).sort())),
);
for (const audience of audiences)
  files.set(
    resolve(gatewayRoot, `plans.${audience}.json`),
    `${JSON.stringify(planDocuments(read(`supergraph.${audience}.graphql`), stored))}\n`,
  );
const documents = new Map(stored.map(({ source, document }) => [source.name, document]));
files.set(
  resolve(gatewayRoot, 'openapi.json'),
  json(openApiDocument(schemas, (operation) => documents.get(operation))),
);
files.set(
  schemaTypesPath,
  `// Written by \`npm run generate\` from the gateway's schema.\n\n${declareSchemaTypes(schemas.admin)}`,
);
for (const path of readdirSync(webSource, { recursive: true, encoding: 'utf8' })) {
  const orphan =
    path.endsWith('.graphql.ts') && !existsSync(resolve(webSource, path.slice(0, -'.ts'.length)));
  if (orphan) files.set(resolve(webSource, path), undefined);
}
const web = sources.filter(({ client, inSet }) => client === 'web' && inSet !== true);
for (const { path, audience } of web) {
  if (files.has(`${path}.ts`)) continue;
  const definitions = web
    .filter((source) => source.path === path)
    .map((source) => stored.find((document) => document.source === source) ?? source);
  files.set(`${path}.ts`, webModule(path, definitions, { schema: schemas[audience], fragments }));
}
for (const path of new Set(
  stored.filter(({ source }) => source.inSet === true).map(({ source }) => source.path),
)) {
  files.set(`${path}.ts`, webSetModule(stored.filter(({ source }) => source.path === path)));
}
writeDerived(files, 'documents');
