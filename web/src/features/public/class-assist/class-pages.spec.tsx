import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { renderPage } from '../../../../testing/render-page.js';
import { searchAnswers } from '../../../../testing/stub-search.js';
import { Component as ClassPage, loader as classLoader } from './trademark-class.screen.js';
import { Component as TradePage, loader as tradeLoader } from './trade.screen.js';

const real = globalThis.fetch;
let copied: string[] = [];

beforeEach(() => {
  localStorage.clear();
  copied = [];
  document.documentElement.lang = 'en';
  const known: AnswersByName = searchAnswers;
  globalThis.fetch = async (_address, request) => {
    const { operationName, variables }: { operationName: string; variables: Variables } = JSON.parse(
      String(request?.body),
    );
    return new Response(JSON.stringify({ data: known[operationName]?.(variables) }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

function Failed() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Status ${error.status}` : 'Another failure'}</h1>;
}
const open = (path: string, at: string, Component: ComponentType, loader: unknown) =>
  renderPage(
    [{ path, Component, loader: loader as never, ErrorBoundary: Failed, HydrateFallback: () => null }],
    { at },
  );
const trade = (at: string) => open('/class-assist/:industry/:sub', at, TradePage, tradeLoader);
const oneClass = (at: string) =>
  open('/class-assist/trademark-class/:class/:sub?', at, ClassPage, classLoader);
const basket = async () =>
  within((await screen.findByRole('heading', { name: 'Your terms' })).parentElement ?? document.body);

describe('a trade', () => {
  it('begins with what it cannot do without, and leads to its classes and its neighbours', async () => {
    trade('/class-assist/fashion-and-beauty/fashion');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Clothing and fashion: where to start' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Core',
      'Optional',
      'The classes',
      'More in Fashion and beauty',
    ]);
    expect(screen.getByRole('link', { name: /25 Clothing/ })).toHaveAttribute(
      'href',
      '/class-assist/trademark-class/25/fashion',
    );
    expect(screen.getByRole('link', { name: 'Jewellery' })).toHaveAttribute(
      'href',
      '/class-assist/fashion-and-beauty/jewellery',
    );
    expect(screen.getByText(/^2 classes. Each class is charged once per office/)).toBeInTheDocument();
  });

  it('says of goods and of services what the United States want to see', async () => {
    trade('/class-assist/fashion-and-beauty/fashion');
    expect(await screen.findByText(/a photo of the product or its packaging/)).toBeInTheDocument();
    expect(screen.getByText(/a page that offers the service under the mark/)).toBeInTheDocument();
  });

  it.each(['/class-assist/fashion-and-beauty/beer', '/class-assist/nothing/fashion'])(
    'that is not there, or stands elsewhere, is not found: %s',
    async (at) => {
      trade(at);
      expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeInTheDocument();
    },
  );
});

describe('terms that were ticked', () => {
  it('are kept across pages, class by class, and taken along to the search', async () => {
    trade('/class-assist/fashion-and-beauty/fashion');
    await userEvent.click(await screen.findByRole('checkbox', { name: /advertising/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /clothing/ }));
    cleanup();
    oneClass('/class-assist/trademark-class/25');
    const kept = await basket();
    expect(kept.getAllByRole('listitem')).toHaveLength(2);
    expect(kept.getByRole('link', { name: 'Check a name with these' })).toHaveAttribute(
      'href',
      '/trademark-search?c=25,35',
    );
    await userEvent.click(kept.getByRole('button', { name: 'Copy' }));
    expect(await kept.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toEqual(['25: clothing*\n35: advertising']);
  });

  it('are dropped one by one, and the place for them goes with the last', async () => {
    trade('/class-assist/fashion-and-beauty/fashion');
    const box = await screen.findByRole('checkbox', { name: /clothing/ });
    await userEvent.click(box);
    await userEvent.click((await basket()).getByRole('button', { name: 'Drop clothing*' }));
    expect(box).not.toBeChecked();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your terms' })).toBeNull());
  });

  it('that a browser kept in another shape are as if they had not been kept', async () => {
    localStorage.setItem('kept.class-basket', '[{"term":7},{"term":"hats","classNumber":25}]');
    oneClass('/class-assist/trademark-class/25');
    expect((await basket()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /hats/ })).toBeChecked();
  });
});

describe('a class', () => {
  it('says what is in it, what is worth knowing, and which are next to it', async () => {
    oneClass('/class-assist/trademark-class/25');
    expect(await screen.findByRole('heading', { level: 1, name: 'Class 25: Clothing' })).toBeInTheDocument();
    expect(screen.getByText('Shoes for sport stand here too.')).toBeInTheDocument();
    expect(
      screen.getByRole('checkbox', { name: /beach shoes.*accepted in the EU without examination/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'hats' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /18 Leather goods/ })).toHaveAttribute(
      'href',
      '/class-assist/trademark-class/18',
    );
  });

  it('of a trade begins with the terms of that trade', async () => {
    oneClass('/class-assist/trademark-class/25/fashion');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Class 25: Clothing – Clothing and fashion' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Core' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Optional' })).toBeNull();
  });

  it('with nothing worth knowing says nothing about it', async () => {
    oneClass('/class-assist/trademark-class/35');
    await screen.findByRole('heading', { level: 1, name: 'Class 35: Advertising' });
    expect(screen.queryByRole('heading', { name: 'Worth knowing' })).toBeNull();
  });

  it.each(['0', '46', '99', 'shoes', '25/beer'])('that does not exist is not found: %s', async (path) => {
    oneClass(`/class-assist/trademark-class/${path}`);
    expect(await screen.findByRole('heading', { name: 'Status 404' })).toBeInTheDocument();
  });
});
