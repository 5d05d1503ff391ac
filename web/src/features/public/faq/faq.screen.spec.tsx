import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { locales } from '../../../i18n/locale-rules.js';
import { Component, loader } from './faq.screen.js';

afterEach(cleanup);

it.each(locales)('the frequent questions lead to a question to us, in %s', async (locale) => {
  const group = sampleText({ collection: 'faq', slug: 'costs', path: '/faq', locale, title: 'Costs' });
  const content = { list: () => Promise.resolve([group]), document: () => Promise.resolve(group) };
  renderPage(
    [
      {
        path: '/faq',
        Component,
        loader: (args: LoaderFunctionArgs) => loader({ ...args, context: { content, locale } }),
        HydrateFallback: () => null,
      },
    ] as never,
    { at: '/faq', locale },
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Costs' })).toBeInTheDocument();
  expect(document.querySelector('a[href="/contact"]')).not.toBeNull();
});
