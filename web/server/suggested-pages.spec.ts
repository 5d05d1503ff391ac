/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { createContentSearch } from './content-search.js';
import { suggestedPages, wordsOfAddress } from './suggested-pages.js';

const search = createContentSearch([
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((slug) =>
    sampleText({ slug, title: `Renewing a mark, part ${slug}` }),
  ),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', title: 'Costs of an opposition' }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', title: 'Rights in an opposition' }),
  sampleText({ locale: 'cs', slug: 'obnova', path: '/obnova', title: 'Obnova známky' }),
]);
const near = (path: string, locale: 'en' | 'cs' = 'en') =>
  suggestedPages({ search: (question) => Promise.resolve(search(question, locale)) }, path);

describe('an address where nothing is', () => {
  it.each([
    ['/blog/renewing-a-mark_2019', 'blog renewing mark'],
    ['/obnova-zn%C3%A1mky', 'obnova známky'],
    ['/%E0%A4%A', ''],
    ['/8f3a12/opposition.html', 'opposition html'],
  ])('%s is about “%s”', (path, words) => {
    expect(wordsOfAddress(path)).toBe(words);
  });

  it('leads to the texts that are nearest to it, five at most', async () => {
    const found = await near('/renewing-marks');
    expect(found).toHaveLength(5);
    expect(found.every(({ title }) => title.startsWith('Renewing'))).toBe(true);
  });

  it('leads to a page of several texts once', async () => {
    expect((await near('/opposition')).map(({ to }) => to)).toEqual(['/faq']);
  });

  it('leads to texts of the language first', async () => {
    const [first] = await near('/obnova-znamky', 'cs');
    expect(first).toEqual({ to: '/obnova', title: 'Obnova známky', locale: 'cs' });
  });

  it('leads nowhere where it has no words', async () => {
    expect(await near('/1234')).toEqual([]);
  });
});
