import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LONGEST_FILE = 810;

/**
 * Hand-written files that are too long to have one reason to exist. Words and tables (`*.json`) do not count, generated files neither.
 * @param {string} baseDir
 * @param {readonly string[]} files
 * @returns {{ examined: number, median: number, tooLong: { path: string, lines: number }[] }}
 */
export function checkSizes(baseDir, files) {
  const counted = files
    .filter(
      (path) =>
        !path.startsWith('proto/gen/') && !path.endsWith('.graphql.ts') && !path.includes('/generated/'),
    )
    .map((path) => ({ path, lines: readFileSync(join(baseDir, path), 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines);
  return {
    examined: counted.length,
    median: counted[counted.length >> 1]?.lines ?? 0,
    tooLong: counted.filter(({ lines }) => lines > LONGEST_FILE),
  };
}
