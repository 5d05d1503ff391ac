import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Everything one copy of the stack keeps: data, logs, keys. Ignored by git; deleting it is a fresh start.
 * @param {number | string} base
 */
export function stateDir(base) {
  return join(ROOT, '.state', String(base));
}

/** Downloads that survive a fresh start and serve every checkout of this user. */
export function cacheDir() {
  return (
    process.env.COTTA_CACHE_DIR ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cotta')
  );
}

/**
 * Whether any user of the machine may walk through `path`. Postgres refuses to run as root, and the user it runs as
 * cannot reach a folder below a home directory closed to others.
 * @param {string} path
 * @returns {boolean}
 */
export function openToOthers(path) {
  for (let at = resolve(path); ; at = dirname(at)) {
    const mode = statSync(at, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * A folder outside the checkout with the same life as `dir`, for servers that cannot reach the checkout.
 * @param {string} dir
 */
export function outsideTwin(dir) {
  return join(tmpdir(), `cotta-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`);
}
