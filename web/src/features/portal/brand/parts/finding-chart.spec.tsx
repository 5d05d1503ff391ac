import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { FindingChart } from './finding-chart.js';

afterEach(cleanup);

const show = (counts: Parameters<typeof FindingChart>[0]['counts']) =>
  renderPage([{ path: '/', Component: () => <FindingChart counts={counts} /> }]);

it('says in words what each month found and what became of it, and sums up the places, most first', async () => {
  const month = new Date().toISOString().slice(0, 7);
  show([
    { __typename: 'FindingMonth', month, platform: 'Etsy', found: 1, dropped: 1, acted: 0 },
    { __typename: 'FindingMonth', month, platform: 'eBay', found: 3, dropped: 1, acted: 2 },
  ]);
  expect(await screen.findByRole('img')).toHaveAccessibleName(/: 4 findings, 2 dropped, 2 taken up/);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveAccessibleName('eBay 3 1 2');
  expect(second).toHaveAccessibleName('Etsy 1 1 0');
});

it('says so where nothing was judged, without a drawing', async () => {
  show([]);
  expect(await screen.findByText('No finding was judged in the last twelve months.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
