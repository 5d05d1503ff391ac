import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { lawyer } from '../../../../../testing/stub-facts.js';
import { invoiceWork } from '../../../../../testing/stub-invoice.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { invoice } = invoiceWork;

async function page(table: string, name: string, role: 'LAWYER' | 'ADMIN', answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: `/${table}/:id/show`, at: `/${table}/${rowId(table, 0)}/show`, Component: Show },
    { answers, role },
  );
  return { sent, region: within(await screen.findByRole('region', { name })) };
}
const open = (role: 'LAWYER' | 'ADMIN', answers: AnswersByName = {}) =>
  page('invoice', 'The invoice', role, answers);

describe('the page of an invoice', () => {
  it('is its paper, who owes, lines and tax as money and words, and what came', async () => {
    const { region } = await open('LAWYER');
    expect(region.getByTitle('1261000004.pdf')).toHaveAttribute('src', '/icon.svg?token=2');
    for (const words of ['Dana Demová', 'Paid on 21 Nov 2026 by transfer', 'VAT 23 % of €1,000.00'])
      expect(region.getByText(words)).toBeInTheDocument();
    expect(region.getByRole('row', { name: 'Total €1,230.00' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Transfer of €1,235.00 on 21 Nov 2026' })).toBeInTheDocument();
    expect(await region.findByRole('link', { name: 'Office action kick off' })).toBeInTheDocument();
    // Lawyers see money and never move it.
    expect(region.queryByRole('group', { name: 'Correct' })).toBeNull();
  });

  it('says who still owes, and offers no deletion of what is paid', async () => {
    const { region } = await open('ADMIN', {
      InvoiceWork: () => ({ invoice: { ...invoice, status: 'OVERDUE', paymentDate: null } }),
    });
    expect(region.getByText('€1,230.00 to pay by 27 Nov 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('an invoice on a day', () => {
  const choose = async (region: ReturnType<typeof within>, day: string): Promise<void> => {
    await userEvent.click(region.getByText('State on a day'));
    fireEvent.change(region.getByLabelText('What it was at the end of'), { target: { value: day } });
  };

  it('is what was owed then, with the price of its order and what had happened', async () => {
    const { sent, region } = await open('LAWYER');
    await choose(region, '2026-11-20');
    expect(await region.findByText('13 Nov 2026 · Invoice issued')).toBeInTheDocument();
    expect(region.getByText('Overdue')).toBeInTheDocument();
    expect(region.getByText('Price of the order').nextSibling).toHaveTextContent('€1,230.00');
    expect(sentAs(sent, 'InvoiceOnDay')[0]?.variables).toEqual({
      id: invoice.id,
      productId: invoice.product.id,
      withOrder: true,
      day: '2026-11-20',
    });
  });

  it('was not there before it was ordered', async () => {
    const { region } = await open('LAWYER', {
      InvoiceOnDay: () => ({ invoiceOnDay: null, productOnDay: null }),
    });
    await choose(region, '2016-01-05');
    expect(await region.findByText('There was neither order nor invoice on 5 Jan 2016.')).toBeInTheDocument();
  });
});

describe('an invoice is corrected', () => {
  it('for another buyer by a credit note and a new invoice, whose sums are seen before the last sheet', async () => {
    const { sent, region } = await open('ADMIN', {
      ReplaceInvoice: () => ({ replaceInvoice: { __typename: 'Invoice' } }),
    });
    await userEvent.click(region.getByRole('radio', { name: 'Wrong buyer or text' }));
    for (const row of ['Credit note −€1,230.00', 'New invoice €1,230.00', 'Left to pay €0.00'])
      expect(region.getByRole('row', { name: row })).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'To the last sheet' }));
    expect(region.getByRole('alert')).toHaveTextContent(/Change the buyer or a line/);
    const name = region.getByRole('textbox', { name: 'Person or company' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Demo s.r.o.');
    await region.findByRole('option', { name: 'Slovakia' });
    expect(region.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Slovakia');
    await userEvent.click(region.getByRole('button', { name: 'To the last sheet' }));
    expect(region.getByRole('alert')).toHaveTextContent('Say why.');
    await userEvent.type(region.getByRole('textbox', { name: /^Reason/ }), 'The firm ordered');
    await userEvent.click(region.getByRole('button', { name: 'To the last sheet' }));
    expect(region.getByText('Buyer: Dana Demová → Demo s.r.o.')).toBeInTheDocument();
    expect(region.getByText(/^Two numbers are taken/)).toBeInTheDocument();
    expect(sentAs(sent, 'ReplaceInvoice')).toEqual([]);
    await userEvent.click(region.getByRole('button', { name: 'Credit and write anew' }));
    await waitFor(() =>
      expect(sentAs(sent, 'ReplaceInvoice').map(({ variables }) => variables)).toEqual([
        {
          id: invoice.id,
          expectedVersion: 4,
          input: {
            why: 'The firm ordered',
            customer: {
              name: 'Demo s.r.o.',
              street: 'Dlhá 1',
              city: 'Nitra',
              postcode: '949 01',
              country: 'SK',
              email: 'dana@example.test',
            },
          },
        },
      ]),
    );
  });

  it('by the lines that are not owed', async () => {
    const { sent, region } = await open('ADMIN', {
      GiveBack: () => ({ createCreditNote: { __typename: 'CreditNote' } }),
    });
    await userEvent.click(region.getByRole('radio', { name: 'Less is owed' }));
    await userEvent.click(region.getByRole('checkbox', { name: 'Search, €400.00 before tax' }));
    expect(region.getByRole('row', { name: 'Credit note −€492.00' })).toBeInTheDocument();
    expect(region.getByRole('row', { name: 'Left of the invoice €738.00' })).toBeInTheDocument();
    await userEvent.type(region.getByRole('textbox', { name: /^Reason/ }), 'No search was made');
    await userEvent.click(region.getByRole('button', { name: 'To the last sheet' }));
    await userEvent.click(region.getByRole('button', { name: 'Issue the credit note' }));
    await waitFor(() =>
      expect(sentAs(sent, 'GiveBack')[0]?.variables).toEqual({
        input: {
          invoiceId: invoice.id,
          reason: 'No search was made',
          credited: [{ category: 'S', rate: '23', base: 40_000 }],
        },
      }),
    );
  });

  const paidTwice = async (answers: AnswersByName = {}) => {
    const came = await open('ADMIN', answers);
    await userEvent.click(came.region.getByRole('radio', { name: 'Paid twice' }));
    return came;
  };
  const asked = (id: string): AnswersByName => {
    const { product } = invoice;
    const items = product.bankCredits.items.map((credit) => ({
      ...credit,
      returnAskedMinor: 300,
      returnReason: 'Asked by phone',
      returnAskedBy: { __typename: 'User' as const, id, displayName: 'Ada Demo' },
    }));
    return {
      InvoiceWork: () => ({ invoice: { ...invoice, product: { ...product, bankCredits: { items } } } }),
      ConfirmReturn: () => ({ confirmBankCreditReturn: { __typename: 'BankCredit' } }),
    };
  };

  it('where it was paid twice, by asking to send it back and saying why; never more than came', async () => {
    const { sent, region } = await paidTwice({
      AskForReturn: () => ({ askForBankCreditReturn: { __typename: 'BankCredit' } }),
    });
    const sum = region.getByRole('textbox', { name: 'To send back, at most €5.00' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '5.01');
    await userEvent.type(region.getByRole('textbox', { name: /^Reason/ }), 'Asked by phone');
    await userEvent.click(region.getByRole('button', { name: 'Ask to send it back' }));
    expect(region.getByRole('alert')).toHaveTextContent('At most €5.00.');
    await userEvent.clear(sum);
    await userEvent.type(sum, '3');
    expect(region.getByRole('row', { name: 'Stays as the client’s credit €2.00' })).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Ask to send it back' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AskForReturn').map(({ variables }) => variables)).toEqual([
        {
          id: rowId('bank_credit', 0),
          input: { returnAskedMinor: 300, returnReason: 'Asked by phone' },
          expectedVersion: 2,
        },
      ]),
    );
  });

  it('back to the client by a second admin, never by whoever asked for it', async () => {
    const { sent, region } = await paidTwice(asked(rowId('user', 5)));
    expect(region.getByText('Ada Demo asked to send €3.00 back: Asked by phone')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Note that it was sent back' }));
    await waitFor(() =>
      expect(sentAs(sent, 'ConfirmReturn').map(({ variables }) => variables)).toEqual([
        { id: rowId('bank_credit', 0), expectedVersion: 2 },
      ]),
    );
    cleanup();
    const mine = await paidTwice(asked(lawyer.id));
    expect(mine.region.getByText(/You asked for it: another admin/)).toBeInTheDocument();
    expect(mine.region.queryByRole('button', { name: 'Note that it was sent back' })).toBeNull();
  });
});

describe('the page of a credit note', () => {
  it('says what it takes back, why, how it is taxed and where the money goes', async () => {
    const { region } = await page('credit_note', 'The credit note', 'LAWYER');
    expect(region.getByRole('link', { name: 'Invoice 1261000004' })).toBeInTheDocument();
    expect(region.getByText('One office less')).toBeInTheDocument();
    expect(region.getByText(/^Reverse charge/)).toBeInTheDocument();
    expect(region.getByRole('row', { name: 'Goes back to the client €400.00' })).toBeInTheDocument();
  });
});
