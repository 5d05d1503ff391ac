import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/** Only classes are named by programs; what a sheet animates or lays out keeps its names to itself. */
const CLASSES_ONLY = { animation: false, grid: false, container: false, customIdents: false };

/**
 * Every CSS module below `folder`, by its path from there, with the classes it declares.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
export function readSheets(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => path.endsWith('.module.css'))
      .sort()
      .map((path) => [path, classesOf(path, readFileSync(join(folder, path)))]),
  );
}

/** @param {string} filename @param {Uint8Array} code */
function classesOf(filename, code) {
  const { exports } = transform({ filename, code, cssModules: CLASSES_ONLY });
  return Object.keys(exports ?? {}).sort();
}
