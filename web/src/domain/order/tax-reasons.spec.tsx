import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { TaxReasons } from './tax-reasons.js';

afterEach(cleanup);

const mixed = [
  { scheme: 'SUPPLIER_COUNTRY', rate: '23', country: 'SK', officeFees: ['US', 'CH'] },
  { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
];
const draw = (taxes: typeof mixed, locale: 'en' | 'cs' | 'sk' | 'es' = 'en') =>
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <>
            <h1>Price</h1>
            <TaxReasons taxes={taxes} className="reason" />
          </>
        ),
      },
    ],
    { at: '/', locale },
  );

describe('why a price is taxed as it is', () => {
  it('names the office fees that are taxed and those that are not', async () => {
    draw(mixed);
    await screen.findByRole('heading');
    const [taxed, passedOn] = [...document.querySelectorAll('.reason')].map(({ textContent }) => textContent);
    expect(taxed).toMatch(/23% VAT of Slovakia.*office fees of United States and Switzerland are taxed too/);
    expect(passedOn).toMatch(/No VAT on the office fees of European Union/);
  });

  it.each([
    ['cs', 'Švýcarsko', 'Evropská unie'],
    ['sk', 'Švajčiarsko', 'Európska únia'],
    ['es', 'Suiza', 'Unión Europea'],
  ] as const)('in %s too', async (locale, taxed, passedOn) => {
    draw(mixed, locale);
    await screen.findByRole('heading');
    const [first = '', second = ''] = [...document.querySelectorAll('.reason')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect([first.includes(taxed), second.includes(passedOn), first.includes(passedOn)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('speaks of no fee that is passed on where nothing is taxed', async () => {
    draw([
      { scheme: 'REVERSE_CHARGE', rate: '0', country: null, officeFees: ['US'] },
      { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
    ] as never);
    expect(await screen.findByText(/reverse charge/)).toBeInTheDocument();
    expect(document.querySelectorAll('.reason')).toHaveLength(1);
  });
});
