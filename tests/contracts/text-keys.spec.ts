import { describe, expect, it } from '@jest/globals';
import { reviewableTexts } from '@cotta/workspace/testing.js';
import { COLLECTIONS } from '../../web/scripts/content/collections.mjs';

describe('texts that staff review', () => {
  it('are those of all collections that the site has and tests do not check', () => {
    const reviewed = Object.keys(COLLECTIONS).filter((name) => COLLECTIONS[name]?.isTested !== true);
    expect(reviewableTexts.collections.toSorted()).toEqual(reviewed.toSorted());
    const locales = Object.values(COLLECTIONS).flatMap(({ languages }) => languages);
    expect(reviewableTexts.locales.toSorted()).toEqual([...new Set(locales)].toSorted());
  });
});
