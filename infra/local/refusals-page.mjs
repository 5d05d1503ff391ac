// docs/refusals.md: every "no" of the product, from the catalogues of its services. `--check` compares only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';
import { SERVICES } from './processes.mjs';

const PAGE = join(ROOT, 'docs/refusals.md');

/** @param {string} module from the root */
const built = (module) => import(pathToFileURL(join(ROOT, module)).href);

/** @param {Readonly<Record<string, string>>} refusals */
function table(refusals) {
  const rows = Object.entries(refusals)
    .map(([code, sentence]) => `| \`${code.split('.', 1)[0]}\` | ${sentence.replaceAll('|', '\\|')} |`)
    .toSorted();
  return ['| Code | Sentence |', '|---|---|', ...rows].join('\n');
}

const { commonRefusals } = await built('services/kit/dist/model/decider/common-refusals.js');
/** @type {[string, Readonly<Record<string, string>>][]} */
const catalogues = [['Every service', commonRefusals]];
for (const service of SERVICES) {
  const { refusals } = await built(`services/${service}/dist/refusals.js`);
  catalogues.push([service, refusals]);
}
const count = catalogues.reduce((sum, [, refusals]) => sum + Object.keys(refusals).length, 0);
const page = [
  '# Refusals',
  'What the product says no to, printed from the catalogues of the services (`refusals.ts`) by `npm run derive`. A refusal is an answer, not a fault: clients\ntranslate by `code`, the sentence is for logs and for clients that do not know the code yet. `{day}` is shown from the values of the occasion. One code may\nhave several sentences. Besides, every service answers `INPUT_INVALID` with all that is wrong with an input, field by field.',
  ...catalogues.flatMap(([service, refusals]) => [`## ${service}`, table(refusals)]),
]
  .join('\n\n')
  .concat('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, page);
} else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write(`docs/refusals.md is not what the catalogues say: npm run derive\n`);
  process.exitCode = 1;
}
process.stdout.write(`${count} refusals\n`);
