import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '../../words/locale.js';
import { stringsOf } from '../../words/say.js';
import { templates } from './templates.js';

const translations = locales.filter((locale) => locale !== 'en');
const plural = /_(one|two|few|many|other)$/;

/** `group.key` → sentence. */
const flat = (locale: Locale): Map<string, string> =>
  new Map(
    Object.entries(stringsOf(locale)).flatMap(([group, sentences]) =>
      Object.entries(sentences).map(([key, sentence]) => [`${group}.${key}`, sentence] as const),
    ),
  );
const plain = (keys: Iterable<string>): string[] =>
  [...new Set([...keys].map((key) => key.replace(plural, '')))].sort();
const variables = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

/** Czech and Slovak would have to decline a name in a greeting, so they greet without it. */
const mayLoseVariables = new Set(['common.greeting']);
/** The same in every language, or by chance. */
const mayStayAlike = /^common\.(office|logoLabel|greeting|greetingNoName)$/;

describe('the sentences of letters', () => {
  it('cover every template and nothing else', () => {
    expect(Object.keys(stringsOf('en')).sort()).toEqual(
      ['common', ...templates.map(({ template }) => template.name)].sort(),
    );
  });

  it.each(translations)('have the same keys in %s as in English', (locale) => {
    expect(plain(flat(locale).keys())).toEqual(plain(flat('en').keys()));
  });

  it.each(locales)('have every plural form %s knows, and no other', (locale) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = [...flat(locale).keys()];
    const counted = plain(keys.filter((key) => plural.test(key)));
    expect(counted.length).toBeGreaterThan(0);
    for (const key of counted) {
      expect(keys.filter((known) => known.replace(plural, '') === key).sort()).toEqual(
        categories.map((category) => `${key}_${category}`).sort(),
      );
    }
  });

  it.each(translations)('use the same variables in %s as in English', (locale) => {
    const english = flat('en');
    for (const [key, sentence] of flat(locale)) {
      if (mayLoseVariables.has(key)) continue;
      const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
      expect({ key, variables: variables(sentence) }).toEqual({ key, variables: variables(original) });
    }
  });

  it.each(translations)('are translated in %s', (locale) => {
    const english = flat('en');
    const alike = [...flat(locale)]
      .filter(([key, sentence]) => !mayStayAlike.test(key) && english.get(key) === sentence)
      .map(([key]) => key);
    expect(alike).toEqual([]);
  });

  it.each(locales)('are set with care in %s', (locale) => {
    const careless = [...flat(locale)].filter(([, sentence]) =>
      /["']|\.\.\.| {2}|\s[,.;:!?](\s|$)|^\s|\s$/.test(sentence),
    );
    expect(careless).toEqual([]);
  });

  it('keep words for a lawyer’s own text out of ours', () => {
    const reserved = /infring|guarante|must oppose|you must|porušuj|zaručuj|garant/i;
    for (const locale of locales)
      expect([...flat(locale)].filter(([, sentence]) => reserved.test(sentence))).toEqual([]);
  });

  it('keep buttons short', () => {
    for (const locale of locales)
      for (const [key, sentence] of flat(locale))
        if (key.endsWith('.button')) expect(sentence.length).toBeLessThanOrEqual(24);
  });
});
