import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import type { ContentDocument } from '../../../domain/content/content-document.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { Component, loader } from './developers.screen.js';

afterEach(cleanup);

async function open(at: string, locale: Locale, facts: Partial<ContentDocument>): Promise<readonly string[]> {
  const asked: string[] = [];
  const content = {
    document: (_collection: string, slug: string) => {
      asked.push(slug);
      return Promise.resolve(sampleText({ collection: 'developers', slug, locale, tested: true, ...facts }));
    },
  };
  renderPage(
    ['/developers', '/developers/:page'].map((path) => ({
      path,
      Component,
      loader: (args: LoaderFunctionArgs) => loader({ ...args, context: { content, locale } }),
      HydrateFallback: () => null,
    })) as never,
    { at, locale },
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

const hrefs = (): (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('pages for developers', () => {
  it.each(locales)('begin, in %s, with a key, the client and the description', async (locale) => {
    expect(await open('/developers', locale, { title: 'Begin' })).toEqual(['start']);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/downloads/cotta-partner-client.tgz',
        '/api/partner/openapi.json',
        '/portal/profile?tab=api-keys',
      ]),
    );
  });

  it('lead back to the first of them, and say that tests checked them', async () => {
    expect(await open('/developers/guide', 'en', { title: 'Guide' })).toEqual(['guide']);
    expect(screen.getByRole('link', { name: 'For developers' })).toHaveAttribute('href', '/developers');
    expect(screen.getByText(/Checked by our tests/)).toBeVisible();
    expect(screen.queryByText(/lawyer/)).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(hrefs()).not.toContain('/downloads/cotta-partner-client.tgz');
  });
});
