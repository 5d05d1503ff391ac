import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECK_FIRST_FILE } from './check-first.mjs';
import { REDIRECTS_FILE } from './check-redirects.mjs';
import { readDocument } from './read-document.mjs';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content/', import.meta.url));

/**
 * Every text of the folder as it was written, and what of it cannot be read.
 * @param {string} folder
 * @returns {{ sources: import('./read-document.mjs').Source[], problems: import('./read-document.mjs').Problem[] }}
 */
export function readCollections(folder) {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        // Facts, old addresses and notes, not texts: check-records.mjs, check-redirects.mjs and check-first.mjs read them.
        .filter((file) => !file.startsWith('records/') && ![REDIRECTS_FILE, CHECK_FIRST_FILE].includes(file))
        .sort()
    : [];
  const read = files.map((file) => readDocument(file, readFileSync(join(folder, file), 'utf8')));
  return {
    sources: read.flatMap(({ source }) => (source === undefined ? [] : [source])),
    problems: read.flatMap(({ problems }) => problems),
  };
}
