import { describe, expect, it } from '@jest/globals';
import { RegisterSearch } from '../search/query/register-search.js';
import { shippedClassRelations } from '../search/score/goods.js';
import { indexOf, mark } from '../search/testing/marks.js';
import { isDue, watchHits, type Watch } from './watch-hits.js';

const marks = [
  mark('NORDHAVEN', { ref: 'EU:own', filingDate: '2026-02-01' }),
  mark('NORDHAVEN', { ref: 'EU:same', filingDate: '2026-02-01' }),
  mark('NORDHAVN', { ref: 'EU:near', filingDate: '2026-02-01' }),
  mark('NORDHAVN', { ref: 'EU:older', filingDate: '2019-02-01' }),
  mark('NORDHAVN', { ref: 'EU:undated', filingDate: null }),
  mark('NORDHAVN', { ref: 'EU:ended', filingDate: '2026-02-01', live: false }),
  mark('NORDHAVN', { ref: '?:nowhere', filingDate: '2026-02-01', jurisdiction: null }),
];
const search = new RegisterSearch({
  index: indexOf(marks),
  markOf: (key) => marks[key],
  concepts: undefined,
  relations: shippedClassRelations(),
});
const found = (watch: Partial<Watch>): string[] => {
  const { items } = search.answer({ query: 'Nordhaven', comparedClasses: [9], limit: 100, offset: 0 });
  return watchHits(
    { dateStart: '2026-01-01', alsoSimilar: true, threshold: null, ownRefs: new Set(['EU:own']), ...watch },
    items,
  ).map(({ ref }) => ref);
};

describe('what a watch finds', () => {
  it('is filed since it began, alive, of a known office, and not the client’s own', () => {
    expect(found({})).toEqual(['EU:same', 'EU:near']);
  });

  it('is identical only, when nothing else was asked for', () => {
    expect(found({ alsoSimilar: false })).toEqual(['EU:same']);
  });

  it('reaches the threshold', () => {
    expect(found({ threshold: 100 })).toEqual(['EU:same']);
    expect(found({ threshold: 60 })).toEqual(['EU:same', 'EU:near']);
  });

  it('is looked for after every import, and once a week without one', () => {
    const due = (lastRun: string | null, lastGeneration: number | null) =>
      isDue({ lastRun, lastGeneration }, { today: '2026-11-21', generation: 4 });
    expect([
      due(null, null),
      due('2026-11-21', 4),
      due('2026-11-21', 3),
      due('2026-11-15', 4),
      due('2026-11-14', 4),
    ]).toEqual([true, false, true, false, true]);
  });
});
