import { describe, expect, it } from '@jest/globals';
import { shippedConcepts } from '../meaning/concepts.js';
import { isHeldBack, readGoodsCases } from './goods-cases.js';
import { GOODS_TARGETS, measureGoods } from './goods-quality.js';

const developed = readGoodsCases('developed');

describe('classes suggested for plain words', () => {
  it('are measured on at least fifty descriptions a language, a third of them held back', () => {
    for (const language of ['en', 'cs', 'sk', 'es']) {
      const own = developed.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThanOrEqual(50);
      expect(own.filter(isHeldBack).length).toBeGreaterThan(own.length / 5);
    }
  });

  it.each([['held back', developed.filter(isHeldBack)], ['written last', readGoodsCases('fresh')]])('are right in each language on descriptions %s', (_, cases) => {
    for (const { language, recall, first, wrong } of measureGoods(cases, shippedConcepts())) {
      expect({ language, recallMissed: recall < GOODS_TARGETS.recall, firstMissed: first < GOODS_TARGETS.first, tooManyWrong: wrong > GOODS_TARGETS.wrong }).toEqual({ language, recallMissed: false, firstMissed: false, tooManyWrong: false });
    }
  });
});
