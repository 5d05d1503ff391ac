import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { lawyer, page } from '../../../../testing/stub-facts.js';
import { boardFile } from './board-file.js';
import { Component } from './promise-board.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const figures = {
  userId: null,
  user: null,
  work: null,
  promised: 14,
  kept: 13,
  broken: 1,
  open: 0,
  atRiskIds: [],
  minutesOpen: 570,
  medianMinutesEarly: 260,
};
const board = {
  total: figures,
  persons: [{ ...figures, userId: lawyer.id, user: lawyer, open: 2, atRiskIds: ['p1'] }],
  works: [{ ...figures, work: 'DRAFT', medianMinutesEarly: -70 }],
};
const row = {
  id: 'p1',
  work: 'DRAFT',
  subjectType: 'registration_request',
  subjectId: 'r1',
  publicId: 'V-1',
  mark: 'Lumora',
  state: 'KEPT',
  firstPromisedAt: '2026-11-24T12:00:00Z',
  promisedAt: '2026-11-24T15:00:00Z',
  movedBecause: 'we asked the office first',
  keptAt: '2026-11-24T11:20:00Z',
  assignedAdminId: lawyer.id,
  assignedAdmin: lawyer,
};
const open = (query = '', answer: object = board) =>
  renderAdminPage(
    { path: '/admin/promises', at: `/admin/promises${query}`, Component },
    {
      answers: {
        PromiseBoard: () => ({ promiseBoard: answer }),
        PromiseRows: () => ({ servicePromiseList: page([row]) }),
      },
    },
  );

describe('the board of promises', () => {
  it('sums up together, by person and by work: kept, how early, and what is left to do', async () => {
    await open();
    const persons = within(await screen.findByRole('region', { name: 'By person' }));
    expect(persons.getByRole('row', { name: /Lena Lawyer/ })).toHaveTextContent('13 (93 %)');
    expect(persons.getByRole('row', { name: /Lena Lawyer/ })).toHaveTextContent('9 h 30 min');
    expect(persons.getByRole('row', { name: /Lena Lawyer/ })).toHaveTextContent('4 h 20 min early');
    const works = within(screen.getByRole('region', { name: 'By kind of work' }));
    expect(works.getByRole('row', { name: /Write the draft/ })).toHaveTextContent('1 h 10 min late');
  });

  it('shows what stands behind a number: what was said, when it was had, and why it was moved', async () => {
    const sent = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Lena Lawyer, At risk: 1/ }));
    const rows = within(await screen.findByRole('region', { name: 'At risk' }));
    const item = await rows.findByRole('listitem');
    expect(within(item).getByRole('link', { name: 'Lumora' })).toHaveAttribute(
      'href',
      '/registration_request/r1/show',
    );
    expect(item).toHaveTextContent(/said Tue,? 24 Nov 2026.* had it Tue,? 24 Nov 2026/);
    expect(item).toHaveTextContent('we asked the office first');
    expect(sentAs(sent, 'PromiseRows').at(-1)?.variables).toEqual({ filter: { id: { in: ['p1'] } } });
  });

  it('names who is away, and hands over what is promised for that time', async () => {
    const sent = await open();
    const away = within(await screen.findByRole('region', { name: 'Away' }));
    expect(away.getByRole('listitem')).toHaveTextContent(/Lena Lawyer: .*3 promises fall into it/);
    await userEvent.click(away.getByRole('button', { name: /^Move 3 to…/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Who does the 3 that Lena Lawyer had?' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Adam Admin' }));
    await waitFor(() =>
      expect(sentAs(sent, 'HandOver').at(-1)?.variables).toMatchObject({ ids: ['t1', 't2', 't3'] }),
    );
  });

  it('is taken away as a file with names, not ids', () => {
    const file = boardFile(board as unknown as Parameters<typeof boardFile>[0], {
      heading: ['Together', 'Promised'],
      named: (of) => of,
      span: (minutes) => `${Math.abs(minutes)} min`,
    });
    expect(file.trim().split('\r\n').slice(1)).toEqual([
      'total,14,13,1,0,0,570 min,260 min',
      'person,14,13,1,1,2,570 min,260 min',
      'work,14,13,1,0,0,570 min,−70 min',
    ]);
  });

  it('is of another period by its address', async () => {
    const sent = await open('?period=last');
    await screen.findByRole('region', { name: 'By person' });
    const [first] = sentAs(sent, 'PromiseBoard');
    await userEvent.click(screen.getByRole('link', { name: 'This week' }));
    await waitFor(() =>
      expect(sentAs(sent, 'PromiseBoard').at(-1)?.variables['from']).toBe(first?.variables['to']),
    );
  });

  it('says where nothing was promised', async () => {
    await open('', { total: { ...figures, promised: 0 }, persons: [], works: [] });
    expect(await screen.findByText('No promise falls into this time.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
