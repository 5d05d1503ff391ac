// Reads every text of web/content and prints what is wrong with it, with file and line: `node web/scripts/content/check-content.mjs`.
import { checkFirstProblems, readCheckFirst } from './check-first.mjs';
import { checkDocuments } from './check-documents.mjs';
import { addressesOf, isThere } from './check-links.mjs';
import { readRedirects, redirectProblems } from './check-redirects.mjs';
import { compileCollections } from './compile-collections.mjs';
import { checkRecords } from './check-records.mjs';
import { CONTENT_FOLDER, readCollections } from './read-collections.mjs';
import { readRecords } from './read-records.mjs';
import { readSite } from './read-site.mjs';
import { reviewList } from './review-list.mjs';

const { sources, problems } = readCollections(CONTENT_FOLDER);
const { texts } = compileCollections(sources);
const site = await readSite();
const records = readRecords(CONTENT_FOLDER);
const addresses = addressesOf(texts, site.routes);
const redirects = readRedirects(CONTENT_FOLDER);
const checkFirst = readCheckFirst(CONTENT_FOLDER);
const found = [
  ...problems,
  ...checkDocuments(texts, site),
  ...checkRecords(records, site.offices),
  ...redirectProblems(redirects, { isPage: (path) => isThere(addresses, path) }),
  ...checkFirstProblems(
    checkFirst,
    reviewList({ texts, records, checkFirst }).map(({ key }) => key),
  ),
];
if (texts.length === 0) found.push({ file: 'web/content', text: 'no text was read at all' });
for (const { file, line, text } of found)
  process.stderr.write(`${file}${line === undefined ? '' : `:${line}`} ${text}\n`);
const reviewed = texts.filter(({ document }) => document.reviewed !== undefined).length;
process.stdout.write(
  `content: ${texts.length} texts, ${reviewed} reviewed, ${Object.values(records).flat().length} records, ${Object.keys(redirects).length} redirects, ${found.length} problems\n`,
);
process.exitCode = found.length > 0 ? 1 : 0;
