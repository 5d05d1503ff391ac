import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { lawyer, refusal } from '../../../../testing/stub-facts.js';
import { adam } from '../../../../testing/stub-settings.js';
import { Component } from './settings.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type World = Parameters<typeof renderAdminPage>[1];
const open = (part = '', world: World = {}) =>
  renderAdminPage(
    { path: '/admin/settings', at: `/admin/settings${part === '' ? '' : `?part=${part}`}`, Component },
    { role: 'ADMIN', ...world },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('what is one’s own', () => {
  it('is hours, languages, time zone and deputy, said by oneself', async () => {
    const sent = await open('', { role: 'LAWYER' });
    const hours = await screen.findByRole('spinbutton', { name: 'Hours a week' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '20');
    const languages = within(screen.getByRole('group', { name: 'Languages' }));
    expect(languages.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(languages.getByRole('checkbox', { name: 'Slovak' }));
    await userEvent.selectOptions(languages.getByRole('combobox', { name: 'Another language' }), 'German');
    expect(languages.getByRole('checkbox', { name: 'German' })).toBeChecked();
    await userEvent.click(languages.getByRole('checkbox', { name: 'Czech' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Time zone/ }), 'New York');
    await press('Save');
    await waitFor(() =>
      expect(sentAs(sent, 'ArrangeOwn').at(-1)?.variables).toEqual({
        id: 'p-lena',
        input: {
          languages: ['en', 'sk', 'de'],
          weeklyHours: 20,
          deputyId: adam.id,
          zone: 'America/New_York',
        },
      }),
    );
  });

  it('is all that a lawyer finds, with what is promised to read', async () => {
    await open('people', { role: 'LAWYER' });
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of the settings' }));
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Mine',
      'Promised times',
    ]);
    expect(screen.getByRole('heading', { name: 'My hours, languages and time zone' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  });

  it('is an absence: what is refused stays as it was typed, with why', async () => {
    const sent = await open('', {
      answers: { SayAbsence: () => ({ createAbsence: refusal('NOBODY_LEFT', 'Nobody is left at US.') }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an absence' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add an absence' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Say it' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Say until when.');
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2099-01-01T09:00' } });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who stands in' }), 'Adam Admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Say it' }));
    expect(await dialog.findByText('Nobody is left at US.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Until')).toHaveValue('2099-01-01T09:00');
    expect(sentAs(sent, 'SayAbsence').at(-1)?.variables).toMatchObject({
      input: { userId: lawyer.id, deputyId: adam.id },
    });
  });

  it('hands over what falls into an absence to whom the rules choose, all of it', async () => {
    const sent = await open();
    const row = await screen.findByRole('row', { name: /Lena Lawyer.*3 promises fall into it/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Move 3 to…/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Who does the 3 that Lena Lawyer had?' }));
    const [first] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Suggested: has the least to do of those who can, speaks Czech, does CZ, 4 open, here today',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Adam Admin' }));
    await waitFor(() =>
      expect(sentAs(sent, 'HandOver').at(-1)?.variables).toEqual({
        ids: ['t1', 't2', 't3'],
        input: { assignedAdminId: adam.id },
      }),
    );
    expect(await screen.findByText('3 go to Adam Admin.')).toBeInTheDocument();
  });
});

describe('people', () => {
  it('are told for which offices, kinds and languages they work', async () => {
    const sent = await open('people');
    const row = await screen.findByRole('row', { name: /Lena Lawyer.*EU CZ.*2 kinds.*English, Czech/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Change/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'What Lena Lawyer does' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Offices/ }), ' us');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Team/ }), ' Filings ');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Check the name' }));
    expect(dialog.queryByRole('checkbox', { name: /refund/i })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gives second looks' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentAs(sent, 'SettingsSavePerson').at(-1)?.variables).toMatchObject({
        id: 'p-lena',
        expectedVersion: 4,
        input: {
          givesSecondLooks: false,
          team: 'Filings',
          offices: ['EU', 'CZ', 'US'],
          works: ['FILE'],
          languages: ['en', 'cs'],
          weeklyHours: 30,
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('who give no second looks are named, and the right stays where nobody would be left with it', async () => {
    await open('people', {
      answers: {
        SettingsSavePerson: () => ({
          updateStaffProfile: refusal('SECOND_LOOKS_LEFT', 'At least two others have to be left.'),
        }),
      },
    });
    expect(await screen.findByRole('row', { name: /Adam Admin.*gives no second looks/ })).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Lena Lawyer.*EU CZ/ });
    expect(row).not.toHaveTextContent('gives no second looks');
    await userEvent.click(within(row).getByRole('button', { name: /^Change/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'What Lena Lawyer does' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gives second looks' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('At least two others have to be left.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Gives second looks' })).not.toBeChecked();
  });
});

describe('rules', () => {
  it('read as sentences in their order, which is changed by a press', async () => {
    const sent = await open('rules');
    const items = await screen.findAllByRole('listitem');
    const sentences = items.map(({ textContent }) => textContent).filter((text) => text?.includes('→'));
    expect(sentences[0]).toMatch(/^Check the name, Czechia → Lena Lawyer/);
    expect(sentences[1]).toMatch(/^clients who write Spanish → whoever has the least to do/);
    expect(sentences[2]).toMatch(/^orders from €5,000\.00 → team Filings, whoever has the least to do/);
    await press(/^Down.*Check the name/);
    await waitFor(() =>
      expect(sentAs(sent, 'SettingsChangeRule').map(({ variables }) => variables)).toEqual([
        { id: 'r2', expectedVersion: 1, input: { position: 1 } },
        { id: 'r1', expectedVersion: 1, input: { position: 2 } },
      ]),
    );
  });

  it('are tried on the last arrivals before they are added', async () => {
    const sent = await open('rules');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a rule' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Office (code)' }), 'us');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who gets it' }), 'Adam Admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Try it first' }));
    expect(
      await screen.findByRole('row', { name: /Lumora.*Adam Admin.*Lena Lawyer.*a rule says so/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/1 would go to somebody else/)).toBeInTheDocument();
    expect(sentAs(sent, 'ReplayedArrivals').at(-1)?.variables).toMatchObject({
      rule: { position: 4, office: 'US', work: null, assignedAdminId: adam.id },
    });
    expect(sentAs(sent, 'SettingsAddRule')).toEqual([]);
  });

  it('give orders from a sum on to a team; what is no sum is said, and stays as it was typed', async () => {
    const sent = await open('rules');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a rule' }));
    const sum = dialog.getByRole('textbox', { name: 'Orders from (sum, tax in)' });
    expect(sum).toHaveAccessibleDescription(/sums are not converted/);
    await userEvent.type(sum, 'a lot');
    const who = dialog.getByRole('combobox', { name: 'Who gets it' });
    await userEvent.selectOptions(who, await dialog.findByRole('option', { name: 'Filings' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency of the sum' }), 'CZK');
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Enter a sum, such as 5000');
    expect(sum).toHaveValue('a lot');
    expect(sentAs(sent, 'SettingsAddRule')).toEqual([]);
    await userEvent.clear(sum);
    await userEvent.type(sum, '125000,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await waitFor(() =>
      expect(sentAs(sent, 'SettingsAddRule').at(-1)?.variables).toMatchObject({
        input: {
          fromAmount: { amountMinor: 12_500_050, currency: 'CZK' },
          team: 'Filings',
          assignedAdminId: null,
        },
      }),
    );
  });

  it('are not added for a client whom nobody knows', async () => {
    const sent = await open('rules', { answers: { ClientByAddress: () => ({ userList: { items: [] } }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a rule' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Client’s e-mail' }), 'nobody@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByText('No client has this e-mail.')).toBeInTheDocument();
    expect(sentAs(sent, 'SettingsAddRule')).toEqual([]);
  });
});

describe('promised times', () => {
  it('are shown as they hold, to be read', async () => {
    await open('promises', { role: 'LAWYER' });
    const row = await screen.findByRole('row', { name: /Answer/ });
    expect(row).toHaveTextContent('within 4 working hours');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('representatives', () => {
  it('are listed office by office, with who stands in new drafts, and lead to their entry', async () => {
    await open('representatives');
    const row = (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/European Union.*M\. Sloan.*12345.*one of us.*named in new drafts/)).toBeInTheDocument();
    expect(await row(/L\. Gone.*not any more/)).toBeInTheDocument();
    expect(await row(/A\. Other.*where a lawyer chooses it/)).toBeInTheDocument();
    expect(
      await row(/United States.*P\. North.*Northbridge.*partner.*named in new drafts/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'M. Sloan' })).toHaveAttribute(
      'href',
      '/representative/rep-sloan',
    );
    expect(screen.getByRole('link', { name: 'Add a representative' })).toHaveAttribute(
      'href',
      '/representative/create',
    );
  });

  it('are not kept by lawyers', async () => {
    await open('representatives', { role: 'LAWYER' });
    expect(
      await screen.findByRole('heading', { name: 'My hours, languages and time zone' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Representatives' })).toBeNull();
  });
});
