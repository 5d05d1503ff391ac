// Documents and descriptions of every entity for the staff area; a step of npm run generate.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDocument, searchDocument, unassignedDocument } from './common-documents.mjs';
import { documentText } from './document-text.mjs';
import { pagesModule, recordModule, registryModule } from './module-text.mjs';
import { readResources } from './read-resources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'web', 'src');
const folder = join(source, 'features', 'admin', 'parts', 'records', 'generated');

/** What should stand where. @returns {Map<string, string>} */
function derived() {
  const resources = readResources(root, readFileSync(join(root, 'gateway', 'api.admin.graphql'), 'utf8'));
  const files = new Map([
    [join(source, 'generated', 'record-pages.ts'), pagesModule(resources)],
    [join(folder, 'registry.ts'), registryModule(resources)],
    [join(folder, 'search.graphql'), searchDocument(resources)],
    [join(folder, 'find.graphql'), findDocument(resources)],
    [join(folder, 'unassigned.graphql'), unassignedDocument(resources)],
  ]);
  for (const resource of resources) {
    const file = resource.table.replaceAll('_', '-');
    files.set(join(folder, `${file}.graphql`), documentText(resource, resources));
    files.set(join(folder, `${file}.record.ts`), recordModule(resource, resources));
  }
  return files;
}

const files = derived();
const here = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => !name.endsWith('.graphql.ts'))
      .map((name) => join(folder, name))
  : [];
const orphans = here.filter((path) => !files.has(path));
const stale = [...files]
  .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(([path]) => path);

for (const path of orphans) rmSync(path);
for (const path of stale) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, files.get(path) ?? '');
}
console.log(`records: ${files.size} files, ${stale.length + orphans.length} changed`);
