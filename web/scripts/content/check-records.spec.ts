/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleDispute, sampleMark, sampleSector, sampleSpecimens } from '../../testing/record-samples.js';
import { checkRecords } from './check-records.mjs';

const good = {
  disputes: [sampleDispute()],
  'hall-of-fame': [sampleMark({ disputes: ['a-v-b'] })],
  specimens: [sampleSpecimens()],
  sectors: [sampleSector()],
};
const problemsOf = (changed: Partial<Record<keyof typeof good, unknown[]>>): readonly string[] =>
  checkRecords({ ...good, ...changed }, new Set(['EU'])).map(({ text }) => text);

describe('check of the records', () => {
  it('finds nothing in records that fit together', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['confidence', sampleDispute({ confidence: 'sourced' }), /“sourced” with a source/],
    ['confidence', sampleDispute({ confidence: 'unsure' as never }), /confidence is “unsure”/],
    ['class', sampleDispute({ classes: [46] }), /no class 46/],
    ['date', sampleDispute({ date: 'May 2020' }), /neither a day nor a year/],
    ['outcome', sampleDispute({ outcome: 'won' as never }), /no outcome is called won/],
    ['office', sampleDispute({ jurisdiction: 'XX' }), /no office is called XX/],
    ['words', sampleDispute({ decision: '' }), /decision is empty/],
    ['address', sampleDispute({ id: 'A v B' }), /cannot stand in an address/],
    ['quotes', sampleDispute({ question: 'Is "BEE" bad?' }), /straight quotes/],
  ])('finds a wrong %s of a decision', (_, dispute, expected) => {
    expect(problemsOf({ disputes: [dispute], 'hall-of-fame': [sampleMark()] })).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it('finds what is there twice, what leads nowhere, and what is not drawn or explained', () => {
    expect(problemsOf({ disputes: [sampleDispute(), sampleDispute()] })).toHaveLength(2);
    expect(problemsOf({ 'hall-of-fame': [sampleMark({ disputes: ['gone'] })] })).toEqual([
      'bee: there is no dispute gone',
    ]);
    expect(
      problemsOf({ sectors: [sampleSector({ weak: { drawing: 'photo' as never, text: 'A page.' } })] }),
    ).toEqual(['food: there is no drawing photo', 'food: weak has no reason']);
    expect(problemsOf({ specimens: [] })).toEqual(['nothing in it']);
  });
});
