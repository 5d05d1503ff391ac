import { describe, expect, it } from '@jest/globals';
import { shippedClassRelations } from './goods.js';
import { riskByOffice, riskOf } from './risk.js';

const relations = shippedClassRelations();
const sameClass = relations.compare([9], [9, 42]);
const unrelated = relations.compare([9], [31]);

describe('how near goods are', () => {
  it.each([
    ['one class in common', [9, 25], [25], 'same class', 0.9],
    ['classes that offices find similar', [9], [42], 'related classes', 0.8],
    ['classes that have nothing in common', [9], [31], 'unrelated classes', 0.3],
    ['nobody said which', [], [31], 'unknown', 0.6],
  ] as const)('%s', (_, one, other, relation, score) => {
    expect(relations.compare(one, other)).toEqual({ relation, score: expect.closeTo(score, 5) });
    expect(relations.compare(other, one)).toEqual(relations.compare(one, other));
  });
});

describe('risk of an earlier mark', () => {
  it('is highest for the same name in the same class', () =>
    expect(riskOf({ overall: 1, identical: true, goods: sameClass, live: true })).toMatchObject({
      band: 'very high',
      cappedBy: null,
    }));

  it('is less when the goods are others', () =>
    expect(riskOf({ overall: 1, identical: true, goods: unrelated, live: true }).band).toBe('elevated'));

  it('is never above "possible" for a mark that has ended, and says so', () => {
    expect(riskOf({ overall: 1, identical: true, goods: sameClass, live: false })).toMatchObject({
      band: 'possible',
      cappedBy: 'dead mark',
    });
  });

  it('keeps the highest band for the clearest case', () => {
    expect(
      riskOf({
        overall: 0.99,
        identical: false,
        goods: { relation: 'related classes', score: 0.8 },
        live: true,
      }),
    ).toMatchObject({ band: 'high', cappedBy: 'not the same class' });
  });

  it('of an office is that of its worst living mark', () => {
    const levels = riskByOffice([
      { jurisdiction: 'EU', band: 'low', live: true },
      { jurisdiction: 'EU', band: 'high', live: true },
      { jurisdiction: 'US', band: 'very high', live: false },
    ]);
    expect([...levels]).toEqual([['EU', 'high']]);
  });
});
