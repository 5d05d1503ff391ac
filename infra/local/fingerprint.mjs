import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', '.state', '.git']);

/**
 * One hash over the names and contents of all files below the given paths; what is built or installed does not count.
 * @param {string} root
 * @param {readonly string[]} paths files or folders relative to `root`; missing ones count as missing
 * @returns {string}
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
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
