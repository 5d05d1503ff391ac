import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppLink } from '../link/app-link.js';
import { useLoaderData } from 'react-router';
import { renderPage } from '../../../testing/render-page.js';
import { useFresh } from './use-fresh.js';

afterEach(cleanup);

const EVERY_MS = 20;
/** Far longer than the pause between two questions. */
const slowly = async <T,>(answer: T): Promise<T> => {
  await new Promise((resolve) => {
    setTimeout(resolve, 15 * EVERY_MS);
  });
  return answer;
};

function Waiting() {
  useFresh(true, EVERY_MS);
  return (
    <p>
      state {useLoaderData<number>()} <AppLink to="/elsewhere">on</AppLink>
    </p>
  );
}

describe('a page that looks for news more often than answers come', () => {
  it('shows them all the same, and what comes after them', async () => {
    let asked = 0;
    renderPage([
      {
        path: '/',
        Component: Waiting,
        loader: () => slowly((asked += 1)) as never,
        HydrateFallback: () => null,
      },
    ]);
    await screen.findByText(/state 2/);
    await screen.findByText(/state 3/);
  });

  it('is left by its link', async () => {
    renderPage([
      { path: '/', Component: Waiting, loader: () => 1 as never, HydrateFallback: () => null },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1>, loader: () => slowly(null) as never },
    ]);
    await userEvent.click(await screen.findByRole('link', { name: 'on' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(screen.queryByText(/state/)).toBeNull();
  });
});
