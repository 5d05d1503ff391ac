import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeObserver } from '../../../../../testing/fake-observer.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { NextStep } from './next-step.js';

const view = fakeObserver();
afterEach(cleanup);

it('a report by link has the order at the foot of a phone while its end is out of view', async () => {
  renderPage([{ path: '/', Component: () => <NextStep name="Lumora" token="v.1" dismissed={false} /> }]);
  await screen.findByRole('link', { name: 'Order the registration' });
  const [box] = view.watched();
  view.see(box as Element, false);
  expect(view.bar()).toEqual(['Register Lumora', 'Order the registration']);
  expect(
    screen.getByText('Order the registration', { selector: '[aria-hidden] *' }).closest('a'),
  ).toHaveAttribute('href', '/registration-request/v.1');
});

it('a report by link does not hold out an order that the lawyer advises against', async () => {
  renderPage([{ path: '/', Component: () => <NextStep name="Lumora" token="v.1" dismissed /> }]);
  const order = await screen.findByRole('link', { name: 'Order the registration' });
  expect(order.className).not.toMatch(/accent/);
  expect(view.watched()).toEqual([]);
});

it('a report that advises against a name leads to a talk about it', async () => {
  renderPage([{ path: '/', Component: () => <NextStep name="Lumora & Co" token="v.1" dismissed /> }]);
  expect(await screen.findByRole('link', { name: 'Talk to a lawyer for free' })).toHaveAttribute(
    'href',
    '/book-a-free-consultation?order=v.1&mark=Lumora+%26+Co',
  );
});
