import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs, type SentByStaff } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { lawyer } from '../../../../testing/stub-facts.js';
import { Component } from './record-list.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const addresses = { path: '/address', at: '/address', Component };
const tasks = { path: '/task', at: '/task', Component };
const rows = async (): Promise<readonly HTMLElement[]> =>
  (await screen.findAllByRole('row')).filter((row) => within(row).queryAllByRole('rowheader').length > 0);
const asked = (sent: readonly SentByStaff[], name = 'AdminAddressList') =>
  sentAs(sent, name).map(({ variables }) => variables);
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the list of deadlines', () => {
  const deadlines = { path: '/trademark_deadline', at: '/trademark_deadline', Component };
  const lists = (sent: readonly SentByStaff[]) => asked(sent, 'AdminTrademarkDeadlineList');

  it('begins with the dates of what has not ended, the nearest first, and is searched by the mark', async () => {
    const sent = await renderAdminPage(deadlines);
    await rows();
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual([
      'Mark name',
      expect.stringMatching(/^Last day/),
      expect.stringMatching(/^Act by/),
      expect.stringMatching(/^State/),
    ]);
    expect(lists(sent)[0]).toMatchObject({
      filter: { and: [{ settled: { isNull: true } }] },
      orderBy: [{ field: 'NOMINAL_DATE', direction: 'ASC' }],
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'Lum');
    await waitFor(() =>
      expect(lists(sent).at(-1)).toMatchObject({
        filter: {
          and: [
            { or: expect.arrayContaining([{ markName: { contains: 'Lum' } }]) },
            { settled: { isNull: true } },
          ],
        },
      }),
    );
  });

  it('shows what has ended too once the filter is taken away', async () => {
    const sent = await renderAdminPage(deadlines);
    await rows();
    await press(/Settled/);
    await waitFor(() => expect(lists(sent).at(-1)).toMatchObject({ filter: null }));
  });
});

describe('a list of any record', () => {
  it('opens in the usual order, counts its rows, and each row leads to its record', async () => {
    const sent = await renderAdminPage(addresses);
    expect(await screen.findByText('3 records')).toBeInTheDocument();
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('link', { name: /street 1/ })).toHaveAttribute(
      'href',
      `/address/${rowId('address', 0)}/show`,
    );
    expect(asked(sent)[0]).toMatchObject({
      limit: 25,
      offset: 0,
      filter: null,
      orderBy: [{ field: 'CREATED_AT', direction: 'DESC' }],
    });
  });

  it('is turned round by its head, and says which way it stands to whoever hears the page', async () => {
    const sent = await renderAdminPage(addresses);
    await rows();
    await press('Created');
    await waitFor(() =>
      expect(asked(sent).at(-1)).toMatchObject({ orderBy: [{ field: 'CREATED_AT', direction: 'ASC' }] }),
    );
    expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Postcode' })).not.toHaveAttribute('aria-sort');
  });

  it('is searched once the reader pauses, by the fields that the record is searched by', async () => {
    const sent = await renderAdminPage(addresses);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'Brno');
    await waitFor(() =>
      expect(asked(sent).at(-1)).toMatchObject({
        filter: { and: [{ or: expect.arrayContaining([{ city: { contains: 'Brno' } }]) }] },
      }),
    );
    expect(asked(sent).some(({ filter }) => JSON.stringify(filter)?.includes('"B"'))).toBe(false);
  });

  it('is left by a link that is clicked before the search was asked, however long the next page takes', async () => {
    let stands = (): void => undefined;
    const nextPage = () => new Promise<void>((resolve) => (stands = resolve));
    const sent = await renderAdminPage(addresses, { nextPage });
    await rows();
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Brno' } });
    fireEvent.click(screen.getByRole('link', { name: /street 1/ }));
    await act(async () => jest.runAllTimers());
    jest.useRealTimers();
    await act(async () => stands());
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    expect(asked(sent)).toHaveLength(1);
  });

  it('says how to go on when nothing is there, and what to do when it did not load', async () => {
    let down = true;
    await renderAdminPage(addresses, {
      answers: {
        AdminAddressList: () => {
          if (down) throw new TypeError('offline');
          return { addressList: { items: [], totalCount: 0, endCursor: null } };
        },
      },
    });
    const again = await screen.findByRole('button', { name: /again/i });
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/);
    down = false;
    await userEvent.click(again);
    expect(
      await screen.findByText(/^Nothing stands here yet\. Where a person or company lives/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create the first one' })).toHaveAttribute(
      'href',
      '/address/create',
    );
  });

  it('shows everything again where nothing fits what it is narrowed to', async () => {
    const narrowed = `/address?filter=${encodeURIComponent(JSON.stringify({ city: { contains: 'Atlantis' } }))}`;
    const sent = await renderAdminPage(
      { ...addresses, at: narrowed },
      {
        answers: {
          AdminAddressList: (variables) =>
            variables['filter'] === null
              ? recordAnswer('AdminAddressList', variables)
              : { addressList: { items: [], totalCount: 0, endCursor: null } },
        },
      },
    );
    expect(await screen.findByText('Nothing fits what this list is narrowed to.')).toBeInTheDocument();
    await press('Show all');
    expect(await rows()).toHaveLength(3);
    expect(asked(sent).at(-1)).toMatchObject({ filter: null });
  });

  it('has no column and no filter that only programs read', async () => {
    await renderAdminPage(addresses);
    await rows();
    await press('Columns');
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names.length).toBeGreaterThan(5);
    expect(
      names.filter((name) => /number for programs|times changed|\bId\b|version/i.test(name ?? '')),
    ).toEqual([]);
  });

  it('shows the columns that this reader wants, and remembers them', async () => {
    await renderAdminPage(addresses);
    await rows();
    await press('Columns');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Postcode' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Changed' }));
    await press('Done');
    expect(screen.queryByRole('columnheader', { name: 'Postcode' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Changed' })).toBeInTheDocument();
    cleanup();
    await renderAdminPage(addresses);
    expect(await screen.findByRole('columnheader', { name: 'Changed' })).toBeInTheDocument();
    await press('Columns');
    await press('Back to the usual ones');
    expect(screen.getByRole('columnheader', { name: 'Postcode' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Changed' })).toBeNull();
  });
});

describe('the pages of a long list', () => {
  const long = {
    AdminAddressList: (variables: Readonly<Record<string, unknown>>) => {
      const { addressList } = recordAnswer('AdminAddressList', variables) as { addressList: object };
      return { addressList: { ...addressList, totalCount: 60 } };
    },
  };

  it('are gone through one after the other, and each says where it stands', async () => {
    const sent = await renderAdminPage(addresses, { answers: long });
    const pager = within(await screen.findByRole('navigation', { name: /pages/i }));
    expect(pager.getByText(/1.*25.*60/)).toBeInTheDocument();
    expect(pager.getByRole('button', { name: /previous/i })).toBeDisabled();
    await userEvent.click(pager.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ offset: 25 }));
    expect(await screen.findByText(/26.*50.*60/)).toBeInTheDocument();
  });

  it('are counted as far as anybody needs, and the list says that there are more', async () => {
    const sent = await renderAdminPage(addresses, {
      answers: {
        AdminAddressList: (variables) => {
          const { addressList } = recordAnswer('AdminAddressList', variables) as { addressList: object };
          return { addressList: { ...addressList, totalCount: Number(variables['atMost']) + 1 } };
        },
      },
    });
    expect(await screen.findByText('More than 10,000 records')).toBeInTheDocument();
    expect(screen.getByText('1–25 of more than 10,000')).toBeInTheDocument();
    expect(asked(sent)[0]).toMatchObject({ atMost: 10_000 });
  });
});

describe('a filter', () => {
  const add = async (field: string): Promise<ReturnType<typeof within>> => {
    await press('Add a filter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a filter' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), field);
    return dialog;
  };
  const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

  it('of a text holds what was typed; it is a word that can be taken away again', async () => {
    const sent = await renderAdminPage(addresses);
    const dialog = await add('Postcode');
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Postcode' }), '602');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(sent).at(-1)).toMatchObject({ filter: { and: [{ postcode: { contains: '602' } }] } }),
    );
    expect((await chips()).getByText('Postcode ~ 602')).toBeInTheDocument();
    await press('Remove the filter on Postcode');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('of a status takes several at once', async () => {
    const sent = await renderAdminPage(tasks);
    const dialog = await add('Status');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fell away' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Done' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Done' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({
        filter: { and: [{ status: { in: ['OPEN', 'CANCELLED'] } }] },
      }),
    );
    expect((await chips()).getByText('Status = Open, Fell away')).toBeInTheDocument();
  });

  it('of a moment is from a day to a day, which begins at midnight of the world’s clock', async () => {
    const sent = await renderAdminPage(tasks);
    const dialog = await add('Due');
    await userEvent.type(dialog.getByLabelText('From'), '2026-11-01');
    await userEvent.type(dialog.getByLabelText('To'), '2026-11-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({
        filter: { and: [{ dueAt: { gte: '2026-11-01T00:00:00.000Z', lte: '2026-11-30T00:00:00.000Z' } }] },
      }),
    );
    expect((await chips()).getByText('Due ≥ 2026-11-01 ≤ 2026-11-30')).toBeInTheDocument();
  });

  it('asks for what is empty only where something may be', async () => {
    const sent = await renderAdminPage(addresses);
    const dialog = await add('City');
    expect(dialog.queryByRole('checkbox', { name: 'is empty' })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'State');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'is empty' }));
    expect(dialog.queryByRole('textbox', { name: 'State' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(sent).at(-1)).toMatchObject({ filter: { and: [{ state: { isNull: true } }] } }),
    );
    expect((await chips()).getByText('State is empty')).toBeInTheDocument();
  });

  it('is forgotten when the dialog is left without it', async () => {
    const sent = await renderAdminPage(addresses);
    const dialog = await add('Postcode');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Postcode' }), '602');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Add a filter' })).toBeNull();
    expect(asked(sent).every(({ filter }) => filter === null)).toBe(true);
  });

  it('finds the reader’s own work, and what nobody does', async () => {
    const sent = await renderAdminPage(tasks);
    await press('Mine');
    await waitFor(() =>
      expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({
        filter: { and: [{ assignedAdminId: { eq: lawyer.id } }] },
      }),
    );
    // By name: nobody knows a colleague by an id.
    await waitFor(async () =>
      expect((await chips()).getByText(/^In charge =/)).not.toHaveTextContent(lawyer.id),
    );
    await press('Unassigned');
    await waitFor(() =>
      expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({
        filter: { and: [{ assignedAdminId: { isNull: true } }] },
      }),
    );
  });
});

describe('several rows', () => {
  const choose = async (...numbers: readonly number[]): Promise<void> => {
    await rows();
    for (const number of numbers)
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Select street ${number}`) }));
  };
  const bar = async () => within(await screen.findByRole('region', { name: 'Selected rows' }));

  it('are chosen one by one or all, and let go of again', async () => {
    await renderAdminPage(addresses);
    await choose(1, 3);
    expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect((await bar()).getByRole('status')).toHaveTextContent('3 selected');
    await press('Clear the selection');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('get one new value at once', async () => {
    const sent = await renderAdminPage(addresses, {
      answers: { AdminUpdateAddressList: ({ ids }) => ({ updateAddressList: { ids, refusals: [] } }) },
    });
    await choose(1, 2);
    await press('Change…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 records' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'City');
    await userEvent.click(dialog.getByRole('button', { name: 'Change…' }));
    expect(await dialog.findAllByText(/This is needed/)).not.toEqual([]);
    expect(asked(sent, 'AdminUpdateAddressList')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /^City/ }), 'Nitra');
    await userEvent.click(dialog.getByRole('button', { name: 'Change…' }));
    expect(await screen.findByText('2 records done.')).toBeInTheDocument();
    expect(asked(sent, 'AdminUpdateAddressList')).toEqual([
      { ids: [rowId('address', 0), rowId('address', 1)], input: { city: 'Nitra' } },
    ]);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('that could not be changed are named with the reason; the others are done', async () => {
    await renderAdminPage(addresses, {
      answers: {
        AdminUpdateAddressList: () => ({
          updateAddressList: {
            ids: [rowId('address', 1)],
            refusals: [
              {
                id: rowId('address', 0),
                refusal: { code: 'IN_USE', message: 'A company has its seat here.' },
              },
            ],
          },
        }),
      },
    });
    await choose(1, 2);
    await press('Change…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 records' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'City');
    await userEvent.type(dialog.getByRole('textbox', { name: /^City/ }), 'Nitra');
    await userEvent.click(dialog.getByRole('button', { name: 'Change…' }));
    const left = within(await screen.findByRole('dialog', { name: '1 record was left as it is' }));
    expect(left.getByText(/A company has its seat here/)).toBeInTheDocument();
    await userEvent.click(left.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/A company has its seat here/)).toBeNull();
  });

  it('are not deleted here, and a selection ends with the page', async () => {
    await renderAdminPage(addresses);
    await choose(1, 2);
    expect((await bar()).queryByRole('button', { name: /delete/i })).toBeNull();
    cleanup();
    await renderAdminPage(addresses);
    await rows();
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('selected'))).toEqual([]);
  });

  it('are given to somebody with a reason, one by one where the service takes no more at once', async () => {
    const marks = { path: '/trademark', at: '/trademark', Component };
    const sent = await renderAdminPage(marks);
    await rows();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Assign…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 3 records' }));
    await dialog.findByRole('option', { name: 'Adam Admin' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To whom' }), 'Adam Admin');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Lena is away');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('3 records done.')).toBeInTheDocument();
    expect(asked(sent, 'AdminAssignTrademark').map(({ id, input }) => ({ id, input }))).toEqual(
      [0, 1, 2].map((at) => ({
        id: rowId('trademark', at),
        input: { assignedAdminId: '0190a000-0000-7000-8000-0000000000a2', reason: 'Lena is away' },
      })),
    );
  });

  it('are moved through and ticked by keys; Escape lets go', async () => {
    await renderAdminPage(addresses);
    await rows();
    await userEvent.keyboard('jjx');
    expect(screen.getByRole('link', { name: /street 2/ })).toHaveFocus();
    expect((await bar()).getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.keyboard('j{Shift>}X{/Shift}');
    expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('a list whose rows belong to clients', () => {
  it('finds the rows of clients whose name was typed', async () => {
    const marks = { path: '/trademark', at: '/trademark', Component };
    const sent = await renderAdminPage(marks);
    await userEvent.type(await screen.findByRole('searchbox'), 'Demova');
    await waitFor(() =>
      expect(JSON.stringify(asked(sent, 'AdminTrademarkList').at(-1))).toContain(
        `{"userId":{"in":${JSON.stringify([0, 1, 2].map((at) => rowId('user', at)))}}}`,
      ),
    );
  });
});

describe('a list that only admins may open', () => {
  const log = { path: '/user_auth_log', at: '/user_auth_log', Component };

  it('says to a lawyer who may, and asks nothing', async () => {
    const sent = await renderAdminPage(log);
    expect(await screen.findByText('Only an admin may open Sign-in log.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ada Admin' })).toBeInTheDocument();
    expect(asked(sent, 'AdminUserAuthLogList')).toEqual([]);
  });

  it('opens for an admin', async () => {
    const sent = await renderAdminPage(log, { role: 'ADMIN' });
    await waitFor(() => expect(asked(sent, 'AdminUserAuthLogList')).not.toEqual([]));
  });
});
