import { describe, expect, it } from '@jest/globals';
import { readEvalData } from '../evaluation/eval-data.js';
import { SlotFilter } from '../index/filter.js';
import { indexOf, mark } from '../testing/marks.js';
import { analyseName } from '../text/analysed-name.js';
import { NearestMarks } from './nearest.js';

const { names, queries } = readEvalData();
/** Two seconds on a quiet machine. */
const HALF_A_MILLION_SCORES_MS = 60_000;

describe('the index against scoring every mark', () => {
  it(
    'returns at least 97 % of the best twenty of 5,000 real names',
    () => {
      const index = indexOf(
        names
          .filter((_, at) => at % 3 === 0)
          .slice(0, 5_000)
          .map((name) => mark(name)),
      );
      const nearest = new NearestMarks(index, undefined);
      const everything = new SlotFilter({}, index.offices);
      const { names: bytes, nameAt } = index.marks.columns;
      let best = 0;
      let found = 0;
      for (const { query } of queries.slice(-100)) {
        const { marks, scorer } = nearest.to(analyseName(query, index.weigh), everything);
        const returned = new Set(marks.slots);
        const all = Array.from({ length: index.size }, (_, slot) => ({
          slot,
          raw: scorer.raw(bytes, nameAt[slot] ?? 0),
        }));
        const top = all
          .filter(({ raw }) => raw >= 0.5)
          .sort((a, b) => b.raw - a.raw)
          .slice(0, 20);
        best += top.length;
        found += top.filter(({ slot }) => returned.has(slot)).length;
      }
      expect(best).toBeGreaterThan(100);
      expect(found / best).toBeGreaterThanOrEqual(0.97);
    },
    HALF_A_MILLION_SCORES_MS,
  );
});
