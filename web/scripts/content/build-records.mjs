// Writes the records as the web server reads them at its start: what was checked, without the space that people need to read it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords } from './read-records.mjs';

const isUnsure = (fact) => fact?.confidence === 'unsure';

/** A number nobody is sure of is left out, the record stays. */
const withoutUnsureFacts = (record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isUnsure(value)));

/**
 * What may stand on the site: never what is `unsure`, whoever has reviewed it.
 * @param {Record<string, any[]>} records
 * @returns {Record<string, any[]>}
 */
export const publishable = (records) =>
  Object.fromEntries(
    Object.entries(records).map(([name, items]) => [
      name,
      items.filter((item) => !isUnsure(item)).map(withoutUnsureFacts),
    ]),
  );

/** @param {{ folder: string, out: string }} places */
export function buildRecords({ folder, out }) {
  mkdirSync(out, { recursive: true });
  for (const [name, items] of Object.entries(publishable(readRecords(folder))))
    writeFileSync(join(out, `${name}.json`), JSON.stringify({ items }));
}
