import { describe, expect, it } from '@jest/globals';
import { readEvalData } from '../evaluation/eval-data.js';
import { analyseName } from '../text/analysed-name.js';
import { seedWeights } from '../text/word-weights.js';
import { encodedSize, encodeName } from './encoded-name.js';
import { NameScorer, type NameScore } from './name-scorer.js';

const weigh = seedWeights();
const NAMES = readEvalData().names.filter((_, at) => at % 37 === 0);

function score(one: string, other: string): NameScore {
  const mark = analyseName(other, weigh);
  const bytes = new Uint8Array(encodedSize(mark) + 7);
  encodeName(mark, bytes, 7);
  return new NameScorer(analyseName(one, weigh)).score(bytes, 7);
}

describe('scores of two names', () => {
  it('are the same whichever name asks', () => {
    NAMES.forEach((name, at) => {
      const other = NAMES[(at * 7 + 1) % NAMES.length] ?? name;
      expect(score(name, other).overall).toBeCloseTo(score(other, name).overall, 10);
    });
  });

  it('are 1 for equal names', () => {
    for (const name of [...NAMES.filter((one) => /[a-z0-9]/i.test(one)), 'A', 'HP', '24'])
      expect(score(name, name)).toMatchObject({
        sameLetters: true,
        edits: 0,
        overall: expect.closeTo(1, 10),
      });
  });

  it('stay between 0 and 1', () => {
    NAMES.forEach((name, at) => {
      const { look, sound, start, contains, full, raw, overall } = score(
        name,
        NAMES[NAMES.length - 1 - at] ?? name,
      );
      for (const part of [look, sound, start, contains, full, raw, overall]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
    });
  });

  it('fall with each letter that is replaced', () => {
    const words = NAMES.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
      .filter((word) => word.length >= 6 && word.length <= 20)
      .slice(0, 200);
    expect(words.length).toBe(200);
    for (const word of words) {
      const edited = [0, 1, 2, 3].map((edits) => word.slice(0, word.length - edits) + '735'.slice(0, edits));
      const falling = edited.map((other) => score(word, other).overall);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      expect(new Set(falling).size).toBe(4);
    }
  });

  it('hear what letters hide', () => expect(score('XCEED', 'X-SEED').sameSound).toBe(true));

  it('see a name within a longer one', () =>
    expect(score('NOVA', 'NOVACARE').contains).toBeGreaterThan(score('NOVA', 'NOBLECARE').contains));

  it('hardly mind words that everybody uses', () =>
    expect(score('ZORVAN', 'ZORVAN GROUP').overall).toBeGreaterThan(0.9));
});
