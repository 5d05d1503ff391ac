import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { AddressFields } from './address-fields.js';

const real = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

it('countries and states can be chosen although the first question for each failed', async () => {
  const answers: Record<string, unknown> = {
    DraftCountries: {
      countryList: [{ __typename: 'Country', code: 'US', name: 'United States', regionRequired: true }],
    },
    DraftRegions: { regionList: [{ __typename: 'Region', code: 'US-OH', name: 'Ohio' }] },
  };
  const asked = new Set<string>();
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (!address.includes('/graphql')) return json({});
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    if (asked.has(operationName)) return json({ data: answers[operationName] });
    asked.add(operationName);
    throw new Error('the line was down');
  }) as never;
  renderPage([{ path: '/', Component: () => <AddressFields prefix="domicile." value={undefined} /> }]);
  const country = await screen.findByLabelText('Country');
  await within(country).findByRole('option', { name: 'United States' });
  await userEvent.selectOptions(country, 'US');
  expect(await screen.findByRole('option', { name: 'Ohio' })).toBeInTheDocument();
});
