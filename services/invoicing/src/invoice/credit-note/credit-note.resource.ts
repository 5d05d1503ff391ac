import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { creditNoteStatuses } from '../invoice-status.js';
import { creditedGroupFields, taxGroupFields } from '../../tax/tax-groups.js';

export const creditNoteResource = defineResource({
  name: 'CreditNote',
  table: 'credit_note',
  doc: 'Takes an invoice back, wholly or in part. Its amounts are negative; it is never changed.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  retained: { law: 'Credit notes are kept as the invoices they correct.' },
  unique: [['number'], ['billingEntityCode', 'year', 'serialNumber']],
  fields: {
    userId: f.ref('User', 'Who ordered; that of the invoice.', {
      as: 'user',
      many: 'creditNotes',
      optional: true,
      filterable: true,
    }),
    invoiceId: f.ref('Invoice', 'What it corrects.', {
      as: 'invoice',
      many: 'creditNotes',
      filterable: true,
    }),
    invoiceReference: f.text('Number of that invoice.', { max: 10, filterable: true }),
    variableSymbol: f.text('Symbol of that invoice.', { trigram: true, max: 10, filterable: true }),
    status: f.enumeration('How far it is.', {
      name: 'CreditNoteStatus',
      values: creditNoteStatuses,
      filterable: true,
      sortable: true,
    }),
    number: f.text('Ten digits: issuer, year, kind, serial number.', {
      trigram: true,
      max: 10,
      filterable: true,
      sortable: true,
    }),
    serialNumber: f.integer('Its place in the series of issuer and year, from 1 without a gap.', {
      min: 1,
      filterable: true,
      sortable: true,
    }),
    year: f.integer('Year of the series: that of the issue date.', {
      min: 2000,
      max: 9999,
      filterable: true,
      sortable: true,
    }),
    billingEntityCode: f.text('Code of the issuer.', { max: 10, filterable: true }),
    issueDate: f.calendarDate('Day of issue, where the issuer is.', { filterable: true, sortable: true }),
    reason: f.longText('Why; it is printed.', { max: 2000, min: 1, personal: true }),
    credited: f.list(
      f.object(
        'CreditedGroup',
        'What is given back: before tax, or with the tax inside; minor units.',
        creditedGroupFields,
      ),
      { max: 20, min: 1 },
    ),
    taxGroups: f.list(
      f.object('CreditNoteTaxGroup', 'What is taxed alike; amounts are negative.', taxGroupFields),
      { max: 20 },
    ),
    currency: f.code('CurrencyCode', 'Currency of the invoice.', { filterable: true }),
    net: f.money('Before tax, negative.'),
    vat: f.money('Tax, negative.'),
    total: f.money('With tax, negative: what the customer gets back.'),
    settlesMinor: f.integer(
      'Part of it that pays the invoice made in its place, minor units; the rest is what goes back.',
      { min: 1, optional: true },
    ),
    documentId: f.ref('Document', 'Its file.', {
      as: 'document',
      many: 'creditNotes',
      optional: true,
      filterable: true,
    }),
  },
});
