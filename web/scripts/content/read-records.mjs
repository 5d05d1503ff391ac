import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of web/content/records: decisions, famous marks, what shows use in each class, and in each trade. */
export const RECORD_FILES = /** @type {const} */ (['disputes', 'hall-of-fame', 'specimens', 'sectors']);

/**
 * @param {string} folder of all texts
 * @returns {Record<(typeof RECORD_FILES)[number], any[]>}
 */
export const readRecords = (folder) =>
  /** @type {any} */ (
    Object.fromEntries(
      RECORD_FILES.map((name) => [
        name,
        JSON.parse(readFileSync(join(folder, 'records', `${name}.json`), 'utf8')).items,
      ]),
    )
  );
