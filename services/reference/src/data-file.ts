import { readFileSync } from 'node:fs';

/** A list as it stands in `data/`. What `T` promises is proved by the list's own spec, not at run time: lists change with releases only. */
export function dataFile<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));
}
