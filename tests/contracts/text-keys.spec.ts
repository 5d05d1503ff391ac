import { describe, expect, it } from '@jest/globals';
import { reviewableTexts } from '@cotta/workspace/testing.js';
import { COLLECTIONS } from '../../web/scripts/content/collections.mjs';

describe('texts that staff review', () => {
  it('are those of all collections that the site has', () => {
    expect(reviewableTexts.collections.toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
    const locales = Object.values(COLLECTIONS).flatMap(({ languages }) => languages);
    expect(reviewableTexts.locales.toSorted()).toEqual([...new Set(locales)].toSorted());
  });
});
