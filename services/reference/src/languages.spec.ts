import { describe, expect, it } from '@jest/globals';
import { languageFlag, languageOf, languages } from './languages.js';

describe('languages', () => {
  it('are four, each with a flag', () => {
    expect(languages.map((language) => [language, languageFlag(language)])).toEqual([
      ['en', 'gb'],
      ['sk', 'sk'],
      ['cs', 'cz'],
      ['es', 'es'],
    ]);
  });

  it.each([
    ['cs', 'cs'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
  ])('%j is answered in %s', (code, language) => {
    expect(languageOf(code)).toBe(language);
  });
});
