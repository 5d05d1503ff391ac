import { IndexBuilder } from '../index/index-builder.js';
import type { RegisterMark } from '../index/register-mark.js';
import type { SearchIndex } from '../index/search-index.js';
import { seedWeights } from '../text/word-weights.js';

/** A mark of which a test says only what matters to it. */
export function mark(name: string, facts: Partial<RegisterMark> = {}): RegisterMark {
  return {
    ref: `EU:${name}`,
    name,
    latin: null,
    number: null,
    type: 'WORD',
    jurisdiction: 'EU',
    classes: [9],
    status: 'Trademark registered',
    live: true,
    filingDate: '2015-06-01',
    registrationDate: null,
    owner: null,
    createdAt: null,
    lastTrackingUpdate: null,
    ...facts,
  };
}

/** Keys are positions in the list. */
export function indexOf(marks: readonly RegisterMark[]): SearchIndex {
  const builder = new IndexBuilder(seedWeights());
  marks.forEach((one, key) => builder.add(key, one));
  return builder.build();
}
