import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { gatewayRoot } from './paths.js';

/** What a derivation says should stand at a path; `undefined` = nothing should. */
export type DerivedFiles = ReadonlyMap<string, string | undefined>;

/** Writes what differs and tells which paths did. */
export function writeDerived(files: DerivedFiles): readonly string[] {
  const stale = staleFiles(files);
  for (const path of stale) {
    const text = files.get(path);
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return stale;
}

/** Paths whose content is not what would be derived now. */
export function staleFiles(files: DerivedFiles): readonly string[] {
  return [...files]
    .filter(([path, text]) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== text)
    .map(([path]) => path);
}

/** A build step's end: writes, or with `--check` fails when something is stale. */
export function finishDerivation(files: DerivedFiles, command: string): void {
  if (files.size === 0) throw new Error(`${command}: nothing was derived`);
  const check = process.argv.includes('--check');
  const stale = check ? staleFiles(files) : writeDerived(files);
  const names = stale.map((path) => relative(`${gatewayRoot}/..`, path));
  if (check && stale.length > 0) {
    process.stderr.write(`${command}: not up to date, run npm run ${command}:\n  ${names.join('\n  ')}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(
    `${command}: ${files.size} files, ${check ? 'all up to date' : `${stale.length} changed`}\n${names.map((name) => `  ${name}\n`).join('')}`,
  );
}
