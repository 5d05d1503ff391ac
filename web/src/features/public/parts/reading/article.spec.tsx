import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { sampleText } from '../../../../../testing/content-samples.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { sampleOffice } from '../../../../../testing/stub-offices.js';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import type { Locale } from '../../../../i18n/locale-rules.js';
import { Article } from './article.js';
import type { LiveFacts } from './live-facts.js';

afterEach(cleanup);

const NOTHING: LiveFacts = { offices: [], prices: {} };

function show(document: ContentDocument, locale: Locale = 'en', live = NOTHING) {
  renderPage([{ path: '/', Component: () => <Article document={document} live={live} above={[]} /> }], {
    locale,
  });
}

describe('an article', () => {
  it('says that no lawyer has read it, and is not for search engines', () => {
    show(sampleText());
    expect(screen.getByText(/Not yet checked by a lawyer/)).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('says when it was checked, and is listed under its one address', () => {
    show(sampleText({ reviewed: '2026-11-20', slug: 'names' }));
    expect(screen.getByText(/Last reviewed 20 November 2026/)).toBeVisible();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost/blog/names',
    );
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('in another language says that it is in English, and marks its words so', () => {
    show(sampleText({ title: 'A name' }), 'cs');
    expect(screen.getByText(/Tento text je v angličtině/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Plain words.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('lists its parts from three on, its sources and what is near to it', () => {
    show(
      sampleText({
        headings: ['One', 'Two', 'Three'].map((text) => ({ id: text.toLowerCase(), text })),
        sources: [{ title: 'Paris Convention', url: 'https://www.wipo.int/treaties/en/ip/paris/' }],
        related: [sampleText({ slug: 'next', title: 'What comes next' })],
      }),
    );
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(contents).getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#two');
    expect(screen.getByRole('link', { name: 'Paris Convention' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute('href', '/blog/next');
  });

  it('draws its live parts between its words, and leaves out what cannot be had', () => {
    show(
      sampleText({
        segments: [
          { html: '<p>Before.</p>' },
          { live: 'timeline', options: { office: 'AT' } },
          { live: 'timeline', options: { office: 'BR' } },
          { live: 'price', options: { office: 'AT' } },
          { live: 'check', options: {} },
        ],
      }),
      'en',
      { offices: [sampleOffice('AT')], prices: {} },
    );
    expect(screen.getByRole('list', { name: 'The way to registration: Austria' })).toBeVisible();
    expect(screen.queryByText(/Brazil/)).toBeNull();
    expect(screen.getByText(/The price cannot be shown at the moment/)).toBeVisible();
    expect(screen.getByLabelText('The name you want to check').closest('form')).toHaveAttribute(
      'action',
      '/verification',
    );
  });
});
