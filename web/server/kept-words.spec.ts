/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createTexts } from '../src/i18n/create.js';
import { keepWords } from './kept-words.js';

function given() {
  const missing: string[] = [];
  const texts = createTexts({
    locale: 'cs',
    resources: {
      common: { check: 'Prověřit', marks_one: '{{count}} známka', marks_few: '{{count}} známky' },
      site: { faq: 'Otázky' },
    },
    fallback: { common: { check: 'Check', only: 'English alone' }, site: {} },
    onMissing: (key) => missing.push(key),
  });
  const looked: unknown[] = [];
  const behind = Object.getPrototypeOf(texts) as {
    translator: { translate: (...asked: unknown[]) => unknown };
  };
  const translate = behind.translator.translate.bind(behind.translator);
  behind.translator.translate = (...asked) => (looked.push(asked[0]), translate(...asked));
  return { texts: keepWords(texts), looked, missing };
}

describe('kept words', () => {
  it('are looked up once, and are the same words', () => {
    const { texts, looked } = given();
    const said = [1, 2, 3].map(() => texts.getFixedT('cs', 'common')('check'));
    expect([said, looked]).toEqual([['Prověřit', 'Prověřit', 'Prověřit'], ['check']]);
  });

  it('are those of the namespace that is asked', () => {
    const { texts } = given();
    const [common, site] = [texts.getFixedT('cs', 'common'), texts.getFixedT('cs', 'site')];
    expect([site('faq'), common('site:faq'), common('faq')]).toEqual(['Otázky', 'Otázky', 'faq']);
  });

  it('come in English where a language lacks them', () => {
    const t = given().texts.getFixedT('cs', 'common');
    expect([t('only'), t('only')]).toEqual(['English alone', 'English alone']);
  });

  it('are made each time where a number stands in them', () => {
    const t = given().texts.getFixedT('cs', 'common');
    expect([1, 3, 1].map((count) => t('marks', { count }))).toEqual(['1 známka', '3 známky', '1 známka']);
  });

  it('leave the texts without anything of their own, which would be copied for each component', () => {
    expect(Object.keys(given().texts)).toEqual([]);
  });
});
