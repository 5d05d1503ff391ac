import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { present } from '../../../../testing/present.js';
import { ids, inDays, lawyer } from '../../../../testing/stub-facts.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { Component } from './deadline-board.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = (query = '') => ({ path: '/admin/deadlines', at: `/admin/deadlines${query}`, Component });
const one = present(staffAnswers.DeadlineBoard().deadlineBoard[1]);
const board = (...rows: readonly object[]) => ({
  answers: {
    DeadlineBoard: () => ({
      deadlineBoard: rows.map((row, index) => ({ ...one, deadlineId: `d${index}`, ...row })),
    }),
  },
});
const section = async (name: RegExp) =>
  within(present((await screen.findByRole('heading', { level: 2, name })).closest('section')));
const today = dayOf(new Date());

describe('the board of last days', () => {
  it('begins with what is over, and counts each group', async () => {
    await renderAdminPage(page());
    await screen.findByRole('heading', { name: /^Overdue/ });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Overdue 1',
      'Within one working day 1',
      'Within ten working days 1',
    ]);
  });

  it('leads from the mark to its page, and says what happens if nothing is done', async () => {
    await renderAdminPage(page());
    const overdue = await section(/^Overdue/);
    expect(overdue.getByRole('link', { name: 'Lumora' })).toHaveAttribute(
      'href',
      `/trademark/${ids.approved}/show`,
    );
    expect(overdue.getByText('The registration ends.')).toBeInTheDocument();
    expect(overdue.getByText(/in grace until .* · 25 % of the fee/)).toBeInTheDocument();
  });

  it.each([
    [0, /^.*today/],
    [1, /in 1 day$/],
    [-2, /2 days ago$/],
  ])('counts %i days from today', async (days, words) => {
    await renderAdminPage(
      page(),
      board({ nominalDate: addDays(today, days), legalDate: addDays(today, days) }),
    );
    const cell = (await screen.findAllByRole('cell'))[0];
    expect(cell).toHaveTextContent(words);
  });

  it('says until when an office that is closed that day still takes it', async () => {
    await renderAdminPage(page(), board({ nominalDate: '2026-12-25', legalDate: '2026-12-28' }));
    expect(
      await screen.findByText(/closed that day and would still take it on .*28 December 2026/),
    ).toBeInTheDocument();
  });

  it('shows what a second person has to confirm, and where nothing is left to confirm', async () => {
    await renderAdminPage(
      page(),
      board({ dueDateUnconfirmed: true, toConfirm: ['One source only.'] }, { dueDateUnconfirmed: false }),
    );
    const [doubtful, sure] = (await screen.findAllByRole('row')).slice(1);
    expect(
      within(present(doubtful))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nobody has confirmed the due date yet.', 'One source only.']);
    expect(within(present(sure)).getByText('nothing to confirm')).toBeInTheDocument();
  });

  it('names who is in charge, a colleague who is gone, and nobody', async () => {
    await renderAdminPage(
      page(),
      board(
        { assignedAdminId: lawyer.id },
        { assignedAdminId: 'somebody-who-left' },
        { assignedAdminId: null },
      ),
    );
    await screen.findByRole('table');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('row')
          .slice(1)
          .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent),
      ).toEqual(['Lena Lawyer', 'a colleague', 'nobody']),
    );
  });

  it('says of an ordered renewal that it is to be filed', async () => {
    await renderAdminPage(page(), board({ renewalOrderedOn: '2026-11-20' }));
    expect(await screen.findByText('renewal ordered on 20 November 2026, to be filed')).toBeInTheDocument();
  });
});

describe('narrowed', () => {
  it('to one office, it shows that office only and keeps the choice in its address', async () => {
    await renderAdminPage(page('?office=US'));
    const office = await screen.findByRole('combobox', { name: 'Office' });
    await waitFor(() => expect(office).toHaveDisplayValue('United States'));
    expect(await screen.findByText('Answer to the office')).toBeInTheDocument();
    expect(screen.queryByText('Renewal')).toBeNull();
    await userEvent.selectOptions(office, 'All offices');
    expect((await screen.findAllByText('Renewal')).length).toBe(2);
  });

  it('to one person, it asks the service for what that person has', async () => {
    const sent = await renderAdminPage(page());
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'In charge' }),
      await screen.findByRole('option', { name: 'Adam Admin' }),
    );
    await waitFor(() =>
      expect(sentAs(sent, 'DeadlineBoard').at(-1)?.variables).toEqual({
        jurisdiction: null,
        assignedAdminId: '0190a000-0000-7000-8000-0000000000a2',
      }),
    );
  });
});

describe('when nothing falls due', () => {
  const empty = (next: readonly object[]) => ({
    answers: {
      DeadlineBoard: () => ({ deadlineBoard: [] }),
      NextDeadline: () => ({ trademarkDeadlineList: { items: next } }),
    },
  });

  it('it says how far it looked and the next last day after that', async () => {
    await renderAdminPage(page(), empty([{ id: 'n', nominalDate: inDays(40) }]));
    expect(await screen.findByText(/Nothing falls due in the next ten working days/)).toBeInTheDocument();
    expect(await screen.findByText(/The next last day after that/)).toBeInTheDocument();
  });

  it('it says when no later day is known either', async () => {
    await renderAdminPage(page(), empty([]));
    expect(await screen.findByText('No later day is known either.')).toBeInTheDocument();
  });
});

it('a board that did not load is not an empty one', async () => {
  await renderAdminPage(page(), {
    answers: {
      DeadlineBoard: () => {
        throw new TypeError('offline');
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(screen.queryByText(/Nothing falls due/)).toBeNull();
});
