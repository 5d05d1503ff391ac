import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { renderAdminPage } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { lawyer } from '../../../../../testing/stub-facts.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { useDeskKeys } from '../keys/use-desk-keys.js';
import { keepRecent } from './recent-records.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Where() {
  return <h1>At {useLocation().pathname}</h1>;
}
function StepsHere() {
  const [taken, setTaken] = useState(false);
  useDeskKeys('row', { take: () => setTaken(true) });
  return (
    <>
      <h1>At /admin</h1>
      {taken && <p>taken</p>}
    </>
  );
}
const open = async (Component = Where) => {
  await renderAdminPage({ path: '*', at: '/admin', Component });
  await screen.findByRole('heading', { name: 'At /admin' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
  return { dialog, field: await dialog.findByRole('combobox', { name: 'Number, e-mail, mark, name or id' }) };
};

describe('the way to anything, by Ctrl+K', () => {
  it('finds a list by a part of its name and opens it by Enter', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, '>office lett');
    const options = dialog.getAllByRole('option');
    expect(options[0]).toHaveTextContent('Office letters');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'At /office_action' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
  });

  it('begins with what this person had open last', async () => {
    keepRecent(lawyer.id, { to: '/brand/b1/show', title: 'Velumora · Brand' });
    keepRecent('somebody else', { to: '/brand/b2/show', title: 'Not mine' });
    const { dialog } = await open();
    expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Velumora · Brand');
    expect(dialog.queryByText('Not mine')).toBeNull();
  });

  it('tells two records of one name apart by office, status, number and client', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, 'Zelená');
    const option = await dialog.findByRole('option', { name: /Zelená pekárna.*Mark/ });
    await waitFor(() => expect(option).toHaveTextContent(/EU.*N-1001.*Zelená/));
  });

  it('runs a step of the open record, and offers none where nothing handles it', async () => {
    const { dialog, field } = await open(StepsHere);
    await userEvent.type(field, '>take');
    expect(dialog.queryByRole('option', { name: /Snooze/ })).toBeNull();
    await userEvent.click(dialog.getByRole('option', { name: /^Take/ }));
    expect(await screen.findByText('taken')).toBeInTheDocument();
  });

  it('opens in a new tab by Ctrl Enter, and stays', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { field } = await open();
    await userEvent.type(field, '>docket');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/admin/deadlines', '_blank', 'noopener');
    expect(screen.getByRole('heading', { name: 'At /admin' })).toBeInTheDocument();
    opened.mockRestore();
  });

  it('finds a record by what it is called, and is walked by arrows', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, 'Zelená');
    const option = await dialog.findByRole('option', { name: /Zelená pekárna.*Mark/ });
    const all = dialog.getAllByRole('option');
    for (let at = 0; at < all.indexOf(option); at += 1) await userEvent.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: `At /trademark/${rowId('trademark', 1)}/show` }),
    ).toBeInTheDocument();
  });

  it('does not walk past its ends', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, 'Zelená');
    await dialog.findByRole('option', { name: /Zelená pekárna.*Mark/ });
    const count = dialog.getAllByRole('option').length;
    await userEvent.keyboard('{ArrowUp}');
    expect(dialog.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    for (let at = 0; at < count + 3; at += 1) await userEvent.keyboard('{ArrowDown}');
    expect(dialog.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  });

  it('finds a record of any kind by its id', async () => {
    const { dialog, field } = await open();
    const id = rowId('brand', 2);
    await userEvent.click(field);
    await userEvent.paste(id);
    const option = await dialog.findByRole('option', { name: new RegExp(`${id}.*Brand`) });
    await userEvent.click(option);
    expect(await screen.findByRole('heading', { name: `At /brand/${id}/show` })).toBeInTheDocument();
  });

  it('says how much it found, to whoever hears the page too', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, 'qqqq');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('0 results'));
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes a step of a found record without opening it, by keys alone', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, 'Zelená');
    const option = await dialog.findByRole('option', { name: /Zelená pekárna.*Mark/ });
    const all = dialog.getAllByRole('option');
    for (let at = 0; at < all.indexOf(option); at += 1) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Tab}');
    const steps = dialog.getByRole('combobox', { name: 'What to do with Zelená pekárna' });
    await dialog.findByRole('option', { name: /^Rename, other brand/ });
    expect(steps).toHaveFocus();
    await userEvent.type(steps, 'rename');
    expect(dialog.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Rename, other brand' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'At /admin' })).toBeInTheDocument();
  });

  it.each(['{Shift>}{Tab}{/Shift}', '{Backspace}'])(
    'goes back from the steps by %s, and what was typed is there',
    async (key) => {
      const { dialog, field } = await open();
      await userEvent.type(field, 'Zelená');
      const options = await dialog.findAllByRole('option', { name: /Zelená pekárna/ });
      expect(options[0]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Tab}');
      await dialog.findByRole('combobox', { name: /What to do with/ });
      await userEvent.keyboard(key);
      expect(await dialog.findByRole('combobox', { name: /Number, e-mail/ })).toHaveValue('Zelená');
    },
  );

  it('Tab on a command shows no steps', async () => {
    const { dialog, field } = await open();
    await userEvent.type(field, '>docket');
    await userEvent.keyboard('{Tab}');
    expect(dialog.queryByRole('combobox', { name: /What to do with/ })).toBeNull();
  });
});
