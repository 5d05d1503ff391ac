import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { renderPage } from '../../../../testing/render-page.js';
import { priceListAnswers } from '../../../../testing/stub-price-list.js';
import { Component, loader } from './price-list.screen.js';

const real = globalThis.fetch;
let asked: { readonly operationName: string; readonly variables: Variables }[] = [];

beforeEach(() => {
  document.documentElement.lang = 'en';
  asked = [];
  const known: AnswersByName = priceListAnswers;
  globalThis.fetch = async (_address, request) => {
    const question = JSON.parse(String(request?.body));
    asked.push(question);
    return new Response(JSON.stringify({ data: known[question.operationName]?.(question.variables) }), {
      headers: { 'content-type': 'application/json' },
    });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

const open = async (search = '') => {
  renderPage(
    [{ path: '/detailed-pricelist', Component, loader: loader as never, HydrateFallback: () => null }],
    { at: `/detailed-pricelist${search}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Price list of trademark registration' });
};
const rowOf = (office: string) =>
  within(screen.getByRole('region', { name: 'Prices by office' })).getByRole('row', {
    name: new RegExp(`^${office}`),
  });

describe('the price list', () => {
  it('says under the table what registrations came to, of the offices where enough are known', async () => {
    await open('?offices=EU,UK&classes=1&currency=EUR&country=SK');
    const said = screen.getAllByText(/registrations like this came to/);
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'What 12 registrations like this came to in the end, with tax: median €1,180, between €1,040 and €1,330.',
    ]);
    expect(said[0]?.previousElementSibling).toHaveTextContent('United Kingdom');
    cleanup();
    await open('?offices=EU,UK&classes=2&currency=EUR&country=SK');
    expect(screen.queryByText(/came to/)).not.toBeInTheDocument();
  });

  it('shows each chosen office with both fees, the next class, time and what comes later', async () => {
    await open('?offices=EU,US&classes=2&currency=EUR&country=SK&kind=logo');
    expect(
      within(rowOf('United States'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '€380.00',
      '€900.00',
      '€1,280.00',
      '€140.00',
      expect.stringMatching(/months|not confirmed/),
      'none',
      '€524.00',
      '€1,040.00',
    ]);
    expect(within(rowOf('European Union')).getAllByRole('cell').at(-2)).toHaveTextContent('none');
  });

  it('asks one question for the prices of however many offices, and sums them', async () => {
    await open('?offices=EU,US&classes=1&currency=EUR&country=SK');
    const questions = asked.filter(({ operationName }) => operationName === 'FilingPriceList');
    expect(questions.map(({ variables }) => variables)).toEqual([
      { offices: ['EU', 'US'], classes: 1, currency: 'EUR', country: 'SK', locale: 'en' },
    ]);
    expect(screen.getByText('€2,280.00')).toBeInTheDocument();
  });

  it('says of an office without a price that a person names it, in the row and beside the sum', async () => {
    await open('?offices=EU,BR&country=SK');
    expect(rowOf('Brazil')).toHaveTextContent('A person names the price within one working day.');
    expect(screen.getByText(/^Not in this sum: Brazil/)).toBeInTheDocument();
    cleanup();
    await open('?offices=BR&country=SK');
    expect(screen.getByText(/^A person names the price of Brazil/)).toBeInTheDocument();
  });

  it('says of an estimated fee what it is at most and probably, in the row and in the sum', async () => {
    await open('?offices=EU,CN&country=SK');
    expect(rowOf('China')).toHaveTextContent(
      'at most €850.00estimated: probably €700.00, the difference comes back',
    );
    expect(screen.getByText(/difference comes back.*€2,130.00/)).toBeInTheDocument();
  });

  it('leads to the check and the order with the same offices and form of the mark', async () => {
    await open('?offices=EU,US&kind=logo&country=SK');
    const start = 'jurisdiction=EU&jurisdiction=US&type=logo';
    expect(screen.getByRole('link', { name: 'Start with the free check' })).toHaveAttribute(
      'href',
      `/verification?${start}`,
    );
    expect(screen.getByRole('link', { name: 'Order these offices' })).toHaveAttribute(
      'href',
      `/registration-request/new?${start}`,
    );
    expect([...document.querySelectorAll('main .accent')].map(({ textContent }) => textContent)).toEqual([
      'Order these offices',
    ]);
  });

  it('has an address to give away, for the page and for the table', async () => {
    await open('?offices=EU&offices=US&classes=2&currency=EUR&country=SK&kind=word');
    const search = 'offices=EU,US&classes=2&currency=EUR&country=SK&kind=word';
    expect(screen.getByRole('link', { name: 'Address of this list' })).toHaveAttribute(
      'href',
      `/detailed-pricelist?${search}`,
    );
    expect(screen.getByRole('link', { name: 'Save as a table (CSV)' })).toHaveAttribute(
      'href',
      `/detailed-pricelist.csv?${search}`,
    );
  });

  it('is asked by a form whose boxes stand as the address says', async () => {
    await open('?offices=EU,US&classes=3&country=SK');
    const form = screen.getByRole('form', { name: 'What the prices are for' });
    const boxes = within(form).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    expect(boxes).toHaveLength(101);
    expect(
      boxes
        .filter(({ checked }) => checked)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['EU', 'US']);
    expect(within(form).getByLabelText('Classes')).toHaveValue(3);
  });

  it('says what comes back when, and which services a lawyer prices', async () => {
    await open('?country=SK');
    const refunds = within(screen.getByRole('region', { name: 'What you get back' }));
    expect(refunds.getByRole('row', { name: /^Paid, before we file/ })).toHaveTextContent(
      'What has not been done yet comes back',
    );
    expect(screen.getByText('Our fee €190.00, office €850.00, with tax €1,040.00')).toBeInTheDocument();
    expect(screen.getAllByText('A lawyer names the price within one working day').length).toBeGreaterThan(5);
  });
});

describe('the time at an office', () => {
  it('is that of our own trademarks with as many classes where enough are known, else what is usual', async () => {
    await open('?offices=EU,UK&classes=1&currency=EUR&country=SK');
    expect(
      within(rowOf('United Kingdom')).getByText('5–9 months (37 trademarks that we filed there since 2022)'),
    ).toBeVisible();
    expect(within(rowOf('European Union')).queryByText(/that we filed/)).not.toBeInTheDocument();
    cleanup();
    await open('?offices=EU,UK&classes=2&currency=EUR&country=SK');
    expect(screen.queryByText(/that we filed/)).not.toBeInTheDocument();
  });
});
