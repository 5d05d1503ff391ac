import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { rowId } from '../../../../testing/stub-records.js';
import { clientOverview } from '../../../../testing/stub-tops.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function top(table: string, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: `/${table}/:id/show`, at: `/${table}/${rowId(table, 0)}/show`, Component: Show },
    { answers },
  );
  const region = within(await screen.findByRole('region', { name: 'At a glance' }));
  await region.findAllByRole('heading', { level: 3 });
  return { sent, region };
}

describe('a client at a glance', () => {
  it('is marks with their next date, orders, what is owed a currency, dates and letters', async () => {
    const { sent, region } = await top('user');
    expect(region.getByRole('heading', { name: '2 marks' })).toBeInTheDocument();
    expect(region.getAllByText(/next 1 Feb 2027/)).toHaveLength(2);
    expect(region.getByRole('link', { name: 'Lumora · V-46JDJ4E9' })).toBeInTheDocument();
    expect(region.getByText('To be drafted')).toBeInTheDocument();
    expect(region.getByText('Owes €300.50')).toBeInTheDocument();
    expect(region.getByText('23 Mar 2027').closest('li')).toHaveTextContent('Statement of use · Lumora · US');
    expect(
      (await region.findByRole('link', { name: 'Office action kick off' })).closest('li'),
    ).toHaveTextContent(/sent.*21 Nov 2026/);
    expect(sentAs(sent, 'LettersAbout')[0]?.variables['ids']).toEqual([
      rowId('user', 0),
      rowId('trademark', 0),
      rowId('trademark', 1),
      rowId('registration_request', 0),
    ]);
  });

  it('says what there is none of', async () => {
    const { region } = await top('user', {
      ClientOverview: () => ({
        ...clientOverview,
        trademarkList: { items: [], totalCount: 0 },
        registrationRequestList: { items: [] },
        invoiceList: { items: [] },
        trademarkDeadlineList: { items: [] },
      }),
      LettersAbout: () => ({ letterList: { items: [] } }),
    });
    for (const words of ['No marks yet.', 'No orders.', 'Owes nothing', 'No date to keep.'])
      expect(region.getByText(words)).toBeInTheDocument();
    expect(await region.findByText('No letter went out.')).toBeInTheDocument();
  });

  it('stands even where that did not answer', async () => {
    await renderAdminPage(
      { path: '/user/:id/show', at: `/user/${rowId('user', 0)}/show`, Component: Show },
      {
        answers: {
          ClientOverview: () => {
            throw new TypeError('offline');
          },
        },
      },
    );
    expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  });
});
