import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../../testing/portal-page.js';
import { rowId } from '../../../../../../testing/stub-records.js';
import { Component as Show } from '../../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('trademark', 0);

const entry = (index: number, more: object = {}) => ({
  id: `e${index}`,
  version: 1,
  trademarkId: id,
  event: 'TrademarkAmended',
  label: `Details changed ${index}`,
  fromStatus: null,
  toStatus: null,
  actorKind: 'lawyer',
  actorId: rowId('user', 0),
  reason: null,
  audience: 'staff',
  createdAt: '2026-11-21T13:02:00.000Z',
  ...more,
});

function said(entries: readonly object[], older: readonly object[] = []): AnswersByName {
  const list = (items: readonly object[], hasNextPage: boolean) => ({
    trademarkTrackingList: {
      items,
      totalCount: entries.length + older.length,
      hasNextPage,
      endCursor: hasNextPage ? 'next' : null,
    },
  });
  return {
    AdminTrademarkTrackingList: ({ offset, after }) =>
      offset === 100 || after === 'next' ? list(older, false) : list(entries, older.length > 0),
  };
}

async function timeline(answers: AnswersByName) {
  const sent = await renderAdminPage(
    { path: '/trademark/:id/show', at: `/trademark/${id}/show`, Component: Show },
    { answers },
  );
  const heading = await screen.findByRole('heading', { name: 'What happened' });
  return { sent, region: within(heading.closest('section') as HTMLElement) };
}
const titles = ({ getAllByRole }: { getAllByRole: (role: string) => HTMLElement[] }): string[] =>
  getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

describe('what happened to a mark', () => {
  it('says who did what, what it is since then in the words of the desk, and why', async () => {
    const { region } = await timeline(
      said([
        entry(1, {
          event: 'ExaminationStarted',
          label: 'Examination began',
          toStatus: 'Under examination',
          reason: 'Read in the register.',
          audience: 'customer',
        }),
      ]),
    );
    const line = (await region.findByText('Examination began')).closest('li');
    expect(line).toHaveTextContent(/21 Nov 2026.* · Lumora.* · now: In examination/);
    expect(line).toHaveTextContent('Read in the register.');
    expect(line).not.toHaveTextContent('staff only');
  });

  it('shows twenty, then what is older, page by page', async () => {
    const newest = Array.from({ length: 100 }, (_, index) => entry(index));
    const { region } = await timeline(said(newest, [entry(100), entry(101)]));
    await region.findByText('Details changed 0');
    expect(titles(region)).toHaveLength(20);
    await userEvent.click(region.getByRole('button', { name: 'Older' }));
    expect(titles(region)).toHaveLength(100);
    await userEvent.click(region.getByRole('button', { name: 'Older' }));
    expect(await region.findByText('Details changed 101')).toBeInTheDocument();
    expect(region.queryByRole('button', { name: 'Older' })).toBeNull();
  });

  it('is narrowed to the client, the office or us, and folds what machines do', async () => {
    const { region } = await timeline(
      said([
        entry(1, { label: 'Wish of the client', actorKind: 'customer', actorId: null }),
        entry(2, { label: 'The partner said', actorKind: 'partner', actorId: null }),
        entry(3),
        entry(4, {
          event: 'IpoDataReadAgain',
          label: 'IpoDataReadAgain',
          actorKind: 'system',
          actorId: null,
        }),
      ]),
    );
    await region.findByText('Wish of the client');
    const machine = region.getByText('1 entry by machines').closest('details');
    expect(machine).not.toHaveAttribute('open');
    for (const [side, label] of [
      ['Client', 'Wish of the client'],
      ['Office', 'The partner said'],
      ['Us', 'Details changed 3'],
    ] as const) {
      await userEvent.click(region.getByRole('button', { name: side }));
      expect(titles(region)).toEqual([expect.stringContaining(label)]);
    }
  });
});

it('has what a program of the client did on the side of the client, in words', async () => {
  const { region } = await timeline(
    said([entry(1, { label: 'Ordered', actorKind: 'partner', actorId: 'program-1' })]),
  );
  await region.findByText('Ordered');
  expect(region.getByText(/a program of the client/)).toBeInTheDocument();
  await userEvent.click(region.getByRole('button', { name: 'Client' }));
  expect(titles(region)).toEqual([expect.stringContaining('Ordered')]);
});

describe('the state of a mark on a day', () => {
  const choose = async (region: ReturnType<typeof within>, day: string): Promise<void> => {
    await userEvent.click(region.getByText('State on a day'));
    fireEvent.change(region.getByLabelText('What it was at the end of'), { target: { value: day } });
  };

  it('is asked for and said in words', async () => {
    const { sent, region } = await timeline({});
    await choose(region, '2026-01-05');
    expect(await region.findByText('In examination')).toBeInTheDocument();
    expect(region.getByText('30 Jan 2026 Priority for further countries')).toBeInTheDocument();
    expect(sentAs(sent, 'MarkOnDay')[0]?.variables).toEqual({ id, day: '2026-01-05' });
  });

  it('is unknown before we had it', async () => {
    const { region } = await timeline({
      MarkOnDay: ({ day }) => ({
        trademarkOnDay: {
          __typename: 'TrademarkOnDay',
          day: String(day),
          known: false,
          status: null,
          number: null,
          user: null,
          ownerEntity: null,
          registrationDate: null,
          expirationDate: null,
          nextDateName: null,
          nextDate: null,
        },
      }),
    });
    await choose(region, '2016-01-05');
    expect(await region.findByText('We did not have it yet on 5 Jan 2016.')).toBeInTheDocument();
  });

  it('is not asked of a day that has not come', async () => {
    const { sent, region } = await timeline({});
    await choose(region, '2999-01-05');
    expect(region.getByRole('alert')).toHaveTextContent('This day has not come yet');
    expect(sentAs(sent, 'MarkOnDay')).toEqual([]);
  });
});
