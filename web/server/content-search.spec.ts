/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import { createContentSearch } from './content-search.js';

const texts = [
  sampleText({
    collection: 'trademark-dictionary',
    slug: 'likelihood-of-confusion',
    title: 'Likelihood of confusion',
    term: 'likelihood of confusion',
    aka: ['confusing similarity'],
  }),
  sampleText({
    slug: 'opposition',
    title: 'After publication',
    headings: [{ id: 'a', text: 'Opposition' }],
    segments: [
      { html: `<p>${'Other words. '.repeat(40)}The renewal fee &#x26; the register.</p>` },
      { live: 'check', options: {} },
    ],
  }),
  sampleText({ collection: 'faq', slug: 'costs', path: '/faq', title: 'Costs of a renewal' }),
  sampleText({
    collection: 'faq',
    locale: 'cs',
    slug: 'costs',
    path: '/faq',
    title: 'Poplatky za obnovu známky',
    questions: [{ id: 'a', question: 'Kdy se platí?', answer: 'Před přihláškou.' }],
  }),
];
const search = createContentSearch(texts);
const found = (question: string, locale: Locale = 'en'): string[] =>
  search(question, locale).map((hit) => `${hit.locale}:${hit.slug}`);

describe('search of texts', () => {
  it.each([
    ['likelihood', 'a word'],
    ['likelyhood', 'a typing error'],
    ['likeli', 'the beginning of a word'],
    ['CONFUSION', 'large letters'],
    ['confusing similarity', 'another name of it'],
  ])('finds by %s: %s', (question) => {
    expect(found(question)[0]).toBe('en:likelihood-of-confusion');
  });

  it.each(['přihláškou', 'prihlaskou', 'PRIHLASKOU', 'znamky'])(
    'finds %s with and without accents',
    (question) => {
      expect(found(question, 'cs')).toEqual(['cs:costs']);
    },
  );

  it('finds by what a text says, and shows the words around it', () => {
    const [hit] = search('register', 'en');
    expect(hit).toMatchObject({ slug: 'opposition', path: '/blog/opposition', collection: 'blog' });
    expect(hit?.excerpt).toMatch(/^… .*The renewal fee & the register\.$/);
    expect(hit).not.toHaveProperty('segments');
  });

  it('finds English texts from other languages too, where they have none of their own', () => {
    expect(found('opposition', 'es')).toEqual(['en:opposition']);
    expect(found('renewal', 'cs')).toEqual(['en:opposition']);
    expect(found('costs', 'es')).toEqual(['en:costs']);
  });

  it('shows its own texts first and English ones behind, however many it has of its own', () => {
    const many = createContentSearch([
      ...Array.from({ length: 40 }, (_, index) =>
        sampleText({ locale: 'cs', slug: `cs-${index}`, path: `/cs-${index}`, title: `Madrid ${index}` }),
      ),
      sampleText({ slug: 'madrid', path: '/madrid', title: 'The Madrid system' }),
    ]);
    const locales = many('Madrid', 'cs').map((hit) => hit.locale);
    expect(locales).toEqual([...Array.from({ length: 30 }, () => 'cs'), 'en']);
  });

  it.each([
    ['obnova', 'cs'],
    ['obnovení', 'sk'],
    ['renovación', 'es'],
  ] as const)('finds English texts by what the field is called elsewhere: %s in %s', (question, locale) => {
    expect(found(question, locale)).toContain('en:opposition');
  });

  it('asks for all of the words, and for any of them where no text has all', () => {
    expect(found('renewal register')).toEqual(['en:opposition']);
    expect(found('costs zebra')).toEqual(['en:costs']);
  });

  it('finds nothing for nothing', () => {
    expect([found(''), found('   '), found('zzzzzz')]).toEqual([[], [], []]);
  });
});
