import { describe, expect, it } from '@jest/globals';
import { sourceName } from './source-name.js';

describe('the source of a file', () => {
  it.each([
    ['EUTM_2026-11-20.csv.gz', 'eutm'],
    ['EUTM_20261121.csv', 'eutm'],
    ['UK marks (full).tsv', 'uk-marks-full'],
    ['part1.csv', 'part1'],
    ['EUTM_20261121.xml.gz', 'eutm'],
    ['part2.csv', 'part2'],
    ['2026-11-20.csv', 'register'],
  ])('%s is %s', (file, source) => expect(sourceName(file)).toBe(source));
});
