import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPortalPage, teachDialogs } from '../../../../../testing/portal-page.js';
import { Component } from '../profile.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const money = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'EUR' });
const list = (typeName: string, items: readonly object[]) => ({
  __typename: `${typeName}Page`,
  items: items.map((item) => ({ __typename: typeName, ...item })),
});
const invoice = (id: string, more: object) => ({
  id,
  number: `14260000${id}`,
  status: 'SENT',
  variableSymbol: `14260000${id}`,
  issueDate: '2026-01-05',
  paymentDate: null,
  dueDate: '2099-01-19',
  total: money(12_300),
  document: null,
  productId: `p${id}`,
  ...more,
});
const product = (id: string, more: object = {}) => ({
  id,
  name: `Order ${id}`,
  status: 'CREATED',
  paymentType: null,
  payableUntil: '2099-02-01',
  variableSymbol: null,
  total: money(12_300),
  creditUsed: null,
  ...more,
});

it('puts what is not paid on top, the overdue first and as such, each with its way to pay and one button filled', async () => {
  renderPortalPage(
    { path: '/portal/profile', at: '/portal/profile?tab=billing-info', Component },
    {
      PortalBilling: () => ({
        partyList: list('Party', []),
        creditNoteList: list('CreditNote', [
          {
            id: 'n1',
            number: '1262000001',
            invoiceReference: '1426000004',
            issueDate: '2026-01-08',
            reason: 'A part was not needed.',
            total: money(-6_150),
            document: null,
          },
        ]),
        productList: list('Product', [
          product('p01'),
          product('p02', { status: 'PAYMENT_FAILED' }),
          product('p07', { name: 'Renewal of VELUMORA' }),
          product('p08', { status: 'CHECKOUT_COMPLETED', paymentType: 'CARD' }),
        ]),
        invoiceList: list('Invoice', [
          invoice('01', {}),
          invoice('02', { dueDate: '2026-01-19' }),
          invoice('03', { status: 'PAID', paymentDate: '2026-11-23' }),
          invoice('04', { status: 'OVERDUE', dueDate: '2026-01-20', productId: null }),
          // Paid a moment ago: its order waits for nothing.
          invoice('05', {}),
          invoice('08', {}),
        ]),
      }),
      PortalEInvoices: () => ({
        eInvoiceList: list('EInvoice', [
          {
            id: 'e3',
            invoiceId: '03',
            creditNoteId: null,
            deliveredAt: '2026-01-06T09:00:00.000Z',
            document: {
              __typename: 'Document',
              id: 'd3',
              name: '1426000003.xml',
              url: '/api/document/d3/content',
            },
          },
          {
            id: 'en1',
            invoiceId: null,
            creditNoteId: 'n1',
            deliveredAt: '2026-01-09T09:00:00.000Z',
            document: null,
          },
        ]),
      }),
    },
  );
  const open = within(await screen.findByRole('list', { name: 'To pay' }));
  const rows = open.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    '1426000002',
    '1426000004',
    '1426000001',
    'Renewal of VELUMORA',
  ]);
  expect(rows.map((row) => within(row).queryByText('Overdue') !== null)).toEqual([true, true, false, false]);
  expect(open.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pay: 1426000002', '/product/p02/checkout'],
    ['Pay: 1426000001', '/product/p01/checkout'],
    ['Pay: Renewal of VELUMORA', '/product/p07/checkout'],
  ]);
  expect(rows[1]).toHaveTextContent('€61.50');
  expect(
    open.getByText(/Transfer the amount with this symbol to the account that the invoice names/),
  ).toBeInTheDocument();
  expect(open.getAllByRole('link').filter((link) => link.className.includes('accent'))).toHaveLength(1);
  const done = within(screen.getByRole('list', { name: 'Invoices' }));
  expect(done.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)).toEqual([
    '1426000003',
    '1426000005',
    '1426000008',
  ]);
  expect(done.getAllByRole('listitem')[0]).toHaveTextContent(
    /Issued (5 January 2026|January 5, 2026).*Paid (23 November 2026|November 23, 2026)/,
  );
  await done.findByText(/e-invoice mailbox/);
  expect(done.getAllByRole('listitem')[0]).toHaveTextContent(
    /Delivered to your company’s e-invoice mailbox on (6 January 2026|January 6, 2026)/,
  );
  expect(done.getByRole('link', { name: /^Download the XML file ?: 1426000003\.xml$/ })).toHaveAttribute(
    'href',
    '/api/document/d3/content',
  );
  expect(done.getAllByRole('listitem')[1]).not.toHaveTextContent('e-invoice');
  expect(screen.getByRole('list', { name: 'Credit notes' })).toHaveTextContent(
    /e-invoice mailbox on (9 January 2026|January 9, 2026)/,
  );
});
