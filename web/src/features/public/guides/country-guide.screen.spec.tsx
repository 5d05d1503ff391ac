import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { officeAnswers, sampleOffice } from '../../../../testing/stub-offices.js';
import { Component, loader } from './country-guide.screen.js';

const written = sampleText({ collection: 'country-guide', slug: 'austria', title: 'Austria, in full' });
const api = {
  query: ({ name }: { name: string }, variables: object) =>
    name === 'OrderQuote'
      ? Promise.resolve({ quote: { __typename: 'Refusal', code: 'PRICE_MISSING', message: '', fields: [] } })
      : Promise.resolve(officeAnswers[name]?.(variables as never)),
};
const content = {
  list: () => Promise.resolve([written]),
  document: () => Promise.resolve(written),
};
const context = { api, content, locale: 'en', prefs: { country: 'SK', currency: 'EUR' } };
const at = (x: string) => loader({ params: { x }, context } as never);

afterEach(cleanup);

it('is the written one where there is one', async () => {
  expect((await at('austria')).written?.document.title).toBe('Austria, in full');
});

it('is made from what is known of the office elsewhere, and says so', async () => {
  const data = await at('brazil');
  renderPage([{ path: '/', Component, loader: () => data as never, HydrateFallback: () => null }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trademark guide: Brazil' })).toBeVisible();
  expect(screen.getByText(/made from recorded facts of the office/)).toBeVisible();
  expect(screen.getByText(sampleOffice('BR').useRequirement)).toBeVisible();
  expect(screen.getByText(/A person names the price/)).toBeVisible();
});

it('is not there for a country that nobody knows', async () => {
  await expect(at('atlantis')).rejects.toMatchObject({ status: 404 });
});
