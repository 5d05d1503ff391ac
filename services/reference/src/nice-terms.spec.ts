import { describe, expect, it } from '@jest/globals';
import { knownNiceClass } from './nice-classes.js';
import { findNiceTerms, listedTerms, niceTerms } from './nice-terms.js';

describe('terms of the Nice Classification', () => {
  it('are 11,359: the alphabetical list and what the office list adds, none twice in a class', () => {
    const terms = niceTerms();
    expect(terms).toHaveLength(11_359);
    expect(terms.filter(({ basicNumber }) => basicNumber !== null)).toHaveLength(9_115);
    expect(new Set(terms.map(({ classNumber, term }) => `${classNumber} ${term.toLowerCase()}`)).size).toBe(
      terms.length,
    );
    expect(terms.filter(({ classNumber, term }) => !knownNiceClass(classNumber) || term === '')).toEqual([]);
    expect(new Set(terms.map(({ classNumber }) => classNumber)).size).toBe(45);
    expect(terms.filter(({ basicNumber }) => basicNumber !== null && !/^\d{6}$/.test(basicNumber))).toEqual(
      [],
    );
  });

  it('are found by their beginning first, then by a later word', () => {
    const found = findNiceTerms({ prefix: 'Shoe', classNumber: 25, limit: 50 });
    const begins = found.map(({ term }) => term.startsWith('shoe'));
    expect(begins[0]).toBe(true);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    expect(found.every(({ classNumber, term }) => classNumber === 25 && /\bshoe/i.test(term))).toBe(true);
  });

  it('are found without case, accents and signs', () => {
    const plain = findNiceTerms({ prefix: 'tee shirts', limit: 5 });
    expect(plain.length).toBeGreaterThan(0);
    expect(findNiceTerms({ prefix: 'TEE-SHÍRTS', limit: 5 })).toEqual(plain);
  });

  it('know a wording that a list has, in its class alone', () => {
    const found = listedTerms([
      { classNumber: 25, term: 'SHOES' },
      { classNumber: 9, term: 'shoes' },
      { classNumber: 25, term: 'shoes made of moonlight' },
    ]);
    expect(found.map(({ term }) => term.toLowerCase().replaceAll(/\W/g, ''))).toContain('shoes');
    expect(new Set(found.map(({ classNumber }) => classNumber))).toEqual(new Set([25]));
  });

  it('stop at the limit, and find nothing for what no term says', () => {
    expect(findNiceTerms({ limit: 7 })).toHaveLength(7);
    for (const prefix of ['zzzz', '🙂', '%', "'; --", 'نبيذ'])
      expect(findNiceTerms({ prefix, limit: 7 })).toEqual([]);
    expect(findNiceTerms({ prefix: 'a', classNumber: 46, limit: 7 })).toEqual([]);
  });
});
