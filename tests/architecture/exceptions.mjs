import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ readonly files: readonly string[], readonly rules: Readonly<Record<string, unknown>> }} Override */
/** @typedef {{ readonly rule: string, readonly path: string }} Exception */

/** An override that names single files: it makes an exception of them, and of nothing to come. */
const namesFiles = (/** @type {Override} */ { files }) =>
  files.every((glob) => !glob.replace(/^\*\*\//, '').includes('*'));

/**
 * Which file is let off which rule, by name.
 * @param {readonly Override[]} overrides
 * @returns {Exception[]}
 */
export function exceptionsIn(overrides) {
  return overrides
    .filter(namesFiles)
    .flatMap(({ files, rules }) =>
      files.flatMap((glob) =>
        Object.keys(rules).map((rule) => ({ rule, path: glob.replace(/^\*\*\//, '') })),
      ),
    );
}

/**
 * Exceptions that nothing needs any more, or whose file is gone: without its exception the file breaks no such rule.
 * @param {string} baseDir
 * @param {string} linter its program
 * @returns {{ examined: number, stale: Exception[] }}
 */
export function staleExceptions(baseDir, linter) {
  const config = JSON.parse(readFileSync(join(baseDir, 'tests/architecture/oxlint.json'), 'utf8'));
  const exceptions = exceptionsIn(config.overrides);
  if (exceptions.length === 0) return { examined: 0, stale: [] };
  const folder = mkdtempSync(join(tmpdir(), 'exceptions-'));
  try {
    const strict = join(folder, 'oxlint.json');
    const overrides = config.overrides.filter((/** @type {Override} */ entry) => !namesFiles(entry));
    writeFileSync(strict, JSON.stringify({ ...config, overrides }));
    const paths = [...new Set(exceptions.map(({ path }) => path))];
    const { stdout } = spawnSync(linter, ['--config', strict, '--format', 'json', ...paths], {
      cwd: baseDir,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    /** @type {readonly { code: string, filename: string }[]} */
    const found = JSON.parse(stdout).diagnostics;
    const broken = new Set(
      found.map(({ code, filename }) => `${code.replace(/^(.+)\((.+)\)$/, '$1/$2')} ${filename}`),
    );
    return {
      examined: exceptions.length,
      stale: exceptions.filter(({ rule, path }) => !broken.has(`${rule} ${path}`)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
