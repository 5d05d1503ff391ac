import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { renderPage } from '../../../../testing/render-page.js';
import { officeAnswers } from '../../../../testing/stub-offices.js';
import { orderAnswers } from '../../../../testing/stub-order.js';
import { priceListAnswers } from '../../../../testing/stub-price-list.js';
import { Component, loader } from './country.screen.js';

const real = globalThis.fetch;
let asked: { readonly operationName: string; readonly variables: Variables }[] = [];

beforeEach(() => {
  document.documentElement.lang = 'en';
  asked = [];
  const known: AnswersByName = { ...orderAnswers, ...officeAnswers, ...priceListAnswers };
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

const open = async (at: string) => {
  renderPage([{ path: '/country/:slug', Component, loader: loader as never, HydrateFallback: () => null }], {
    at,
  });
  await screen.findByRole('heading', { level: 1, name: 'Trademark registration: United Kingdom' });
};

describe('the page of a country', () => {
  it('says how many people a mark there reaches, by whose figures, and which packages hold it', async () => {
    await open('/country/united-kingdom');
    expect(
      screen.getByText(/^69.2 million people .* 2.1 % .*World Bank, CIA World Factbook/),
    ).toBeInTheDocument();
    expect(screen.getByText(/part of: the starter package and the advanced package/)).toBeInTheDocument();
  });

  it('has the price in another currency at an address of its own', async () => {
    await open('/country/united-kingdom?currency=CZK');
    const quote = asked.find(({ operationName }) => operationName === 'OrderQuote');
    expect(quote?.variables).toMatchObject({ input: { currency: 'CZK' } });
    expect(screen.getByRole('link', { name: 'CZK' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'USD' })).toHaveAttribute(
      'href',
      '/country/united-kingdom?currency=USD',
    );
  });
});
