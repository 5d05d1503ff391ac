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

let known: Record<string, AnswersByName[string]> = {};

beforeEach(() => {
  document.documentElement.lang = 'en';
  asked = [];
  known = { ...orderAnswers, ...officeAnswers, ...priceListAnswers };
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

  it.each([
    [
      'en',
      'What 12 registrations like this came to in the end, with tax: median €1,180, between €1,040 and €1,330.',
    ],
    ['cs', 'Na kolik nakonec přišlo 12 podobných registrací, s daní: medián 1 180 €, od 1 040 € do 1 330 €.'],
    [
      'sk',
      'Na koľko nakoniec vyšlo 12 podobných registrácií, s daňou: medián 1 180 €, od 1 040 € do 1 330 €.',
    ],
    [
      'es',
      'Lo que costaron al final 12 registros como este, con impuestos: mediana 1 180 €, entre 1 040 € y 1 330 €.',
    ],
  ] as const)('says what registrations there came to: %s', async (locale, said) => {
    renderPage(
      [{ path: '/country/:slug', Component, loader: loader as never, HydrateFallback: () => null }],
      { at: '/country/united-kingdom?currency=EUR', locale },
    );
    const isSaid = (text: string): boolean => text.replaceAll('\u00a0', ' ') === said;
    expect(await screen.findByText(isSaid)).toBeInTheDocument();
    const question = asked.find(({ operationName }) => operationName === 'PackagesFromCountry');
    expect(question?.variables).toMatchObject({ offices: ['UK'], currency: 'EUR' });
  });

  it('says nothing of it, and promises nothing, while too few are known', async () => {
    known['PackagesFromCountry'] = () =>
      priceListAnswers['PackagesFromCountry']?.({ offices: ['EU'], currency: 'EUR' });
    await open('/country/united-kingdom?currency=EUR');
    expect(screen.getByText(/part of: the starter package/)).toBeInTheDocument();
    expect(screen.queryByText(/came to|registrations like/)).not.toBeInTheDocument();
  });
});
