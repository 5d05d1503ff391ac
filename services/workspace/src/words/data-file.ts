import { readFileSync } from 'node:fs';

/** A file of this service's `data` folder, which lies beside `src` and `dist` alike. */
export function readData<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8'));
}
