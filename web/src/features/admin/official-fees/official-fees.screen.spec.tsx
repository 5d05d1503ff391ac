import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { page, refusal } from '../../../../testing/stub-facts.js';
import { proposed } from '../../../../testing/stub-official-fees.js';
import { amountOf } from './fee-amount.js';
import { Component } from './official-fees.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type World = Parameters<typeof renderAdminPage>[1];
const open = (query = '', world: World = {}) =>
  renderAdminPage(
    { path: '/admin/official-fees', at: `/admin/official-fees${query}`, Component },
    { role: 'ADMIN', ...world },
  );
const offices = async () => within(await screen.findByRole('list', { name: 'Offices' }));
const dialogOf = async (line: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Confirm\\s*: ${line}$`) }));
  return within(screen.getByRole('dialog'));
};

describe('the page of official fees', () => {
  it('counts what is to be checked, and shows each office with its fees, its page and its day', async () => {
    await open();
    expect(await screen.findByText('1 of 3 offices is to be checked.', { exact: false })).toBeInTheDocument();
    const [canada, france, egypt] = (await offices()).getAllByRole('listitem');
    expect(france).toHaveTextContent(
      /France.*Known: charged with a ceiling.*To check.*first class 190.00\sEUR · each further class 40.00\sEUR.*Late renewal, on top.*50 %.*Last checked 2022/,
    );
    expect(canada).not.toHaveTextContent('To check');
    expect(within(canada as HTMLElement).getByRole('link', { name: 'ised-isde.canada.ca' })).toHaveAttribute(
      'href',
      'https://ised-isde.canada.ca/fees',
    );
    expect(egypt).toHaveTextContent(/Egypt.*Unknown: a person names the price.*nobody knows.*Never seen/);
  });

  it('is narrowed by region and state, and says when nothing is left', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Americas');
    expect((await offices()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('1 office')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'To check');
    expect(
      await screen.findByText('No office is like that. Choose another region or state.'),
    ).toBeInTheDocument();
  });

  it('says that fees could not be read, and asks again', async () => {
    await open('', {
      answers: {
        OfficialFeeDesk: () => {
          throw new Error('down');
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('one office', () => {
  it('shows what is announced, what waits, and what was confirmed', async () => {
    await open('?office=FR');
    expect(await screen.findByRole('heading', { name: 'Official fees: France' })).toBeInTheDocument();
    expect(await screen.findByText('A change waits for another admin; see below.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm: Renewal' })).toBeNull();
    expect(screen.getByText(/3 prices were open then, 2 of them would differ/)).toBeInTheDocument();
  });

  it('is confirmed after one has seen what it changes', async () => {
    const sent = await open('?office=FR');
    const dialog = await dialogOf('Filing');
    expect(dialog.getByRole('textbox', { name: 'first class (EUR)' })).toHaveValue('190.00');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Page of the office (https)' }),
      'https://www.inpi.fr/tarifs',
    );
    fireEvent.change(dialog.getByLabelText('Looked at on'), { target: { value: '2026-11-28' } });
    await userEvent.click(dialog.getByRole('button', { name: 'See what it changes' }));
    expect(await dialog.findByText(/4 quotes and 1 unpaid order. They keep their price/)).toHaveTextContent(
      '2 would come out differently after they end.',
    );
    expect(dialog.getByText(/2 prices, with tax/)).toHaveTextContent(/€79.37 to .€29.00/);
    expect(sentAs(sent, 'OfficialFeeConfirm')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(sentAs(sent, 'OfficialFeeConfirm').at(-1)?.variables).toEqual({
        input: {
          office: 'FR',
          line: 'FILING',
          amounts: [19_000, 4000],
          validFrom: '2019-12-11',
          sourceUrl: 'https://www.inpi.fr/tarifs',
          lookedOn: '2026-11-28',
          note: null,
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at the field what is missing or refused', async () => {
    const sent = await open('?office=EG', {
      answers: {
        OfficialFeeEffectOf: () => ({
          officialFeeEffect: {
            ...refusal('INPUT_INVALID', 'Wrong.'),
            fields: [{ path: ['sourceUrl'], code: 'NOT_HTTPS', message: 'Beginning with https.' }],
          },
        }),
      },
    });
    const dialog = await dialogOf('Filing');
    await userEvent.click(dialog.getByRole('button', { name: 'See what it changes' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount (EGP)' });
    expect(amount).toHaveAccessibleDescription('Enter an amount, such as 250.00.');
    expect(sentAs(sent, 'OfficialFeeEffectOf')).toEqual([]);
    await userEvent.type(amount, '5,542.00');
    fireEvent.change(dialog.getByLabelText('The office takes it from'), { target: { value: '2026-01-01' } });
    const source = dialog.getByRole('textbox', { name: 'Page of the office (https)' });
    await userEvent.type(source, 'http://x.eg');
    await userEvent.click(dialog.getByRole('button', { name: 'See what it changes' }));
    await waitFor(() => expect(source).toHaveAccessibleDescription('Beginning with https.'));
  });

  it('that changed a lot is agreed to by another admin, or declined with a reason', async () => {
    const sent = await open('?office=FR');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(screen.getByRole('textbox', { name: 'Why it does not count' })).toHaveAccessibleDescription(
      'Say why.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(sentAs(sent, 'OfficialFeeApprove').at(-1)?.variables).toEqual({
        id: 'fee-1',
        expectedVersion: 1,
      }),
    );
  });

  it('is taken back by whoever entered it, who never agrees to it', async () => {
    const { lawyer } = await import('../../../../testing/stub-facts.js');
    const sent = await open('?office=FR', {
      answers: {
        OfficialFeeHistory: () => ({
          officialFeeConfirmationList: page([{ ...proposed, enteredById: lawyer.id }]),
        }),
      },
    });
    const because = await screen.findByRole('textbox', { name: 'Why it does not count' });
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    await userEvent.type(because, 'Mistyped.');
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(sentAs(sent, 'OfficialFeeDecline').at(-1)?.variables).toEqual({
        id: 'fee-1',
        input: { declinedBecause: 'Mistyped.' },
        expectedVersion: 1,
      }),
    );
  });

  it('is read by lawyers, who confirm nothing', async () => {
    await open('?office=FR', { role: 'LAWYER' });
    expect(await screen.findByText(/Admins confirm fees/)).toBeInTheDocument();
    expect(await screen.findByText('Waits for another admin')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Confirm|Agree|Decline/ })).toBeNull();
  });
});

describe('an amount', () => {
  it.each([
    ['1,250.50', 2, null, 125_050],
    ['1250', 2, null, 125_000],
    ['600', 0, null, 600],
    ['600.5', 0, null, undefined],
    ['a lot', 2, null, undefined],
    ['50', 2, 'percent', 50],
    ['-5', 2, null, undefined],
  ])('%s with %d decimals (%s) is %s', (typed, digits, surcharge, amount) =>
    expect(amountOf(typed, digits, { surcharge })).toBe(amount),
  );
});
