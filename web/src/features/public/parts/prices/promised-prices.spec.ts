/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { locales } from '../../../../i18n/locale-rules.js';

/** Where a price that a person has to name is promised. */
const FILES = ['pricelist', 'strategy', 'service-form', 'content', 'order', 'service-order'];

/** How long it takes, as it is said in a language; everywhere the same. */
const SAID = {
  en: { one: 'within one working day', day: /next working day|\bbusiness day/ },
  cs: { one: 'do jednoho pracovního dne', day: /příštího pracovního|následujícího pracovního/ },
  sk: { one: 'do jedného pracovného dňa', day: /nasledujúceho pracovného|budúceho pracovného/ },
  es: { one: 'en un día laborable', day: /siguiente día|en un día hábil/ },
} as const;

describe.each(locales)('a price that a person names, in %s', (locale) => {
  const words = FILES.map((file) => readFileSync(`web/locales/${locale}/${file}.json`, 'utf8')).join('\n');
  it('is promised in one wording', () => {
    const { one, day } = SAID[locale];
    expect(words.split(one).length).toBeGreaterThan(6);
    expect(words).not.toMatch(day);
  });
});
