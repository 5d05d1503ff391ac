// gateway/partner-client/derived/openapi.json: the partner interface in the words of OpenAPI. The client and the pages for developers are made of it.
// `--check` compares only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PARTNER_DESCRIPTION } from './partner-types.mjs';
import { ROOT } from './paths.mjs';

const { partnerDescription } = await import(
  pathToFileURL(join(ROOT, 'gateway/dist/rest/partner/describe-partner.js')).href
);
const description = partnerDescription(JSON.parse(readFileSync(join(ROOT, 'gateway/openapi.json'), 'utf8')));
const printed = `${JSON.stringify(description, undefined, 1)}\n`;
if (!process.argv.includes('--check')) writeFileSync(PARTNER_DESCRIPTION, printed);
else if (readFileSync(PARTNER_DESCRIPTION, 'utf8') !== printed) {
  process.stderr.write(
    'gateway/partner-client/derived/openapi.json is not what the interface says: npm run derive\n',
  );
  process.exitCode = 1;
}
process.stdout.write(`${Object.keys(description.paths).length} paths\n`);
