import { readFileSync } from 'node:fs';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { readBundle } from './evidence/bundle.js';
import { checkBundle } from './evidence/check-bundle.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [file, rootsFile = process.env['TSA_ROOTS_FILE'] ?? ''] = process.argv.slice(2);
if (file === undefined) {
  say('npm run evidence:check -- FILE [ROOTS.pem]');
  process.exit(2);
}
const roots = rootsFile === '' ? [] : rootsOf(readFileSync(rootsFile, 'utf8'));
const { good, captures } = await checkBundle(readBundle(readFileSync(file)), roots);
for (const { sha256, link, at, stampedAt, authority, problems } of captures) {
  const stamp =
    stampedAt === undefined ? 'no stamp that holds' : `stamped ${stampedAt} by ${authority ?? ''}`;
  say(`${problems.length === 0 ? 'unaltered' : 'ALTERED'}  ${sha256}  ${at}  ${link}  (${stamp})`);
  for (const problem of problems) say(`  ${problem}`);
}
say(good ? `${captures.length} captures, all as they were.` : 'Not all of it is as it was.');
process.exit(good ? 0 : 1);
