import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { wrapTexts } from '../../../testing/render-page.js';
import { OfferedTotal, type Offered } from './offered-total.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

/** What was asked, and an answer to each question. */
function answers(price: object): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    asked.push((JSON.parse(String(init?.body)) as { variables: unknown }).variables);
    return new Response(JSON.stringify({ data: { offeredPrice: price } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
}
const taxed = {
  __typename: 'OfferedPrice',
  currency: 'EUR',
  ourFee: 39_900,
  officeFee: 12_500,
  tax: 9_177,
  total: 61_577,
};
const offer: Offered = { fee: 39_900, officeFee: 12_500, currency: 'EUR', office: 'US', country: 'SK' };
const show = (more: Partial<Offered> = {}) => render(wrapTexts(<OfferedTotal {...offer} {...more} />, 'en'));

it('says the total with the tax of the country, asked of whoever charges it', async () => {
  const asked = answers(taxed);
  show();
  expect(await screen.findByText('€615.77')).not.toBeNull();
  expect(screen.getByText('€91.77')).not.toBeNull();
  expect(asked).toEqual([
    { net: 52_400, officeFee: 12_500, jurisdiction: 'US', currency: 'EUR', country: 'SK' },
  ]);
});

it('asks nothing and says no total before the country is known, and shows the fees', () => {
  const asked = answers(taxed);
  show({ country: '' });
  expect(screen.getByText(/Choose your country/)).not.toBeNull();
  expect(screen.getByText('€399.00')).not.toBeNull();
  expect(screen.queryByText('Total')).toBeNull();
  expect(asked).toEqual([]);
});

it('says of an offer without a price that a person names it', () => {
  const asked = answers(taxed);
  show({ fee: null });
  expect(screen.getByText(/A person names the price/)).not.toBeNull();
  expect(asked).toEqual([]);
});
