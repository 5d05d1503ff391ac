import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { renderPage } from '../../testing/render-page.js';
import { ApiError } from '../data/api-error.js';
import { useFresh } from '../kit/fresh/use-fresh.js';
import { ErrorPage } from './error-page.js';

afterEach(cleanup);

/** What the loader throws for now. */
let failure: unknown;

function Looking() {
  useFresh(true, 20);
  return <p>look {useLoaderData<string>()}</p>;
}

async function loader(): Promise<string> {
  // Over a line, never at once.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  if (failure !== undefined) throw failure;
  return 'well';
}

describe('a page whose look for news failed', () => {
  it.each([
    [
      'a service that is away',
      new ApiError('away', { status: 503, code: 'SUBGRAPH_UNAVAILABLE', headers: new Headers() }),
    ],
    ['a slow one', new DOMException('late', 'TimeoutError')],
  ])('comes back by itself after %s', async (_name, thrown) => {
    failure = undefined;
    renderPage([
      {
        path: '/',
        Component: Looking,
        ErrorBoundary: ErrorPage,
        loader: loader as never,
        HydrateFallback: () => null,
      },
    ]);
    await screen.findByText(/look well/);
    failure = thrown;
    await screen.findByRole('heading', { level: 1, name: 'We cannot show this just now' });
    failure = undefined;
    await screen.findByText(/look well/);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('an address nobody knows', () => {
  it.each([
    ['/admin/no-such-page', 'To the staff area', '/admin'],
    ['/no-such-page', 'Check it free', '/verification'],
  ])('%s leads on within its area', async (at, name, href) => {
    renderPage(
      [
        {
          path: '*',
          Component: () => null,
          ErrorBoundary: ErrorPage,
          loader: (() => {
            throw new Response(null, { status: 404 });
          }) as never,
        },
      ],
      { at },
    );
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('names what is near to it, each in its language, and a search', async () => {
    const suggested = [
      { to: '/faq', title: 'Časté otázky', locale: 'cs' },
      { to: '/trademark-dictionary/renewal', title: 'Renewal', locale: 'en' },
    ];
    renderPage(
      [
        {
          path: '*',
          Component: () => null,
          ErrorBoundary: ErrorPage,
          HydrateFallback: () => null,
          loader: (() => {
            throw Response.json({ suggested }, { status: 404 });
          }) as never,
        },
      ],
      { at: '/renewl', locale: 'cs' },
    );
    const known = await screen.findByRole('link', { name: 'Časté otázky' });
    expect(known.closest('li')?.lang).toBe('');
    const english = screen.getByRole('link', { name: 'Renewal' });
    expect([english.getAttribute('href'), english.closest('li')?.lang]).toEqual([
      '/trademark-dictionary/renewal?from=cs',
      'en',
    ]);
    expect(screen.getByRole('link', { name: 'Hledat na webu' }).getAttribute('href')).toBe('/search');
  });
});
