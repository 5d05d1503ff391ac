import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { no } from '../refusals.js';
import { invoiceStatuses } from './invoice-status.js';
import { invoice } from './invoice.work-item.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const eva = viewerOf('customer', nameBasedId('eva'));
const now = '2026-03-24T09:00:00Z';
const documentId = nameBasedId('file');
const request = {
  userId: nameBasedId('eva'),
  billingEntityCode: 'SK01',
  currency: 'EUR',
  lines: [
    { description: 'Registration', net: 10_000 },
    { description: 'Office', net: 5000 },
  ],
  taxGroups: [
    { category: 'S', rate: '23', base: 10_000, vat: 2300 },
    { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 5000, vat: 0 },
  ],
} as const;
const billingEntity = {
  code: 'SK01',
  digit: 1,
  country: 'SK',
  vatRegistered: true,
  homeCurrency: 'EUR',
  timeZone: 'Europe/Bratislava',
};
const preloaded = { variableSymbol: '1260000011', billingEntity };
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const past = {
  ...request,
  ...preloaded,
  net: euro(15_000),
  vat: euro(2300),
  total: euro(17_300),
  dueDate: '2026-03-23',
};
const staff = ['lawyer', 'admin'] as const;

// Written by hand from the state machine of the domain notes, part 12, with the payment request before it.
const lines: Lines = {
  IssueInvoice: { from: ['Prepared'], to: 'Issued', by: staff },
  // What was paid before its file was made stays paid.
  SendInvoice: {
    from: ['Issued', 'Paid'],
    to: (from) => (from === 'Paid' ? 'Paid' : 'Sent'),
    by: [],
    input: { documentId },
  },
  SendInvoiceLetter: { from: ['Paid'], to: stays, by: staff, facts: { documentId } },
  ReplaceInvoice: {
    from: ['Issued', 'Sent', 'Overdue', 'Paid'],
    to: stays,
    by: ['admin'],
    input: { descriptions: ['Registration of a mark', 'Office'], why: 'Wrong words.' },
  },
  RenewInvoiceDocument: {
    from: ['Sent', 'Overdue', 'Paid', 'Credited'],
    to: stays,
    by: staff,
    input: { documentId },
  },
  ClaimInvoice: { from: invoiceStatuses, to: stays, by: [], input: { userId: nameBasedId('eva') } },
  MarkInvoiceOverdue: { from: ['Sent'], to: 'Overdue', by: [] },
  PayInvoice: {
    from: ['Issued', 'Sent', 'Overdue'],
    to: 'Paid',
    by: [],
    input: { paymentDate: '2026-03-20', paymentType: 'transfer' },
  },
  ConfirmInvoiceTransfer: {
    from: ['Issued', 'Sent', 'Overdue'],
    to: 'Paid',
    by: ['admin'],
    input: {
      amount: { amountMinor: 12_300, currency: 'EUR' },
      paymentDate: '2026-03-20',
      bankReference: 'FT 26-079-1184',
    },
  },
  CreditInvoice: { from: ['Issued', 'Sent', 'Overdue'], to: 'Credited', by: [] },
};

function knownFacts(more: object): DomainEvent {
  return { type: 'InvoicePrepared', data: { ...past, ...more } };
}

function step(name: string) {
  return anyStep(invoice, name);
}

describe('an invoice', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(invoiceStatuses).toHaveLength(6);
    walkEveryStep({ item: invoice, statuses: invoiceStatuses, past, lines, now });
  });

  it('is a request to pay at first: a symbol, sums, and no number', () => {
    const [prepared] = given().when(invoice.create, request, { viewer: admin, preloaded }).events();
    expect(prepared?.data).toMatchObject({
      status: 'Prepared',
      variableSymbol: '1260000011',
      billingEntity,
      net: euro(15_000),
      vat: euro(2300),
      total: euro(17_300),
    });
    expect(prepared?.data).not.toHaveProperty('number');
    given().when(invoice.create, request, { viewer: eva, preloaded }).thenRejected('FORBIDDEN');
  });

  it('adds up: its lines are its tax groups', () => {
    given()
      .when(
        invoice.create,
        { ...request, lines: [{ description: 'Registration', net: 10_001 }] },
        { viewer: admin, preloaded },
      )
      .thenRefused('INPUT_INVALID');
    const [amended] = given(knownFacts({ status: 'Prepared' }))
      .when(
        invoice.update,
        {
          lines: [{ description: 'One', net: 100 }],
          taxGroups: [{ category: 'S', rate: '23', base: 100, vat: 23 }],
        },
        { viewer: admin },
      )
      .events();
    expect(amended?.data).toMatchObject({ total: euro(123) });
  });

  it('takes over the number that the series gave', () => {
    const number = {
      number: '1261000119',
      serialNumber: 119,
      year: 2026,
      issueDate: '2026-03-24',
      recordStatus: 'created',
      dueDate: '2026-03-31',
    };
    const [issued] = given(knownFacts({ status: 'Prepared' }))
      .when(step('IssueInvoice'), {}, { viewer: admin, now, preloaded: number })
      .events();
    expect(issued?.data).toMatchObject({ ...number, status: 'Issued', statusFrom: 'Prepared' });
  });

  it('is sent again only once its paper is there, and where a payer is known', () => {
    const again = step('SendInvoiceLetter');
    given(knownFacts({ status: 'Paid' }))
      .when(again, {}, { viewer: admin })
      .thenRefused('NO_FILE_YET');
    given(knownFacts({ status: 'Paid', documentId }))
      .when(again, {}, { viewer: admin, preloaded: no('NOBODY_TO_WRITE_TO') })
      .thenRefused('NOBODY_TO_WRITE_TO');
    expect(
      given(knownFacts({ status: 'Paid', documentId }))
        .when(again, {}, { viewer: admin })
        .events(),
    ).toMatchObject([{ type: 'InvoiceLetterAsked' }]);
  });

  it('is not issued over nothing', () => {
    given(knownFacts({ status: 'Prepared', taxGroups: [{ category: 'S', rate: '23', base: 0, vat: 0 }] }))
      .when(step('IssueInvoice'), {}, { viewer: admin })
      .thenRefused('NOTHING_TO_INVOICE');
  });

  it('is neither changed nor removed once it has a number', () => {
    const issued = knownFacts({ status: 'Issued', number: '1261000119' });
    given(issued).when(invoice.update, { currency: 'CZK' }, { viewer: admin }).thenRefused('RETAINED');
    given(issued).when(invoice.remove, {}, { viewer: admin }).thenRefused('RETAINED');
    given(knownFacts({ status: 'Prepared' }))
      .when(invoice.remove, {}, { viewer: admin })
      .then({ type: 'InvoiceRemoved', data: {}, subjectId: nameBasedId('eva') });
  });

  it('is processed when its file is stored and sent', () => {
    const [sent] = given(knownFacts({ status: 'Issued' }))
      .when(step('SendInvoice'), { documentId })
      .events();
    expect(sent?.data).toMatchObject({ recordStatus: 'processed', documentId });
  });

  it('is overdue the day after its last day, where the issuer is', () => {
    given(knownFacts({ status: 'Sent', dueDate: '2026-03-24' }))
      .when(step('MarkInvoiceOverdue'), {}, { now: '2026-03-24T22:59:00Z' })
      .thenRefused('NOT_DUE');
    given(knownFacts({ status: 'Sent', dueDate: '2026-03-24' }))
      .when(step('MarkInvoiceOverdue'), {}, { now: '2026-03-24T23:01:00Z' })
      .thenState({ previousStatus: 'Sent' });
  });
});
