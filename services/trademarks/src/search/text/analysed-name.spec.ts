import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyseName } from './analysed-name.js';
import { unreliableScripts } from './latin.js';
import { glue } from './split-words.js';
import { seedWeights, weighBy } from './word-weights.js';

const weigh = weighBy(
  new Map([
    ['bank', 0.1],
    ['hotel', 0.3],
    ['the', 0.07],
  ]),
);

describe('parts that belong together', () => {
  it.each([
    ['X-SEED', 'XSEED'],
    ['K·SWISS', 'KSWISS'],
    ['S.O.S.', 'SOS.'],
    ["McDonald's", 'McDonalds'],
    ["L'Oréal", 'LOréal'],
    ['COCA-COLA', 'COCA-COLA'],
  ])('%s is %s', (name, glued) => expect(glue(name)).toBe(glued));
});

describe('a name, analysed', () => {
  it('finds its core: what is left when words that everybody uses are set aside', () => {
    const name = analyseName('The Ålandsbanken Bank', weigh);
    expect(name.coreKey).toBe('alandsbanken');
    expect(name.fullKey).toBe('thealandsbankenbank');
  });

  it('keeps weak words when there is nothing else', () =>
    expect(analyseName('HOTEL', weigh).coreKey).toBe('hotel'));

  it('reads letters of other alphabets', () => {
    expect(analyseName('Лукойл', weigh).coreKey).toBe('lukoyl');
    expect(analyseName('ΕΛΛΗΝΙΚΗ', weigh).coreKey).toMatch(/^[a-z]+$/);
  });

  it('says which scripts it cannot read well', () => {
    expect(unreliableScripts('โตโยต้า 東京')).toEqual(['Han', 'Thai']);
    expect(unreliableScripts('Škoda Лада')).toEqual([]);
  });

  it('keeps signs apart: a name without letters is its own key', () => {
    expect(analyseName(' 🎉 🎉 ', weigh)).toMatchObject({ words: [], coreKey: '', written: '🎉 🎉' });
  });

  it('legal forms and single letters weigh little even when nobody listed them', () => {
    expect(analyseName('Zorvan GmbH', seedWeights()).words.map(({ weight }) => weight > 0.5)).toEqual([
      true,
      false,
    ]);
  });

  it('never throws, whatever the text, and stays within its lengths', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        const name = analyseName(text, weigh);
        expect(name.coreKey.length).toBeLessThanOrEqual(60);
        expect(name.fullKey.length).toBeLessThanOrEqual(120);
        expect(name.coreKey + name.fullKey).toMatch(/^[a-z0-9]*$/);
        expect(name.words.length === 0).toBe(name.coreKey === '');
      }),
      { numRuns: 500 },
    );
  });
});
