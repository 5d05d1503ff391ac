import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LONGEST_FILE = 300;
export const LONGEST_SPEC = 500;
const SPEC = /\.spec\.tsx?$|(^|\/)(tests|testing)\//;

/** Files that were folded into long lines and still wait to be split. It gets shorter only; oxlint.json has the same list. */
const STILL_LONGER = [
  'gateway/src/open-gateway.ts',
  'services/accounts/src/extensions.ts',
  'services/invoicing/src/product/product.spec.ts',
  'services/requests/src/said/publish.ts',
  'services/requests/src/registration-request/request-moves.spec.ts',
  'services/trademarks/src/demo-story.ts',
];

/**
 * Files that are too long to have one reason to exist. Words and tables (`*.json`) do not count.
 * @param {string} baseDir
 * @param {readonly string[]} files
 * @returns {{ examined: number, median: number, tooLong: { path: string, lines: number }[] }}
 */
export function checkSizes(baseDir, files) {
  const counted = files
    .map((path) => ({ path, lines: readFileSync(join(baseDir, path), 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines);
  return {
    examined: counted.length,
    median: counted[counted.length >> 1]?.lines ?? 0,
    tooLong: counted.filter(
      ({ path, lines }) =>
        lines > (SPEC.test(path) ? LONGEST_SPEC : LONGEST_FILE) && !STILL_LONGER.includes(path),
    ),
  };
}
