import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import type { AffiliateRow, Takings } from './affiliate-rows.js';
import { affiliatesFile } from './affiliates-file.js';
import { Component } from './affiliates.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const months = [
  { affiliate: 'anna', month: '2026-11-01', checks: 12, orders: 3, orderIds: ['r1', 'r2', 'r3'] },
  { affiliate: '=petr', month: '2026-11-01', checks: 2, orders: 0, orderIds: [] },
];
const earlier = [{ affiliate: 'anna', month: '2026-10-01', checks: 1, orders: 1, orderIds: ['r4'] }];
const money = (amountMinor: number, currency: string) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency,
});
const key = '2026-11-01/anna';
const takings: readonly Takings[] = [
  { __typename: 'Takings', key, paid: 1, net: money(1_234_500, 'CZK'), refunded: money(0, 'CZK') },
  { __typename: 'Takings', key, paid: 1, net: money(129_950, 'EUR'), refunded: money(12_300, 'EUR') },
];

const open = (role: 'ADMIN' | 'LAWYER' = 'ADMIN', first: readonly object[] = months) =>
  renderAdminPage(
    { path: '/admin/affiliates', at: '/admin/affiliates', Component },
    {
      role,
      answers: {
        AffiliateMonths: ({ after }: { readonly after?: unknown }) => ({
          affiliateMonths:
            after === 'next' ? { items: earlier, nextCursor: null } : { items: first, nextCursor: 'next' },
        }),
        AffiliateTakings: ({ of }: { readonly of?: unknown }) => ({
          takings: takings.filter((each) =>
            (of as { key: string }[]).some((asked) => asked.key === each.key),
          ),
        }),
      } as never,
    },
  );
const cellsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the page of affiliates', () => {
  it('says by month what each brought and what was paid for it, in words and money of each currency', async () => {
    await open();
    await screen.findByRole('rowheader', { name: 'anna' });
    expect(cellsOf('anna')).toEqual(['November 2026', '12', '3', '2', 'Kč12,345.00 + €1,299.50', '€123.00']);
    expect(cellsOf('=petr')).toEqual(['November 2026', '2', '0', '0', '–', '–']);
    expect(document.body.textContent).not.toMatch(/2026-11-01|r1|129950|EUR/);
  });

  it('asks for what was paid only where something was ordered, and shows earlier months on request', async () => {
    const sent = await open();
    await screen.findByRole('rowheader', { name: 'anna' });
    expect(sentAs(sent, 'AffiliateTakings').map(({ variables }) => variables['of'])).toEqual([
      [{ key, orderIds: ['r1', 'r2', 'r3'] }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier months' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show earlier months' })).toBeNull();
  });

  it('says so where nobody came, and asks nothing for a lawyer', async () => {
    await open('ADMIN', []);
    expect(await screen.findByText('Nobody came through an affiliate yet.')).toBeInTheDocument();
    cleanup();
    const sent = await open('LAWYER');
    expect(await screen.findByText('Only admins see what came through affiliates.')).toBeInTheDocument();
    expect(sentAs(sent, 'AffiliateMonths')).toEqual([]);
  });
});

describe('the file for a spreadsheet', () => {
  const row = (more: Partial<AffiliateRow>): AffiliateRow => ({
    affiliate: 'anna',
    month: '2026-11-01',
    checks: 12,
    orders: 3,
    paid: 2,
    takings,
    ...more,
  });

  it('has a line for each currency, numbers once, amounts as amounts, and runs nothing', () => {
    const lines = affiliatesFile([row({}), row({ affiliate: '=cmd', takings: [] })], ['Affiliate']).split(
      '\r\n',
    );
    expect(lines).toEqual([
      '\uFEFFAffiliate',
      'anna,2026-11,12,3,2,CZK,12345.00,0.00',
      'anna,2026-11,,,,EUR,1299.50,123.00',
      "'=cmd,2026-11,12,3,2,,,",
      '',
    ]);
  });
});
