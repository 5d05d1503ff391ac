import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.js';
import { knownNiceClass, niceClasses } from './nice-classes.js';

describe('classes of the Nice Classification', () => {
  it('are 1 to 45 in order: goods to 34, services from 35', () => {
    expect(niceClasses.map(({ number }) => number)).toEqual(
      Array.from({ length: 45 }, (_, index) => index + 1),
    );
    expect(niceClasses.filter(({ number, kind }) => kind !== (number <= 34 ? 'goods' : 'services'))).toEqual(
      [],
    );
    expect([knownNiceClass(45), knownNiceClass(46), knownNiceClass(0)]).toEqual([true, false, false]);
  });

  it('have a title of their own in each language, a heading and examples', () => {
    for (const language of languages)
      expect(new Set(niceClasses.map(({ title }) => title[language])).size).toBe(45);
    expect(niceClasses.filter(({ heading, examples }) => heading === '' || examples.length < 5)).toEqual([]);
  });

  it('say what edition 13 moved', () => {
    expect(niceClasses.find(({ number }) => number === 9)?.note).toMatch(/sunglasses .* class 10/);
  });
});
