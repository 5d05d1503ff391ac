import { describe, expect, it } from '@jest/globals';
import { shippedConcepts } from '../meaning/concepts.js';
import { isHeldBack, readGoodsCases } from './goods-cases.js';
import { GOODS_TARGETS, measureGoods } from './goods-quality.js';

/** Of descriptions from trades that nobody thought of: words are still missing. */
const LEAST_RECALL_OF_OTHERS = 0.8;

const developed = readGoodsCases('developed');

describe('classes suggested for plain words', () => {
  it('are measured on at least fifty descriptions a language, a third of them held back', () => {
    for (const language of ['en', 'cs', 'sk', 'es']) {
      const own = developed.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThanOrEqual(50);
      expect(own.filter(isHeldBack).length).toBeGreaterThan(own.length / 5);
    }
  });

  it.each([
    ['held back', developed.filter(isHeldBack), GOODS_TARGETS],
    ['written last', readGoodsCases('fresh'), { ...GOODS_TARGETS, recall: LEAST_RECALL_OF_OTHERS }],
  ])('are right in each language on descriptions %s', (_, cases, targets) => {
    for (const { language, recall, first, wrong } of measureGoods(cases, shippedConcepts())) {
      expect({
        language,
        recallMissed: recall < targets.recall,
        firstMissed: first < targets.first,
        tooManyWrong: wrong > targets.wrong,
      }).toEqual({ language, recallMissed: false, firstMissed: false, tooManyWrong: false });
    }
  });
});
