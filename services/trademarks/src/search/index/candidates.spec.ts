import { describe, expect, it } from '@jest/globals';
import { mark } from '../testing/marks.js';
import { analyseName } from '../text/analysed-name.js';
import { searchTrigrams } from '../text/trigrams.js';
import { CandidateFinder } from './candidates.js';
import { SlotFilter } from './filter.js';
import { IndexBuilder } from './index-builder.js';
import { SearchIndex } from './search-index.js';
import type { MarkEntry } from './slot-entry.js';

/** More than two blocks of 32,768, the last one begun only. */
const MARKS = 70_001;
const OFFICES = ['EU', 'US', null] as const;
/** So few different trigrams that marks share many of them. */
const TRIGRAMS = 300;
/** Two blocks, too. */
const LATER = 34_000;

/** Numbers that repeat: the same marks in every run. */
function numbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function trigramsOf(next: (below: number) => number): Uint16Array {
  const found = new Set(Array.from({ length: 1 + next(24) }, () => next(TRIGRAMS) * 181));
  return Uint16Array.from(found).sort();
}

/** What an index holds of a mark, without a name to be analysed first. */
function entry(trigrams: Uint16Array, at: number): MarkEntry {
  return {
    jurisdiction: OFFICES[at % OFFICES.length] ?? null,
    classesLow: at % 5 === 0 ? 1 << 9 : 1 << 25,
    classesHigh: 0,
    live: at % 7 !== 0,
    filed: 0,
    trigrams,
    hashes: [],
    name: new Uint8Array([0, 0, 0, 0]),
  };
}

interface Made {
  readonly index: SearchIndex;
  readonly trigrams: readonly Uint16Array[];
}

function built(): Made {
  const next = numbers();
  const trigrams = Array.from({ length: MARKS }, () => trigramsOf(next));
  const builder = new IndexBuilder(() => 1);
  trigrams.forEach((own, at) => builder.place(at, entry(own, at)));
  return { index: builder.build(), trigrams };
}

/** The same question put to every mark: how near by shared trigrams in 254 steps, and the slot, the nearest and then the first one first. */
function plainly({ index, trigrams }: Made, query: Uint16Array, filter: SlotFilter): number[] {
  const wanted = new Set(query);
  const leastOf = (size: number): number => (size <= 4 ? 1 : Math.min(4, Math.max(2, Math.ceil(size / 8))));
  const near = trigrams.flatMap((own, slot) => {
    const shared = own.filter((trigram) => wanted.has(trigram)).length;
    const smaller = Math.min(query.length, own.length);
    const enough = shared >= 0.3 * smaller || shared >= 0.2 * query.length;
    if (shared < leastOf(query.length) || !enough || !filter.passes(index.marks.columns, slot)) return [];
    const all = query.length + own.length - shared;
    return [{ slot, near: Math.floor((0.5 * (shared / all) + 0.5 * (shared / smaller)) * 254) }];
  });
  return near.sort((a, b) => b.near - a.near || a.slot - b.slot).map(({ slot }) => slot);
}

const made = built();
const questions = [made.trigrams[5], made.trigrams[40_000], made.trigrams[69_999]].map(
  (trigrams) => trigrams ?? new Uint16Array(0),
);

describe('candidates of an index of several blocks', () => {
  it('are those of a plain look at every mark, in the same order', () => {
    const finder = new CandidateFinder(made.index);
    const everything = new SlotFilter({}, made.index.offices);
    for (const query of questions) {
      const expected = plainly(made, query, everything);
      expect(expected.length).toBeGreaterThan(500);
      const { slots, total } = finder.find(query, everything, MARKS);
      expect(total).toBe(expected.length);
      expect(Array.from(slots)).toEqual(expected);
    }
  });

  it('are the best of all blocks when not all are wanted', () => {
    const finder = new CandidateFinder(made.index);
    const everything = new SlotFilter({}, made.index.offices);
    for (const query of questions) {
      const expected = plainly(made, query, everything);
      for (const limit of [1, 50, 700]) {
        const { slots, total } = finder.find(query, everything, limit);
        expect(total).toBe(expected.length);
        expect(Array.from(slots)).toEqual(expected.slice(0, limit));
      }
    }
  });

  it('are narrowed in every block, and without what was removed', () => {
    const { index } = made;
    const finder = new CandidateFinder(index);
    const narrow = new SlotFilter({ jurisdictions: ['EU'], classes: [9], liveOnly: true }, index.offices);
    for (const query of questions) {
      const before = plainly(made, query, narrow);
      const gone = before.filter((_, at) => at % 3 === 0);
      for (const slot of gone) index.remove(slot);
      expect(gone.length).toBeGreaterThan(10);
      expect(Array.from(finder.find(query, narrow, MARKS).slots)).toEqual(
        before.filter((_, at) => at % 3 !== 0),
      );
    }
  });

  it('are as many when every mark came after the build', () => {
    const index = SearchIndex.empty(() => 1);
    const names = Array.from({ length: LATER }, (_, at) => `${(at * 7_919).toString(36)}van`);
    names.forEach((name, key) => index.put(key, mark(name)));
    const grown = { index, trigrams: names.map((name) => searchTrigrams(analyseName(name, index.weigh))) };
    const everything = new SlotFilter({}, index.offices);
    const query = searchTrigrams(analyseName('zorvan', index.weigh));
    const expected = plainly(grown, query, everything);
    expect(expected.filter((slot) => slot > 32_768).length).toBeGreaterThan(10);
    expect(Array.from(new CandidateFinder(index).find(query, everything, LATER).slots)).toEqual(expected);
  });
});
