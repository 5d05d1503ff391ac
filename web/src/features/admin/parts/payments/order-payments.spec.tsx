import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { present } from '../../../../../testing/present.js';
import { paymentAnswers } from '../../../../../testing/stub-payments.js';
import { OrderPayments } from './order-payments.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const made = present(paymentAnswers.OrderPayments({ id: 'p1' }).product);
const invoice = present(made.invoices.items[0]);
const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const page = {
  path: '/product/:id/show',
  at: '/product/p1/show',
  Component: () => <OrderPayments row={{ id: 'p1' }} />,
};
const show = (more: object = {}, answers: object = {}, role: 'LAWYER' | 'ADMIN' = 'ADMIN') =>
  renderAdminPage(page, {
    role,
    answers: { OrderPayments: () => ({ product: { ...made, ...more } }), ...answers },
  });
const open = () => screen.findByRole('button', { name: 'Give money back' });
const issue = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Issue the credit note' }));
const note = (more: object = {}) => ({
  id: 'c1',
  number: 'CN-1',
  status: 'ISSUED',
  reason: 'Not filed after all',
  settlesMinor: null,
  total: money(-120_000),
  taxGroups: [{ category: 'S', rate: '23', reason: null, base: -97_561, vat: -22_439 }],
  ...more,
});
const withNotes = (...items: readonly object[]) => ({
  invoices: { items: [{ ...invoice, creditNotes: { items } }] },
});

describe('the money of an order', () => {
  it('tells what came, the last first, each with its page', async () => {
    await show();
    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'The provider told: paid',
      'Transfer, too much',
    ]);
    expect(list.getByText('€1,205.00')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Transfer, too much' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bank_credit\/.*\/show$/),
    );
  });

  it('says when nobody tried to pay yet, and when a person marked it as paid', async () => {
    const nothing = { events: { items: [] }, bankCredits: { items: [] } };
    await show({ ...nothing, paidAt: null });
    expect(await screen.findByText('No payment was tried yet.')).toBeInTheDocument();
    cleanup();
    await show(nothing);
    expect(await screen.findByText(/Marked as paid by hand/)).toBeInTheDocument();
  });

  it.each([
    ['CHECKOUT_STARTED', 'CARD', 'Paying was begun; no money has come yet.'],
    ['CHECKOUT_COMPLETED', 'TRANSFER', 'The client chose a transfer; it has not come yet.'],
    ['CANCELLED', null, 'It was called off without a payment.'],
  ])('says what was begun and has not come: %s', async (status, paymentType, words) => {
    await show({ events: { items: [] }, bankCredits: { items: [] }, paidAt: null, status, paymentType });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('lets an admin confirm a transfer with its sum, its day and its number, and a lawyer not', async () => {
    const awaited = { status: 'CHECKOUT_COMPLETED', paymentType: 'TRANSFER', paidAt: null };
    const withSteps = { ...page, Component: () => <OrderPayments row={{ id: 'p1' }} withSteps /> };
    const answers = {
      OrderPayments: () => ({ product: { ...made, ...awaited } }),
      AdminConfirmProductTransfer: () => ({ confirmProductTransfer: { __typename: 'Product' } }),
    };
    const sent = await renderAdminPage(withSteps, { role: 'ADMIN', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the transfer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the transfer' }));
    expect(sentAs(sent, 'AdminConfirmProductTransfer')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Amount/ }), '1205,50');
    await userEvent.type(dialog.getByLabelText(/^Received on/), '2026-11-20');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Bank reference/ }), 'FT 26-104');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the transfer' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminConfirmProductTransfer')[0]?.variables).toMatchObject({
        id: made.id,
        input: {
          amount: { amountMinor: 120_550, currency: 'EUR' },
          receivedOn: '2026-11-20',
          bankReference: 'FT 26-104',
        },
      }),
    );
    cleanup();
    await renderAdminPage(withSteps, { role: 'LAWYER', answers });
    expect(await screen.findByText('€1,205.00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm the transfer' })).toBeNull();
  });

  it('warns while the bank of the payer disputes it', async () => {
    await show({ disputeState: 'OPEN' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Refunds go by hand until it is decided/);
    cleanup();
    await show({ disputeState: 'WON' });
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the credit notes of an invoice with their reason', async () => {
    await show(withNotes(note()));
    const list = within(present((await screen.findByRole('link', { name: 'CN-1' })).closest('li')));
    expect(list.getByText('Not filed after all')).toBeInTheDocument();
    expect(list.getByText(/^[-−]€1,200\.00$/)).toBeInTheDocument();
    expect(screen.getByText('All of it was taken back.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });

  it('is read by lawyers, who move none of it', async () => {
    await show({}, {}, 'LAWYER');
    expect(await screen.findByRole('list')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });

  it('gives nothing back of a request for payment, which is no invoice yet', async () => {
    await show({ invoices: { items: [{ ...invoice, number: null }] } });
    expect(await screen.findByRole('link', { name: 'Payment request' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });
});

describe('money that goes back', () => {
  const amount = () => screen.getByRole('textbox', { name: /^Taxed at 23 %, at most €1,200.00/ });
  const reason = () => screen.getByRole('textbox', { name: 'Reason, printed on the credit note' });

  it('is all that is left unless somebody says otherwise, with the tax as it was', async () => {
    const sent = await show(
      {},
      { GiveBack: () => ({ createCreditNote: { __typename: 'CreditNote', id: 'c1' } }) },
    );
    await userEvent.click(await open());
    expect(amount()).toHaveValue('1200.00');
    expect(
      screen.getByText(/paid by transfer, so two persons send the money back by hand/),
    ).toBeInTheDocument();
    await userEvent.type(reason(), ' Not filed after all ');
    await issue();
    expect(await screen.findByText('Credit note issued.')).toBeInTheDocument();
    expect(sentAs(sent, 'GiveBack').map(({ variables }) => variables)).toEqual([
      {
        input: {
          invoiceId: invoice.id,
          reason: 'Not filed after all',
          credited: [{ category: 'S', rate: '23', base: 97_561 }],
        },
      },
    ]);
    await waitFor(() => expect(sentAs(sent, 'OrderPayments').length).toBe(2));
    expect(screen.queryByRole('button', { name: 'Issue the credit note' })).toBeNull();
  });

  it('may be a part, told with its tax', async () => {
    const sent = await show(
      {},
      { GiveBack: () => ({ createCreditNote: { __typename: 'CreditNote', id: 'c1' } }) },
    );
    await userEvent.click(await open());
    await userEvent.clear(amount());
    await userEvent.type(amount(), '123,45');
    await userEvent.type(reason(), 'One class less');
    await issue();
    await waitFor(() =>
      expect(sentAs(sent, 'GiveBack')[0]?.variables).toMatchObject({
        input: { credited: [{ category: 'S', rate: '23', gross: 12_345 }] },
      }),
    );
  });

  it('is never more than what earlier credit notes left', async () => {
    await show(
      withNotes(
        note({
          total: money(-60_000),
          taxGroups: [{ category: 'S', rate: '23', reason: null, base: -48_780, vat: -11_220 }],
        }),
      ),
    );
    await userEvent.click(await open());
    expect(screen.getByRole('textbox', { name: /at most €600.00/ })).toHaveValue('600.00');
  });

  it.each([
    ['1200.01', 'Not filed', /Give each amount as a number, no more than what is left/],
    ['a lot', 'Not filed', /Give each amount as a number/],
    ['0', 'Not filed', 'Give at least one amount above zero.'],
    ['10', '   ', 'Say why; the customer reads it.'],
  ])('of “%s” for “%s” is not sent, and what was typed stays', async (typed, why, said) => {
    const sent = await show();
    await userEvent.click(await open());
    await userEvent.clear(amount());
    await userEvent.type(amount(), typed);
    await userEvent.type(reason(), why);
    await issue();
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(amount()).toHaveValue(typed);
    expect(reason()).toHaveValue(why);
    expect(sentAs(sent, 'GiveBack')).toEqual([]);
  });

  it('is refused or lost beside the form, which keeps its answers; another try is the same wish', async () => {
    let turn = 0;
    const sent = await show(
      {},
      {
        GiveBack: () => {
          turn += 1;
          if (turn === 1) throw new TypeError('offline');
          return {
            createCreditNote: {
              __typename: 'Refusal',
              code: 'DISPUTE_OPEN',
              message: 'The payment is disputed.',
              fields: [],
            },
          };
        },
      },
    );
    await userEvent.click(await open());
    await userEvent.type(reason(), 'Not filed');
    await issue();
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not reach the server/);
    await issue();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The payment is disputed.'));
    expect(reason()).toHaveValue('Not filed');
    const keys = sentAs(sent, 'GiveBack').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is put aside without a trace', async () => {
    const sent = await show();
    await userEvent.click(await open());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await open()).toBeInTheDocument();
    expect(sentAs(sent, 'GiveBack')).toEqual([]);
  });
});
