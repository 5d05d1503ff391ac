import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs, type SentByStaff } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { lawyer } from '../../../../testing/stub-facts.js';
import { Component } from './record-list.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const tasks = { path: '/task', at: '/task', Component };
const rows = async (): Promise<readonly HTMLElement[]> =>
  (await screen.findAllByRole('row')).filter((row) => within(row).queryAllByRole('rowheader').length > 0);
const asked = (sent: readonly SentByStaff[], name: string) =>
  sentAs(sent, name).map(({ variables }) => variables);
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('a view', () => {
  const view = (more: object) => ({
    __typename: 'SavedView',
    id: 'view1',
    version: 1,
    name: 'Waits for anybody',
    filter: { assignedAdminId: { isNull: true } },
    columns: ['status', 'dueAt'],
    orderField: 'dueAt',
    orderDirection: 'ASC',
    shared: false,
    opensFirst: false,
    userId: lawyer.id,
    ...more,
  });
  const withViews = (...items: readonly object[]) => ({
    answers: { ListViews: () => ({ savedViewList: { items } }) },
  });
  const choice = () => screen.findByRole('combobox', { name: 'Views' });

  it('is saved with filter, columns and order, for all staff when said so', async () => {
    const saved = { ListViewSave: () => ({ createSavedView: { __typename: 'SavedView', id: 'new' } }) };
    const sent = await renderAdminPage(tasks, { answers: saved });
    await press('Unassigned');
    await press('Save as a view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Waits for anybody');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share it with all staff' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save as a view' }));
    await waitFor(() =>
      expect(asked(sent, 'ListViewSave')).toMatchObject([
        {
          input: {
            list: 'task',
            name: 'Waits for anybody',
            shared: true,
            opensFirst: false,
            filter: { assignedAdminId: { isNull: true } },
            columns: expect.arrayContaining(['status']),
          },
        },
      ]),
    );
  });

  it('is chosen and left again, and a changed one can be put back', async () => {
    const sent = await renderAdminPage(tasks, withViews(view({})));
    await userEvent.selectOptions(await choice(), 'Waits for anybody');
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    await waitFor(() =>
      expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({
        orderBy: [{ field: 'DUE_AT', direction: 'ASC' }],
      }),
    );
    expect(screen.queryByRole('columnheader', { name: 'In charge' })).toBeNull();
    await press('Mine');
    expect(await screen.findByRole('button', { name: 'Save to “Waits for anybody”' })).toBeInTheDocument();
    await press('Undo the changes');
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    await userEvent.selectOptions(await choice(), 'As usual');
    await waitFor(() => expect(screen.queryByText('In charge is empty')).toBeNull());
  });

  it('of one’s own opens the list when it was chosen for that; a colleague’s never does', async () => {
    const sent = await renderAdminPage(tasks, withViews(view({ opensFirst: true })));
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    expect(asked(sent, 'AdminTaskList')[0]).toMatchObject({
      filter: { and: [{ assignedAdminId: { isNull: true } }] },
    });
    cleanup();
    localStorage.clear();
    const again = await renderAdminPage(tasks, withViews(view({ opensFirst: true, userId: 'marek' })));
    await rows();
    expect(asked(again, 'AdminTaskList')[0]).toMatchObject({ filter: null });
    expect(within(await choice()).getByRole('group', { name: 'Shared by colleagues' })).toBeInTheDocument();
  });

  it('opens the list as it did last time before the service has answered, and gives way to what it answers', async () => {
    await renderAdminPage(tasks, withViews(view({ opensFirst: true })));
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    cleanup();
    let answer: (views: object) => void = () => undefined;
    const slow = {
      answers: {
        ListViews: () =>
          new Promise<object>((resolve) => {
            answer = resolve;
          }),
      },
    };
    const sent = await renderAdminPage(tasks, slow as never);
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    await rows();
    expect(asked(sent, 'AdminTaskList')[0]).toMatchObject({
      filter: { and: [{ assignedAdminId: { isNull: true } }] },
    });
    answer({ savedViewList: { items: [] } });
    await waitFor(() => expect(screen.queryByText('In charge is empty')).toBeNull());
    expect(asked(sent, 'AdminTaskList').at(-1)).toMatchObject({ filter: null });
  });

  it('that cannot be read keeps nobody from the list, which never opens with what was looked at last', async () => {
    const down = {
      answers: {
        ListViews: () => {
          throw new TypeError('offline');
        },
      },
    };
    await renderAdminPage(tasks, down);
    await press('Unassigned');
    expect(await screen.findByText('In charge is empty')).toBeInTheDocument();
    cleanup();
    const sent = await renderAdminPage(tasks, down);
    await rows();
    expect(asked(sent, 'AdminTaskList')[0]).toMatchObject({ filter: null });
  });
});
