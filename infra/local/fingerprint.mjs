import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', '.state', '.git']);

/**
 * A file or folder relative to the checkout, all of it or only the files whose path fits.
 * @typedef {string | readonly [path: string, fitting: RegExp]} Place
 */

/**
 * One hash over the names and contents of all files at the given places; what is built or installed does not count.
 * @param {string} root
 * @param {readonly Place[]} places missing ones count as missing
 * @returns {string}
 */
export function fingerprint(root, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesAt(root, place)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The files at a place, relative to `root`.
 * @param {string} root
 * @param {Place} place
 * @returns {string[]}
 */
export function filesAt(root, place) {
  if (typeof place === 'string') return filesBelow(root, place);
  const [path, fitting] = place;
  return filesBelow(root, path).filter((file) => fitting.test(file));
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, join(path, entry.name))
        : entry.isFile()
          ? [join(path, entry.name)]
          : [],
    );
}
