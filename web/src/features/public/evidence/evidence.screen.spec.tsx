import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { ErrorPage } from '../../../app/error-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { Component, loader } from './evidence.screen.js';

const HASH = 'ab'.repeat(32);
const proof = {
  __typename: 'EvidenceProof',
  website: 'https://market.example/offer/1',
  capturedAt: '2026-03-02T10:30:00.000Z',
  hash: HASH,
  unaltered: true,
  problems: [] as string[],
  stampedAt: null as string | null,
  stampedBy: null as string | null,
  files: [
    {
      __typename: 'EvidenceFile',
      name: 'page.png',
      mediaType: 'image/png',
      bytes: 1234,
      hash: 'cd'.repeat(32),
    },
  ],
};
afterEach(cleanup);

async function open(evidenceProof: typeof proof | null, locale: Locale = 'en'): Promise<void> {
  globalThis.fetch = (async () =>
    new Response(JSON.stringify({ data: { evidenceProof } }), {
      headers: { 'content-type': 'application/json' },
    })) as typeof fetch;
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/evidence/:hash',
        Component,
        loader: loader as never,
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
      },
    ],
    { locale, at: `/evidence/${HASH}` },
  );
  await screen.findByRole('heading', { level: 1 });
}

it.each(locales)('says what was seen, when, and that it was not altered, in %s', async (locale) => {
  await open(proof, locale);
  const words = textsOf(locale)['evidence'] as Record<string, string>;
  expect(screen.getByText(words['unaltered'] ?? '')).toBeTruthy();
  expect(screen.getByText(words['notStamped'] ?? '')).toBeTruthy();
  expect(screen.getByText(proof.website)).toBeTruthy();
  expect(screen.getByRole('link', { name: words['download'] ?? '' }).getAttribute('href')).toBe(
    `/api/evidence/${HASH}`,
  );
});

it.each(locales)('says that nothing was captured where nothing could be, in %s', async (locale) => {
  await open({ ...proof, files: [] }, locale);
  const words = textsOf(locale)['evidence'] as Record<string, string>;
  expect(screen.getByText(words['nothing'] ?? '')).toBeTruthy();
  expect(screen.queryByText(words['unaltered'] ?? '')).toBeNull();
  expect(screen.queryByRole('heading', { name: words['files'] ?? '' })).toBeNull();
});

it('names what was altered', async () => {
  const problem = `files/${'cd'.repeat(32)} (page.png) was changed`;
  await open({ ...proof, unaltered: false, problems: [problem] });
  expect(screen.getByText(problem)).toBeTruthy();
  expect(screen.getByText(/^Altered\./)).toBeTruthy();
});

it('says who vouched for the time', async () => {
  await open({ ...proof, stampedAt: '2026-03-02T10:31:00.000Z', stampedBy: 'Authority of times' });
  expect(screen.getByText(/by Authority of times$/)).toBeTruthy();
});

it('shows nothing where there is no such evidence', async () => {
  await open(null);
  expect(screen.queryByText(proof.website)).toBeNull();
});
