import { afterEach, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { ids, linkTo } from '../../../../testing/stub-facts.js';
import { Component } from './order-checkout.screen.js';

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

/** From an order to its checkout; `answer` is what the service says, or throws. */
function show(answer: () => object): void {
  globalThis.fetch = (async () =>
    new Response(JSON.stringify({ data: answer() }), {
      headers: { 'content-type': 'application/json' },
    })) as never;
  renderPage(
    [
      { path: '/product/checkout', Component },
      { path: '/product/:id/checkout', Component: () => <h1>Pay</h1> },
    ],
    { at: `/product/checkout?link=${linkTo(ids.approved)}` },
  );
}

const order = { id: ids.approved };

it('waits for what is to be paid, also while the line is down', async () => {
  const answers = [
    () => ({ orderProduct: null, registrationRequest: order }),
    () => {
      throw new TypeError('the line is down');
    },
    () => ({ orderProduct: { id: 'p1' }, registrationRequest: order }),
  ];
  show(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? {});
  expect(await screen.findByRole('heading', { name: 'Pay' })).toBeInTheDocument();
});

it('says after a minute without an answer that it could not be reached, with a way to try again', async () => {
  show(() => {
    throw new TypeError('the line is down');
  });
  const at = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(at + 61_000);
  expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
});
