// Writes gen/messages.ts: every generated file in one registry, so that whoever reads a topic can read all of it.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GEN = fileURLToPath(new URL('gen', import.meta.url));

const files = readdirSync(GEN, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('_pb.ts'))
  .sort()
  .map((path) => path.replaceAll('\\', '/').replace(/_pb\.ts$/, ''));
if (files.length === 0) throw new Error('there is no message');

/** @param {string} path */
const file = (path) => `file_${path.replaceAll('/', '_')}`;

const text = [
  '// Written by write-messages.mjs after buf generate.',
  "import { createRegistry, type Registry } from '@bufbuild/protobuf';",
  ...files.map((path) => `import { ${file(path)} } from './${path}_pb.js';`),
  '',
  '/** Every message that travels. */',
  'export const messages: Registry = createRegistry(',
  ...files.map((path) => `  ${file(path)},`),
  ');',
  '',
].join('\n');
writeFileSync(`${GEN}/messages.ts`, text);
