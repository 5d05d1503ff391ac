import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { priceListAnswers } from '../../../../testing/stub-price-list.js';
import { Component, loader } from './strategy.screen.js';

const real = globalThis.fetch;
let asked: { readonly operationName: string; readonly variables: Variables }[] = [];

beforeEach(() => {
  document.documentElement.lang = 'en';
  asked = [];
  const known: AnswersByName = priceListAnswers;
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  globalThis.fetch = async (address, request) => {
    if (String(address).includes('/content/'))
      return json(sampleText({ collection: 'landing', title: 'Trademark strategy', lead: 'A short list.' }));
    const question = JSON.parse(String(request?.body));
    asked.push(question);
    return json({ data: known[question.operationName]?.(question.variables) });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

const open = async (search = '') => {
  renderPage(
    [{ path: '/trademark-strategy', Component, loader: loader as never, HydrateFallback: () => null }],
    { at: `/trademark-strategy${search}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Trademark strategy' });
};
const ANSWERS =
  '?country=SK&sells=DE,US&next=BR&marketplace=amazon&start=six-months&classes=1&budget=2500&currency=EUR';

describe('the strategy', () => {
  it('begins with questions, and recommends nothing before they are answered', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Where does your business stand?' })).toBeInTheDocument();
    expect(screen.queryByText(/offices for you/)).not.toBeInTheDocument();
    expect(asked.map(({ operationName }) => operationName)).toEqual(['StrategyForm']);
  });

  it('names offices in their order, with reasons, people, purchasing power and price in words', async () => {
    await open(ANSWERS);
    const section = screen.getByRole('region', { name: '4 offices for you, in this order' });
    const offices = within(section).getAllByRole('heading', { level: 3 });
    expect(offices.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'European Union',
      'Slovakia',
      'United States',
      'Brazil',
    ]);
    expect(section).toHaveTextContent('One mark here stands for Germany.');
    expect(section).toHaveTextContent('450.2 million people, 14.1 % of the world’s purchasing power.');
    expect(section).toHaveTextContent('The mark in the European Union protects here too');
    expect(section).toHaveTextContent('File within six months after the first filing');
    expect(section).toHaveTextContent('A person names the price within one working day');
    expect(section).toHaveTextContent('beyond nine offices: Japan');
  });

  it('compares the ways over ten years, and says what a sum lacks', async () => {
    await open(ANSWERS);
    const ways = within(screen.getByRole('region', { name: 'Ways to this protection' }));
    expect(ways.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'National marks',
      'With regional marks',
      'International registration',
    ]);
    const filing = within(ways.getByRole('row', { name: /^Filing/ })).getAllByRole('cell');
    // Germany, Slovakia and the United States at 1,140; the Union and the United States; Slovakia and WIPO.
    expect(filing[0]).toHaveTextContent('€3,420.00, plus Brazil');
    expect(filing[1]).toHaveTextContent('€2,280.00, plus Brazil');
    expect(filing[2]).toHaveTextContent('€3,820.00, plus our work on the registration');
    expect(ways.getByRole('row', { name: /^What can go wrong/ })).toHaveTextContent('within five years');
  });

  it('says which offices the budget reaches, and which it does not', async () => {
    await open(ANSWERS);
    expect(screen.getByRole('heading', { name: 'What €2,500.00 reaches' })).toBeInTheDocument();
    expect(screen.getByText(/^European Union and United States, and €220.00 are left/)).toHaveTextContent(
      'Not reached: Slovakia and Brazil.',
    );
  });

  it('leads on with the offices that are needed, not with one that another covers', async () => {
    await open(ANSWERS);
    expect(screen.getByRole('link', { name: 'Order these offices' })).toHaveAttribute(
      'href',
      '/registration-request/new?jurisdiction=EU&jurisdiction=US&jurisdiction=BR&type=text',
    );
    expect([...document.querySelectorAll('main .accent')].map(({ textContent }) => textContent)).toEqual([
      'Order these offices',
    ]);
    expect(screen.getByRole('link', { name: 'Address of this recommendation' })).toHaveAttribute(
      'href',
      `/trademark-strategy${ANSWERS}`,
    );
  });
});
