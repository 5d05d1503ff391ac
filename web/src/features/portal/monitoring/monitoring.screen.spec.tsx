import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { addDays, dayOf, formatDay } from '../../../kit/dates/day.js';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './monitoring.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/monitoring', at: '/portal/monitoring?brand=all', Component };
const full = portalAnswer('PortalMonitoring', {});
const today = dayOf(new Date());
const words = (day: string): string => formatDay(day, 'en');
const watch = (more: object = {}) => ({
  __typename: 'TrademarkWatchSubscription',
  id: 'w1',
  dateStart: addDays(today, -30),
  dateEnd: addDays(today, 335),
  jurisdictions: ['EU'],
  serviceRequestId: 'o1',
  workReleasedAt: `${addDays(today, -30)}T10:00:00.000Z`,
  trademark: { __typename: 'Trademark', id: 'm1', name: 'LUMORA' },
  last: { items: [{ __typename: 'TrademarkWatchRun', id: 'r1', ranOn: addDays(today, -2) }] },
  waiting: { totalCount: 0 },
  ...more,
});
const mark = (id: string, name: string) => ({ __typename: 'Trademark', id, name, jurisdiction: 'EU' });
const show = (watches: readonly object[], marks: readonly object[]) =>
  renderPortalPage(page, {
    PortalMonitoring: () => ({
      ...full,
      trademarkWatchSubscriptionList: {
        ...full.trademarkWatchSubscriptionList,
        items: watches,
      },
      trademarkList: { ...full.trademarkList, items: marks },
    }),
  });
const row = async (list: string, name: string) => {
  const link = await within(await screen.findByRole('list', { name: list })).findByRole('link', { name });
  return link.closest('li') as HTMLElement;
};

describe('watches of registers beside subscriptions', () => {
  it('say when they searched, when they do next, and how many results wait', async () => {
    show([watch({ waiting: { totalCount: 3 } })], []);
    const line = await row('Watches of registers', 'LUMORA');
    expect(within(line).getByRole('link')).toHaveAttribute('href', '/portal/watch/w1');
    expect(line).toHaveTextContent('3 results you have not seen');
    expect(line).toHaveTextContent(`Next search by ${words(addDays(today, 5))}`);
    expect(line).toHaveTextContent(`Last search ${words(addDays(today, -2))}`);
  });

  it.each([
    [{ workReleasedAt: null }, 'Ordered, not paid yet'],
    [{ dateStart: addDays(today, 3) }, 'Begins later'],
    [{ dateEnd: addDays(today, -1) }, 'Over'],
    [{ last: { items: [] } }, 'Watched'],
  ])('say how they stand: %j is “%s”', async (more, word) => {
    show([watch(more)], []);
    expect(await row('Watches of registers', 'LUMORA')).toHaveTextContent(word);
  });

  it('promise no search where none follows', async () => {
    for (const more of [{ workReleasedAt: null }, { dateEnd: addDays(today, -1) }]) {
      show([watch(more)], []);
      expect(await row('Watches of registers', 'LUMORA')).not.toHaveTextContent('Next search');
      cleanup();
    }
  });

  it('lead to the price of a watch for each mark that has none, or whose year is over', async () => {
    show(
      [watch(), watch({ id: 'w2', dateEnd: addDays(today, -1), trademark: mark('m2', 'OLDEN') })],
      [mark('m1', 'LUMORA'), mark('m2', 'OLDEN'), mark('m3', 'BLAU')],
    );
    const door = within(await screen.findByRole('list', { name: 'Marks that nobody watches' }));
    expect(door.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/portal/watch-order/m2',
      '/portal/watch-order/m3',
    ]);
  });

  it('say where to begin when there is no mark at all', async () => {
    show([], []);
    expect(await screen.findByText(/A watch needs a mark/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To your trademarks' })).toHaveAttribute(
      'href',
      '/portal/trademarks',
    );
  });
});
