import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(process.cwd(), 'web/src');
const HOME = 'kit/dates/';
/** What writes a day or a clock by itself, so that years, clocks and zones would differ from page to page. */
const OWN_WAY = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/;

it('days and clocks are written here and nowhere else', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|generated\/|\.graphql\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((path) => !path.startsWith(HOME) && OWN_WAY.test(readFileSync(join(ROOT, path), 'utf8'))),
  ).toEqual([]);
  expect(
    files.filter((path) => path.startsWith(HOME) && OWN_WAY.test(readFileSync(join(ROOT, path), 'utf8')))
      .length,
  ).toBe(4);
});
