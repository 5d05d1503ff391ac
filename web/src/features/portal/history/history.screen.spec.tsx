import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component as MarkHistory } from './mark-history.screen.js';
import { Component as PortfolioHistory } from './portfolio-history.screen.js';

afterEach(cleanup);

const days = { day: '2026-05-05', knownOn: '2026-05-12', since: '2026-05-01', sinceKnownOn: '2026-05-12' };
const full = portalAnswer('PortalMarkHistory', { id: 'm', ...days });
const facts = {
  ...full.then,
  recordId: 'm',
  known: true,
  begins: '2026-04-20',
  name: 'Lumora',
  alias: null,
  status: 'TRADEMARK_PUBLISHED',
  number: 'N-1',
  internationalNumber: null,
  registrationDate: null,
  expirationDate: null,
  history: [],
};
const added = {
  __typename: 'HistoryLine',
  eventId: 'e1',
  label: 'Trademark added',
  day: '2026-04-20',
  heardOn: '2026-04-20',
};
const registered = {
  ...added,
  eventId: 'e2',
  label: 'Trademark registered',
  day: '2026-05-03',
  heardOn: '2026-05-10',
};
const before = { ...facts, day: '2026-05-01', knownOn: '2026-05-12', history: [added] };
const then = {
  ...facts,
  day: '2026-05-05',
  knownOn: '2026-05-12',
  status: 'TRADEMARK_REGISTERED',
  registrationDate: '2026-05-03',
  history: [added, registered],
};

const mark = (query: string, answer: object = {}) =>
  renderPortalPage(
    {
      path: '/portal/trademarks/:id/history',
      at: `/portal/trademarks/m/history${query}`,
      Component: MarkHistory,
    },
    { PortalMarkHistory: () => ({ ...full, then, before, ...answer }) },
  );
const query = '?day=2026-05-05&known=2026-05-12&since=2026-05-01';

describe('a mark on a day', () => {
  it('says how it stood, and in sentences what is different from another day', async () => {
    const sent = mark(query);
    expect(
      await screen.findByRole('heading', { name: 'On 5 May 2026, by what was known on 12 May 2026' }),
    ).toBeInTheDocument();
    const changes = screen.getByRole('heading', {
      name: 'What is different from 1 May 2026, by what was known on 12 May 2026',
    });
    const said = within(changes.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      '3 May 2026: Trademark registered. We heard of it on 10 May 2026.',
      'Status: “Registered”, before that “Published”.',
      'Registered: 3 May 2026. Nothing was known before.',
    ]);
    expect(sentAs(sent, 'PortalMarkHistory')).toEqual([{ id: 'm', ...days }]);
  });

  it('says where its record begins for a day before', async () => {
    const early = { ...then, day: '2026-04-01', known: false, history: [] };
    mark('?day=2026-04-01', { then: early, before: early });
    expect(
      await screen.findByText(
        'On 1 April 2026 this mark was not on record. Its record begins on 20 April 2026: choose that day or a later one.',
      ),
    ).toBeInTheDocument();
  });

  it('asks nothing of a day that has not come, nor of one after what was known, and says what to do', async () => {
    const sent = mark('?day=2999-01-01');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This day has not come yet. Please choose today or an earlier day.',
    );
    cleanup();
    const other = mark('?day=2026-05-05&known=2026-05-01');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please choose a day up to the one it was known on.',
    );
    expect([...sent, ...other]).toEqual([]);
  });

  it('keeps the chosen days in the address, by keyboard', async () => {
    const sent = mark('?day=2026-05-05');
    await screen.findByRole('heading', { name: /^On / });
    await userEvent.click(screen.getByRole('button', { name: 'Compare with another day' }));
    fireEvent.change(screen.getByLabelText('Compared with the end of'), { target: { value: '2026-05-01' } });
    screen.getByRole('button', { name: 'Show' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^What is different/ })).toBeInTheDocument();
    expect(sentAs(sent, 'PortalMarkHistory').at(-1)).toMatchObject({
      day: '2026-05-05',
      since: '2026-05-01',
    });
  });

  it('is missing where there is no such mark', async () => {
    mark('', { trademark: null, then: null, before: null });
    expect(await screen.findByRole('heading', { name: /not here/i })).toBeInTheDocument();
  });
});

describe('all marks on a day', () => {
  it('leads to each on the same days, and tells only what stood otherwise', async () => {
    const sent = renderPortalPage(
      {
        path: '/portal/trademarks/history',
        at: `/portal/trademarks/history${query}`,
        Component: PortfolioHistory,
      },
      {
        PortalPortfolioHistory: () => ({
          trademarkListOnDay: {
            __typename: 'TrademarkOnDayPage',
            items: [then],
            totalCount: 1,
            hasNextPage: false,
          },
        }),
        PortalPortfolioChanges: () => ({
          trademarkListOnDay: {
            __typename: 'TrademarkOnDayPage',
            items: [{ ...then, before: { ...before, known: false } }],
            totalCount: 1,
          },
        }),
      },
    );
    expect(await screen.findByText('1 mark')).toBeInTheDocument();
    expect(await screen.findByText('It was added to these marks.')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Lumora' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/portal/trademarks/m/history${query}`,
      `/portal/trademarks/m/history${query}`,
    ]);
    expect(sentAs(sent, 'PortalPortfolioChanges')).toEqual([{ filter: null, ...days }]);
  });
});
