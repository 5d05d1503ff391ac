import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LONGEST_FILE = 300;
export const LONGEST_SPEC = 500;
const SPEC = /\.spec\.tsx?$|(^|\/)(tests|testing)\//;

/** Files that were folded into long lines and still wait to be split. It gets shorter only: an entry that nothing needs fails. oxlint.json has the same list. */
const STILL_LONGER = ['services/requests/src/registration-request/request-transitions.spec.ts'];

/**
 * Files that are too long to have one reason to exist. Words and tables (`*.json`) do not count.
 * @param {string} baseDir
 * @param {readonly string[]} files
 * @returns {{ examined: number, median: number, tooLong: { path: string, lines: number }[], stale: string[] }}
 */
export function checkSizes(baseDir, files) {
  const counted = files
    .map((path) => ({ path, lines: readFileSync(join(baseDir, path), 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines);
  const tooLong = counted.filter(
    ({ path, lines }) => lines > (SPEC.test(path) ? LONGEST_SPEC : LONGEST_FILE),
  );
  return {
    examined: counted.length,
    median: counted[counted.length >> 1]?.lines ?? 0,
    tooLong: tooLong.filter(({ path }) => !STILL_LONGER.includes(path)),
    stale: STILL_LONGER.filter((listed) => !tooLong.some(({ path }) => path === listed)),
  };
}
