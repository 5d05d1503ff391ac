import { afterEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wrapTexts } from '../../../testing/render-page.js';
import { present } from '../../../testing/present.js';
import type { Locale } from '../../i18n/locale-rules.js';
import { PricePanel } from './price-panel.js';
import type { OrderQuote, PriceState } from './use-quote.js';

afterEach(cleanup);

const line = (
  jurisdiction: string,
  kind: string,
  net: number,
  discount = 0,
): OrderQuote['lines'][number] => ({
  code: `${jurisdiction}-${kind}`,
  jurisdiction,
  kind,
  quantity: 1,
  net,
  expectedNet: null,
  discount,
  taxRate: '21',
  __typename: 'QuotedLine',
});
const quote: OrderQuote = {
  __typename: 'OrderQuote',
  id: 'q1',
  token: 't',
  currency: 'EUR',
  ourFee: 58_000,
  officeFee: 170_000,
  discount: 2_900,
  tax: 11_571,
  total: 236_671,
  certainty: 'FINAL',
  expectedTotal: 236_671,
  taxes: [],
  lines: [
    line('EU', 'LAWYER_FEE', 29_000, 2_900),
    line('EU', 'OFFICIAL_FEE', 85_000),
    line('UK', 'LAWYER_FEE', 29_000),
    line('UK', 'OFFICIAL_FEE', 85_000),
  ],
  later: [
    { jurisdiction: 'EU', occasion: 'RENEWAL', net: 104_000, expectedNet: null, __typename: 'LaterCost' },
    { jurisdiction: 'UK', occasion: 'RENEWAL', net: 52_000, expectedNet: null, __typename: 'LaterCost' },
    { jurisdiction: 'EU', occasion: 'OFFICE_LETTER', net: null, expectedNet: null, __typename: 'LaterCost' },
  ],
  couponApplied: true,
  flags: [],
  priceListLabel: 'Example prices.',
  validUntil: '2030-03-30',
};
/** The fee of the United Kingdom is not known for sure. */
const estimated: OrderQuote = {
  ...quote,
  certainty: 'ESTIMATED',
  expectedTotal: 220_000,
  lines: quote.lines.map((one) => (one.code === 'UK-OFFICIAL_FEE' ? { ...one, expectedNet: 70_000 } : one)),
  later: quote.later.map((one) => (one.jurisdiction === 'UK' ? { ...one, expectedNet: 45_000 } : one)),
};
const NOTHING: PriceState = { quote: undefined, refused: undefined, fresh: true, failed: false };
function show(
  price: Partial<PriceState>,
  { country, locale = 'en' }: { country?: string; locale?: Locale } = {},
) {
  const onRetry = jest.fn();
  render(
    wrapTexts(<PricePanel price={{ ...NOTHING, ...price }} country={country} onRetry={onRetry} />, locale),
  );
  return onRetry;
}
const sums = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.firstChild?.textContent ?? '', term.nextElementSibling?.textContent ?? null]),
  );

describe('the price', () => {
  it('stands in lines that add up, once the country of the invoice is known', () => {
    show({ quote }, { country: 'CZ' });
    expect(sums()).toEqual({
      'Our fee': '€580.00',
      'Fees of the offices': '€1,700.00',
      Coupon: expect.stringMatching(/€29\.00$/),
      Tax: '€115.71',
      Total: '€2,366.71',
    });
    expect(
      screen.getByText(/^For Czechia\. You can order at this price until 30 March 2030/),
    ).toBeInTheDocument();
  });

  it('guesses no tax while the country is unknown: the sum is without it and says so', () => {
    show({ quote });
    expect(Object.keys(sums())).not.toContain('Tax');
    expect(Object.values(sums()).at(-1)).toBe('€2,251.00');
    expect(screen.queryByText(/^For /)).toBeNull();
  });

  it('has no line for a coupon that takes nothing off', () => {
    show({ quote: { ...quote, discount: 0 } }, { country: 'CZ' });
    expect(Object.keys(sums())).not.toContain('Coupon');
  });

  it('can be read office by office, with the coupon where it counts', async () => {
    show({ quote }, { country: 'CZ' });
    await userEvent.click(screen.getByText('Office by office'));
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['European Union', '€261.00', '€850.00'],
      ['United Kingdom', '€290.00', '€850.00'],
    ]);
  });

  it('does not hide what may come later, and where nobody can say yet', async () => {
    show({ quote }, { country: 'CZ' });
    await userEvent.click(screen.getByText('What could come later'));
    const letter = screen.getByRole('heading', { name: 'Answer to a letter of the office' });
    expect(within(present(letter.parentElement)).getByRole('listitem')).toHaveTextContent(
      /European Union.*we quote/,
    );
    const renewal = screen.getByRole('heading', { name: 'Renewal, usually after ten years' });
    expect(
      within(present(renewal.parentElement))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['European Union€1,040.00', 'United Kingdom€520.00']);
  });

  it.each([
    [
      'en',
      'Estimated office fee, at most €1,700.00: the difference comes back to you. We expect €2,200.00 in all.',
    ],
    ['cs', 'Odhad poplatku úřadu, nejvýše 1 700,00 €: rozdíl vám vrátíme. Podle odhadu celkem 2 200,00 €.'],
    ['sk', 'Odhad poplatku úradu, najviac 1 700,00 €: rozdiel vám vrátime. Podľa odhadu spolu 2 200,00 €.'],
    [
      'es',
      'Tasa oficial estimada, como máximo 1 700,00 €: le devolvemos la diferencia. Calculamos 2 200,00 € en total.',
    ],
  ] as const)(
    'says in %s that a fee is an estimate, what it is at most and what is expected',
    (locale, words) => {
      show({ quote: estimated }, { country: 'CZ', locale });
      const text = screen.getAllByRole('term').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
      expect(text.filter((line) => line.includes(words))).toHaveLength(1);
    },
  );

  it('says it of the office whose fee it is, and of what may come later', async () => {
    show({ quote: estimated }, { country: 'CZ' });
    await userEvent.click(screen.getByText('Office by office'));
    await userEvent.click(screen.getByText('What could come later'));
    expect(screen.getByRole('row', { name: /^United Kingdom/ })).toHaveTextContent('at most €850.00');
    expect(screen.getByRole('row', { name: /^European Union/ })).not.toHaveTextContent('at most');
    expect(
      screen.getAllByRole('listitem').filter((item) => item.textContent.includes('at most')),
    ).toHaveLength(1);
  });

  it('does not guess what is expected while no tax is known', () => {
    show({ quote: estimated });
    expect(screen.getByText(/^Estimated office fee/)).not.toHaveTextContent('in all');
  });

  it.each([
    ['en', 'Price', 'Total', '€2,366.71'],
    ['cs', 'Cena', 'Celkem', '2 366,71 €'],
    ['sk', 'Cena', 'Spolu', '2 366,71 €'],
    ['es', 'Precio', 'Importe total', '2 366,71 €'],
  ] as const)('is written as people write it in %s', (locale, title, total, sum) => {
    show({ quote }, { country: 'CZ', locale });
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
    const [[label, amount] = []] = Object.entries(sums()).slice(-1);
    expect(label).toBe(total);
    expect(amount?.replaceAll(/\s/g, ' ')).toBe(sum);
  });
});

describe('while there is no price', () => {
  it.each([
    ['nothing was chosen', {}, 'Choose an office to see the price.'],
    ['it is being asked for', { fresh: false }, 'The price is being calculated.'],
    [
      'a person has to quote',
      { refused: 'PRICE_MISSING' },
      /a person quotes within one working day, and nothing is charged/,
    ],
  ] as const)('because %s, it says so', (_, price, words) => {
    show(price);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('the old one is not taken for the new one by whoever hears the page', () => {
    show({ quote, fresh: false }, { country: 'CZ' });
    expect(screen.getByRole('region', { name: 'Price' })).toHaveAttribute('aria-busy', 'true');
  });

  it('because it did not arrive, it is asked for again; the old one stays in sight', async () => {
    const onRetry = show({ quote, failed: true }, { country: 'CZ' });
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(sums()['Total']).toBe('€2,366.71');
  });
});
