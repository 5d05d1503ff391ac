// The partner interface in types of TypeScript, made of its description; a description that is not sound OpenAPI stops it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const CLIENT = join(ROOT, 'gateway/partner-client');
export const PARTNER_DESCRIPTION = join(CLIENT, 'derived/openapi.json');
const TYPES = join(CLIENT, 'src/generated/description.ts');

/** Writes the types of the client. */
export async function writePartnerTypes() {
  const { astToString, default: openapiTS } = await import('openapi-typescript');
  const described = JSON.parse(readFileSync(PARTNER_DESCRIPTION, 'utf8'));
  for (const operation of Object.values(described.paths).flatMap((path) => Object.values(path)))
    for (const parameter of operation.parameters ?? [])
      // The client gives each write a key where its caller has none.
      if (parameter.in === 'header') parameter.required = false;
  const types = await openapiTS(described, { immutable: true });
  mkdirSync(dirname(TYPES), { recursive: true });
  writeFileSync(
    TYPES,
    `// Written by \`npm run generate\` from derived/openapi.json.\n${astToString(types)}`,
  );
}
