// What the pages of an invoice and of a credit note show: paid by transfer, a little too much.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const money = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const paper = {
  __typename: 'Document' as const,
  id: rowId('document', 0),
  name: '1261000004.pdf',
  url: '/icon.svg?token=2',
  mediaType: 'application/pdf',
};

export const invoiceWork = {
  invoice: {
    __typename: 'Invoice',
    id: rowId('invoice', 0),
    version: 4,
    status: 'PAID',
    number: '1261000004',
    variableSymbol: '1260000041',
    currency: 'EUR',
    issueDate: '2026-11-20',
    taxDate: '2026-11-20',
    dueDate: '2026-11-27',
    paymentDate: '2026-11-21',
    paymentType: 'TRANSFER',
    bankReference: null,
    net: money(100_000),
    vat: money(23_000),
    total: money(123_000),
    customer: {
      __typename: 'InvoiceCustomer',
      name: 'Dana Demová',
      street: 'Dlhá 1',
      city: 'Nitra',
      postcode: '949 01',
      country: 'SK',
      companyId: null,
      taxId: null,
      vatId: null,
      email: 'dana@example.test',
    },
    lines: [
      { __typename: 'InvoiceLine', description: 'Registration', net: 60_000 },
      { __typename: 'InvoiceLine', description: 'Search', net: 40_000 },
    ],
    taxGroups: [
      {
        __typename: 'InvoiceTaxGroup',
        category: 'S',
        rate: '23',
        reason: null,
        base: 100_000,
        vat: 23_000,
      },
    ],
    document: paper,
    eInvoices: { items: [] },
    replacement: null,
    replaces: null,
    replacedBy: { items: [] },
    creditNotes: { items: [] },
    product: {
      __typename: 'Product',
      id: rowId('product', 0),
      version: 5,
      userId: rowId('user', 0),
      name: 'Lumora',
      status: 'PAID',
      currency: 'EUR',
      paymentType: 'TRANSFER',
      bankCredits: {
        items: [
          {
            __typename: 'BankCredit',
            id: rowId('bank_credit', 0),
            version: 2,
            result: 'OVERPAID',
            amountMinor: 123_500,
            currency: 'EUR',
            bookedAt: '2026-11-21T09:55:00.000Z',
            transactionId: 'FT-26-325-0007',
            surplusMinor: 500,
            returnedMinor: null,
            returnAskedMinor: null,
            returnReason: null,
            returnAskedBy: null,
          },
        ],
      },
    },
  },
} satisfies AnswerTo<'InvoiceWork'>;

export const creditNoteWork = {
  creditNote: {
    __typename: 'CreditNote',
    id: rowId('credit_note', 0),
    status: 'SENT',
    number: '1262000001',
    issueDate: '2026-11-22',
    reason: 'One office less',
    currency: 'EUR',
    settlesMinor: null,
    net: money(-40_000),
    vat: money(0),
    total: money(-40_000),
    taxGroups: [
      {
        __typename: 'CreditNoteTaxGroup',
        category: 'AE',
        rate: '0',
        reason: 'VATEX-EU-AE',
        base: -40_000,
        vat: 0,
      },
    ],
    document: paper,
    eInvoices: { items: [] },
    invoice: {
      __typename: 'Invoice',
      id: rowId('invoice', 0),
      number: '1261000004',
      customer: { __typename: 'InvoiceCustomer', name: 'Dana Demová', country: 'SK' },
      replacedBy: { items: [] },
    },
  },
} satisfies AnswerTo<'CreditNoteWork'>;

export const invoiceAnswers = {
  InvoiceWork: () => invoiceWork,
  CreditNoteWork: () => creditNoteWork,
  InvoiceOnDay: ({ day }) => ({
    invoiceOnDay: {
      __typename: 'InvoiceOnDay',
      day: String(day),
      known: true,
      status: 'OVERDUE',
      number: '1261000004',
      total: money(123_000),
      dueDate: '2026-11-27',
      paymentDate: null,
      history: [
        {
          __typename: 'HistoryLine',
          eventId: rowId('invoice', 1),
          label: 'Invoice issued',
          day: '2026-11-13',
        },
      ],
    },
    productOnDay: {
      __typename: 'ProductOnDay',
      known: true,
      status: 'CHECKOUT_COMPLETED',
      total: money(123_000),
    },
  }),
} satisfies Answers;
