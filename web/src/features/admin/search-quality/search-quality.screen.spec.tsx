import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { Component } from './search-quality.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const counts = { shown: 30, judged: 20, relevant: 8, clientJudged: 4, clientRelevant: 3 };
const precision = { percent: 40, low: 22, high: 61 };
const row = { ...counts, source: 'WATCH', office: 'EU', rule: 'SOUND', version: '1.1.seed', precision };
const open = (rows: readonly object[]) =>
  renderAdminPage(
    { path: '/admin/search-quality', at: '/admin/search-quality', Component },
    {
      role: 'ADMIN',
      answers: {
        SearchQuality: () => ({
          searchQuality: {
            rows,
            months: rows.length === 0 ? [] : [{ ...counts, month: '2026-11', precision }],
          },
        }),
      } as never,
    },
  );
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the quality of the search', () => {
  it('stands by office and by what brought the hits, with its interval, and by month', async () => {
    await open([row]);
    await screen.findByRole('table', { name: 'By office and by what brought it' });
    expect(cells(/^European Union/)).toEqual([
      'Watch',
      'Sound',
      '1.1.seed',
      '30',
      '20',
      '8',
      '40 % (22–61 %)',
      '3 of 4',
    ]);
    expect(cells(/^November 2026/)).toEqual(['30', '20', '8', '40 % (22–61 %)', '3 of 4']);
  });

  it('says where too few were judged, and where no client said anything', async () => {
    await open([{ ...row, judged: 9, relevant: 9, precision: null, clientJudged: 0, clientRelevant: 0 }]);
    await screen.findByRole('table', { name: 'By office and by what brought it' });
    expect(cells(/^European Union/).slice(-2)).toEqual(['too few judged', '–']);
  });

  it('says where nothing was shown yet', async () => {
    await open([]);
    expect(await screen.findByText(/No scored hit was shown yet/)).toBeInTheDocument();
  });
});
