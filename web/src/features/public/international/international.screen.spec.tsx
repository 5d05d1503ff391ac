import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { priceListAnswers } from '../../../../testing/stub-price-list.js';
import { Component, loader } from './international.screen.js';

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
      return json(
        sampleText({ collection: 'landing', title: 'Registration abroad', lead: 'No single mark.' }),
      );
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
    [{ path: '/international-trademark', Component, loader: loader as never, HydrateFallback: () => null }],
    { at: `/international-trademark${search}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Registration abroad' });
};

describe('packages', () => {
  it('say their offices, whom they cover, by whose figures, and what they cost', async () => {
    await open('?country=SK');
    const section = within(screen.getByRole('region', { name: 'Packages for your country' }));
    const [starter, advanced] = section.getAllByRole('article');
    expect(starter).toHaveTextContent('859.6 million people and 31 % of the world’s purchasing power');
    expect(starter).toHaveTextContent('€3,420.00');
    expect(advanced).toHaveTextContent('€6,840.00');
    expect(section.getByText(/World Bank, 2024.*CIA World Factbook/)).toBeInTheDocument();
    expect(within(starter as HTMLElement).getByRole('link', { name: 'Order this package' })).toHaveAttribute(
      'href',
      '/registration-request/new?jurisdiction=EU&jurisdiction=US&jurisdiction=UK&type=text',
    );
  });

  it('can be put together anew, from at most nine offices', async () => {
    await open('?country=SK&offices=US,SK');
    const section = within(screen.getByRole('region', { name: 'Your own package' }));
    const boxes = section.getAllByRole<HTMLInputElement>('checkbox');
    expect(
      boxes
        .filter(({ checked }) => checked)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['SK', 'US']);
    expect(section.getByRole('status')).toHaveTextContent('€2,280.00');
    expect(section.getByRole('status')).toHaveTextContent('345.5 million');
  });

  it('takes no more offices than that', async () => {
    await open('?offices=US,UK,EU,CN,JP,CA,AU,NZ,CH,NO,MX');
    const prices = asked.find(({ operationName }) => operationName === 'PackagePrices');
    expect(prices?.variables['own']).toHaveLength(9);
  });

  it('are the starter while nothing was chosen', async () => {
    await open();
    const prices = asked.find(({ operationName }) => operationName === 'PackagePrices');
    expect(prices?.variables['own']).toEqual(['EU', 'US', 'UK']);
  });
});
