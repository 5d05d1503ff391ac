// Writes the records as the web server reads them at its start: what was checked, without the space that people need to read it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords } from './read-records.mjs';

/** @param {{ folder: string, out: string }} places */
export function buildRecords({ folder, out }) {
  mkdirSync(out, { recursive: true });
  for (const [name, items] of Object.entries(readRecords(folder)))
    writeFileSync(join(out, `${name}.json`), JSON.stringify({ items }));
}
