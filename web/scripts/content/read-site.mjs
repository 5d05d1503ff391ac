import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Pages a text may send its reader to; what is behind a link or a sign-in is somebody's own. */
const OPEN = new Set(['public', 'account']);

/** Pages of records are the staff's: whoever only writes texts need not have them generated. */
const withoutRecords = {
  name: 'without-records',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (id) => (id.endsWith('/generated/record-pages.js') ? '\0no-records' : undefined),
  load: (id) => (id === '\0no-records' ? 'export const recordPages = {};' : undefined),
};

/** @param {string} file */
const load = async (file) =>
  (
    await runnerImport(`${root}${file}`, {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [withoutRecords],
    })
  ).module;

/** What texts are checked against: routes, offices, and which addresses are in English alone. */
export async function readSite() {
  const [table, rules] = await Promise.all([
    load('src/app/route-table.ts'),
    load('src/i18n/locale-rules.ts'),
  ]);
  const offices = JSON.parse(readFileSync(`${root}locales/en/offices.json`, 'utf8'));
  return {
    routes: table.pages.filter(({ area }) => OPEN.has(area)).map(({ path }) => path),
    offices: new Set(Object.keys(offices)),
    isEnglishOnly: rules.isEnglishOnly,
  };
}
