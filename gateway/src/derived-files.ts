import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a derivation says should stand at a path; `undefined` = nothing should. */
export type DerivedFiles = ReadonlyMap<string, string | undefined>;

/** A build step's end: writes what differs and says how much did. @throws Error where nothing was derived. */
export function writeDerived(files: DerivedFiles, step: string): void {
  if (files.size === 0) throw new Error(`${step}: nothing was derived`);
  const stale = [...files].filter(
    ([path, text]) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== text,
  );
  for (const [path, text] of stale) {
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  process.stdout.write(`${step}: ${files.size} files, ${stale.length} changed\n`);
}
