import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { Component } from './settings.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type World = Parameters<typeof renderAdminPage>[1];
const open = (world: World = {}) =>
  renderAdminPage(
    { path: '/admin/settings', at: '/admin/settings?part=limits', Component },
    { role: 'ADMIN', ...world },
  );
const dialogOf = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog', { name: button }));
};

describe('the limit of one person', () => {
  it('stands there as money, with who changed it from what to what and why', async () => {
    await open();
    expect(await screen.findByText(/Up to €1,000.00 of official fees/)).toBeInTheDocument();
    const history = within(screen.getByRole('list', { name: 'Changes of the limit' }));
    expect(history.getByRole('listitem')).toHaveTextContent(
      /Adam Admin.*€500.00 → €1,000.00.*“Renewals became dearer.”/,
    );
    expect(screen.getByText(/A change counts from the moment it is saved/)).toBeInTheDocument();
  });

  it('is changed to an amount that is typed as money, with the reason', async () => {
    const sent = await open();
    const dialog = await dialogOf('Change the limit');
    const amount = dialog.getByRole('textbox', { name: 'One person is enough up to (EUR)' });
    expect(amount).toHaveValue('1000.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,250.50');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Fees went up.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
    await waitFor(() =>
      expect(sentAs(sent, 'SettingsSetFilingLimit').at(-1)?.variables).toEqual({
        input: { amount: { amountMinor: 125_050, currency: 'EUR' }, reason: 'Fees went up.' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not sent without an amount or a reason, and says so at the field', async () => {
    const sent = await open();
    const dialog = await dialogOf('Change the limit');
    const amount = dialog.getByRole('textbox', { name: 'One person is enough up to (EUR)' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'a lot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
    expect(amount).toHaveAccessibleDescription('Enter an amount, such as 1250.50.');
    expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveAccessibleDescription(/Say why/);
    expect(amount).toHaveValue('a lot');
    expect(sentAs(sent, 'SettingsSetFilingLimit')).toEqual([]);
  });

  it('that is refused stays as it was typed, with why', async () => {
    await open({
      answers: {
        SettingsSetFilingLimit: () => ({ createFilingLimit: refusal('FORBIDDEN', 'An admin does this.') }),
      },
    });
    const dialog = await dialogOf('Change the limit');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Fees went up.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
    expect(await dialog.findByText('An admin does this.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('Fees went up.');
  });
});

describe('the hours of the firm', () => {
  it('stand there in sentences, and a change says what it made different alone', async () => {
    await open();
    expect(await screen.findByText(/works from 08:30 to 18:00/)).toBeInTheDocument();
    expect(screen.getByText('Closed as well: 31 December 2026.')).toBeInTheDocument();
    expect(screen.getByText(/nobody has for 2 working hours/)).toBeInTheDocument();
    const line = within(screen.getByRole('list', { name: 'Changes of the hours' })).getByRole('listitem');
    expect(line).toHaveTextContent(
      /Opens: 09:00 → 08:30 · Further closed days: none → 31 December 2026.*“We begin earlier.”/,
    );
    expect(line).not.toHaveTextContent('Closes');
  });

  it('are changed with a further closed day and another patience', async () => {
    const sent = await open();
    const dialog = await dialogOf('Change the hours');
    fireEvent.change(dialog.getByLabelText('Closes'), { target: { value: '17:00' } });
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-23' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add the day' }));
    // Entered and not added: it is meant all the same.
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-30' } });
    const patience = dialog.getByRole('spinbutton', { name: 'Working hours nobody may have new work' });
    await userEvent.clear(patience);
    await userEvent.type(patience, '4');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Winter.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
    await waitFor(() =>
      expect(sentAs(sent, 'SettingsSetFirmHours').at(-1)?.variables).toEqual({
        input: {
          opensAt: '08:30',
          closesAt: '17:00',
          closedDays: ['2026-12-23', '2026-12-30', '2026-12-31'],
          unownedHours: 4,
          reason: 'Winter.',
        },
      }),
    );
  });
});

it('the limits are not for lawyers', async () => {
  await open({ role: 'LAWYER' });
  expect(
    await screen.findByRole('heading', { name: 'My hours, languages and time zone' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Limits' })).toBeNull();
});
