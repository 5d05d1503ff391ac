import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './legal-text.screen.js';

afterEach(cleanup);

/** A text of this name, as short as it may be. */
const draw = (slug: string) =>
  renderPage(
    [
      {
        path: `/${slug}`,
        Component,
        loader: () => ({
          document: {
            slug,
            collection: 'legal',
            locale: 'en',
            title: 'A text',
            description: 'What it says.',
            minutes: 1,
            date: '2026-11-28',
            path: `/${slug}`,
            headings: [],
            segments: [],
            sources: [],
            related: [],
          },
          live: {},
        }),
        HydrateFallback: () => null,
      },
    ],
    { at: `/${slug}`, boot: { consent: ['statistics'] } },
  );

it('the page about cookies has the choices, as they are allowed now', async () => {
  draw('cookies');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['preferences', false],
    ['statistics', true],
    ['marketing', false],
  ]);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/consent');
});

it('the other legal texts have none', async () => {
  draw('gdpr');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
