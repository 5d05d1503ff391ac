import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notices } from './notices.js';
import { noticesPage } from './notices-page.js';

// Run from the root: writes docs/messages.md; with `--check` it compares only.
const PAGE = join(process.cwd(), 'docs/messages.md');
const page = noticesPage(notices);
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write('docs/messages.md is not what the messages say: npm run derive\n');
  process.exitCode = 1;
}
process.stdout.write(`${notices.length} messages\n`);
