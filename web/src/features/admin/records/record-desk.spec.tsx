import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { adam } from '../../../../testing/stub-settings.js';
import { keepListPage } from './list-walk.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const type = (table: string): string =>
  table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The page of one made-up row, as it is after `more`. */
async function show(table: string, more: object, { role = 'LAWYER', history = [] as object[] } = {}) {
  const name = type(table);
  const root = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const sent = await renderAdminPage(
    { path: `/${table}/:id/show`, at: `/${table}/${rowId(table, 0)}/show`, Component: Show },
    {
      role: role as 'LAWYER' | 'ADMIN',
      answers: {
        [`Admin${name}`]: (asked) => {
          const made = recordAnswer(`Admin${name}`, asked) as Record<string, object>;
          return { [root]: { ...made[root], ...more } };
        },
        [`Admin${name}TrackingList`]: () => ({
          [`${root}TrackingList`]: { items: history, totalCount: history.length, endCursor: null },
        }),
      },
    },
  );
  await screen.findByRole('heading', { name: 'Notes' });
  return sent;
}

const openMenu = async () => {
  await userEvent.keyboard('.');
  return within(await screen.findByRole('dialog', { name: 'Steps' }));
};
const accents = (): readonly (string | null)[] =>
  [...document.querySelectorAll('header [aria-keyshortcuts="p"]')].map(({ textContent }) => textContent);

describe('the head of a record', () => {
  it.each([
    [{ confirmedDueDate: null }, 'Date to confirm', 'Waits for a second person', 'Confirm the date p'],
    [
      { confirmedDueDate: '2027-02-01', examinationFinished: true },
      'To examine',
      'Waits for us',
      'Send the options p',
    ],
    [
      { confirmedDueDate: '2027-02-01', examinationFinished: false },
      'To examine',
      'Waits for us',
      'Examine p',
    ],
  ] as const)('says its turn and has one next step: %j', async (more, word, waits, next) => {
    await show('office_action', { status: 'DOCKETED', ...more });
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(waits))).toBeInTheDocument();
    expect(accents()).toEqual([next]);
  });

  it('counts the days since its status began, by the history and not by the last change', async () => {
    const days = 19;
    const began = new Date(Date.now() - days * 86_400_000).toISOString();
    const entry = { id: 'b', version: 1, label: 'Kicked off', actorKind: 'lawyer', actorId: null };
    await show(
      'office_action',
      { status: 'KICK_OFF_SENT', updatedAt: new Date().toISOString() },
      {
        history: [
          { ...entry, id: 'a', createdAt: new Date().toISOString(), toStatus: null },
          { ...entry, createdAt: began, toStatus: 'Kick-off sent' },
        ],
      },
    );
    expect(await screen.findByText(/since .* \(19 days\)/)).toBeInTheDocument();
  });

  it('takes the next step by a key', async () => {
    const sent = await show('office_action', { status: 'DOCKETED', confirmedDueDate: null });
    await userEvent.keyboard('p');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the date' }));
    await waitFor(() => expect(sentAs(sent, 'AdminConfirmOfficeActionDueDate')).toHaveLength(1));
  });

  it('goes to the note and takes the record by keys', async () => {
    const sent = await show('trademark', { assignedAdminId: null });
    await userEvent.keyboard('t');
    await waitFor(() => expect(sentAs(sent, 'AdminAssignTrademark')).toHaveLength(1));
    await userEvent.keyboard('i');
    expect(screen.getByRole('textbox', { name: /^A note for colleagues/ })).toHaveFocus();
  });

  it('offers money to an admin only; a lawyer gets what a lawyer may do', async () => {
    const alone = { status: 'SENT', productId: null };
    await show('invoice', alone);
    expect(accents()).toEqual([]);
    cleanup();
    await show('invoice', alone, { role: 'ADMIN' });
    expect(accents()).toEqual(['Confirm the transfer p']);
    cleanup();
    // That of an order is confirmed beside the payments of the order.
    await show('invoice', { status: 'SENT' }, { role: 'ADMIN' });
    expect(accents()).toEqual([]);
  });
});

describe('the list one came from', () => {
  it('is gone through by keys, as it was left', async () => {
    const [first, second] = [rowId('brand', 0), rowId('brand', 1)];
    keepListPage('brand', { ids: [first, second], before: 3, total: 23 });
    await show('brand', {});
    expect(screen.getByText(/4 of 23/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    await userEvent.keyboard(']');
    expect(await screen.findByText(/5 of 23/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/brand/${first}/show`);
  });
});

describe('whom a record is given to', () => {
  it('is suggested with why, by a key', async () => {
    const sent = await show('office_action', {});
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Who does it?' }));
    expect(await dialog.findByText(/speaks Czech, does CZ, 4 open, here today/)).toBeInTheDocument();
    expect(sentAs(sent, 'AssigneesFor').at(-1)?.variables).toEqual({ subjectId: rowId('office_action', 0) });
    await userEvent.click(dialog.getByRole('button', { name: 'Adam Admin' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminAssignOfficeAction').at(-1)?.variables).toMatchObject({
        input: { assignedAdminId: adam.id },
      }),
    );
  });
});

describe('the menu of a record', () => {
  it('stands in groups in their order, the ends last, each with what follows', async () => {
    await show('trademark', { status: 'TRADEMARK_REGISTERED', openRegisterDifferenceCount: 1 });
    const menu = await openMenu();
    expect(menu.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Client',
      'Office',
      'Record',
      'Money',
      'Ends',
    ]);
    expect(
      menu.getByRole('button', { name: /^Registration ended by decision ?Revoked/ }),
    ).toBeInTheDocument();
    expect(menu.queryByRole('button', { name: /^(Cancel|Delete)/ })).toBeNull();
  });

  it('narrows while one types; Enter takes what is left', async () => {
    await show('trademark', { status: 'TRADEMARK_REGISTERED' });
    const menu = await openMenu();
    await userEvent.type(menu.getByRole('searchbox'), 'representative{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Change the representative' })).toBeInTheDocument();
  });

  it('folds what is not possible now, with what it needs in words', async () => {
    await show('invoice', { status: 'PAID' }, { role: 'ADMIN' });
    const menu = await openMenu();
    expect(menu.queryByRole('button', { name: /^Delete/ })).toBeNull();
    const later = within(menu.getByText(/^Not possible now/).closest('details') as HTMLElement);
    expect(later.getByText('Delete').closest('li')).toHaveTextContent('Only when it is: To issue.');
  });

  it('asks why of every end', async () => {
    const sent = await show('case', { status: 'CREATED' });
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: /^Leave alone/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave alone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave alone' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is needed.');
    expect(sentAs(sent, 'AdminDismissCase')).toEqual([]);
  });

  it.each([
    [
      'an active account',
      'user',
      { status: 'ACTIVE', erasureRequestedAt: null },
      ['Open the account again', 'Erase'],
    ],
    ['a scan that was reported', 'brand_monitoring_task', { status: 'PROCESSED' }, ['Start', 'Open again']],
  ] as const)('has no step that cannot apply to %s', async (_, table, more, labels) => {
    await show(table, more, { role: 'ADMIN' });
    const menu = await openMenu();
    for (const label of labels)
      expect(menu.queryByRole('button', { name: new RegExp(`^${label}`) })).toBeNull();
  });
});

describe('what belongs to a record', () => {
  it('has counts, and empty lists are absent', async () => {
    await renderAdminPage(
      {
        path: '/address/:id/show',
        at: `/address/${rowId('address', 0)}/show`,
        Component: Show,
      },
      { answers: { AdminCountAddress: () => ({ about_task: 2, about_document: 0 }) } },
    );
    expect(await screen.findByRole('tab', { name: 'Tasks (2)' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  it.each([
    ['LAWYER', false],
    ['ADMIN', true],
  ] as const)('counts for a %s only what that role may list', async (role, isAsked) => {
    const signIns = jest.fn(() => ({ user_auth_log_userId: 3 }));
    await renderAdminPage(
      { path: '/user/:id/show', at: `/user/${rowId('user', 0)}/show`, Component: Show },
      {
        role,
        answers: {
          AdminCountUser: () => ({}),
          AdminCountUser2: () => ({}),
          AdminCountUser3: () => ({ about_task: 2 }),
          AdminCountUser4: () => ({}),
          AdminCountUserForAdmins: signIns,
        },
      },
    );
    expect(await screen.findByRole('button', { name: 'Tasks 2' })).toBeInTheDocument();
    expect(signIns.mock.calls.length > 0).toBe(isAsked);
  });

  it('folds what machines say of themselves in the history', async () => {
    const entry = { version: 1, createdAt: '2026-11-03T09:00:00.000Z', toStatus: null, actorId: null };
    await show(
      'service_request',
      {},
      {
        history: [
          { ...entry, id: 'a', event: 'IpoDataReadAgain', label: 'IpoDataReadAgain', actorKind: 'system' },
          { ...entry, id: 'b', event: 'ServiceRequestQuoted', label: 'Quoted', actorKind: 'lawyer' },
        ],
      },
    );
    expect(await screen.findByText('1 entry by machines')).toBeInTheDocument();
    expect(screen.getByText('IpoDataReadAgain').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Quoted').closest('details')).toBeNull();
    expect(screen.getByText('Quoted').closest('li')).toHaveTextContent(/3 Nov 2026.*a lawyer/);
  });
});
