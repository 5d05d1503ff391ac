import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import type { ContentHit } from '../../../domain/content/content-document.js';
import type { Locale } from '../../../i18n/locale-rules.js';
import { Component, loader } from './content-search.screen.js';

afterEach(cleanup);

const hit = (slug: string, title: string, locale: Locale): ContentHit => ({
  ...sampleText({ slug, title, locale, path: `/blog/${slug}` }),
  excerpt: title,
});
type Loader = (args: LoaderFunctionArgs) => unknown;
function open(at: string, hits: readonly ContentHit[], locale: Locale = 'cs'): void {
  const content = {
    search: () => Promise.resolve(hits),
    list: () => Promise.resolve([]),
    document: () => Promise.reject(new Error('none')),
  };
  const withTexts = (load: unknown) => (args: LoaderFunctionArgs) =>
    (load as Loader)({ ...args, context: { content, locale } });
  renderPage(
    [{ path: '/search', Component, loader: withTexts(loader) }].map((route) => ({
      ...route,
      HydrateFallback: () => null,
    })) as never,
    { at, locale },
  );
}

describe('the search of the site', () => {
  it('shows what is there in the reader’s language, then what is there in English alone', async () => {
    open('/search?q=Madrid', [
      hit('vlastni', 'Madridský systém', 'cs'),
      hit('madrid', 'Madrid system', 'en'),
    ]);
    const own = await screen.findByRole('heading', { level: 2, name: 'Madridský systém' });
    const english = screen.getByRole('region', { name: 'V angličtině' });
    expect(within(english).getByRole('heading', { level: 3, name: 'Madrid system' })).toBeInTheDocument();
    expect(within(english).getByRole('listitem')).toHaveAttribute('lang', 'en');
    expect(own.compareDocumentPosition(english) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('names no group where all is in one language', async () => {
    open('/search?q=Madrid', [hit('madrid', 'Madrid system', 'en')], 'en');
    await screen.findByRole('heading', { level: 2, name: 'Madrid system' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('that found nothing leads to a question to us, in which the words stand already', async () => {
    open('/search?q=zvukov%C3%A1+zn%C3%A1mka', []);
    expect(await screen.findByRole('link', { name: 'Zeptejte se nás' })).toHaveAttribute(
      'href',
      `/contact?${new URLSearchParams({ question: 'zvuková známka' })}`,
    );
  });
});
