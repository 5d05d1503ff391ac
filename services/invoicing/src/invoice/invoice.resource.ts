import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { InvoiceStatus, invoiceStatuses, recordStatuses } from './invoice-status.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { isCountry } from '@cotta/reference/countries.js';
import { paymentTypes } from '../money/payment-types.js';
import { taxGroupFields } from '../tax/tax-groups.js';

const issuer = f.object('InvoiceBillingEntity', 'Who issues it, as it was then.', {
  code: f.text('Code of the issuer.', { max: 10 }),
  digit: f.integer('First digit of its numbers.', { min: 1, max: 9 }),
  country: f.code('CountryCode', 'Where it has its seat.'),
  vatRegistered: f.boolean('Registered for the value-added tax.'),
  homeCurrency: f.code('CurrencyCode', 'Currency of its books.'),
  timeZone: f.text('IANA zone of its legal dates.', { max: 60 }),
});

const payer = {
  name: f.text('Person or company.', { max: 300, min: 1 }),
  street: f.text('Street and number.', { max: 200, optional: true }),
  city: f.text('Town.', { max: 100, optional: true }),
  postcode: f.text('Postcode.', { max: 20, optional: true }),
  country: f.code('CountryCode', 'Country.', { known: isCountry }),
  companyId: f.text('Number in the company register.', { max: 40, optional: true }),
  taxId: f.text('Number for income tax, where there is none for the value-added tax.', {
    max: 40,
    optional: true,
  }),
  vatId: f.text('Number for the value-added tax.', { max: 40, optional: true }),
  email: f.email('Where it is sent.', { optional: true }),
};

const customer = f.object('InvoiceCustomer', 'Who is invoiced, as it was then.', payer, {
  personal: true,
  optional: true,
});

/** What is asked for in the place of an invoice; amounts stay. */
export const replacedParts = {
  customer: f.object('InvoiceReplacementCustomer', 'Who is invoiced instead.', payer, { optional: true }),
  descriptions: f.list(f.text('What a line is for, in the order of the lines.', { max: 500, min: 1 }), {
    max: 500,
    optional: true,
  }),
  why: f.longText('Why; the credit note says it.', { max: 2000, min: 1 }),
};

const line = f.object('InvoiceLine', 'One line.', {
  description: f.text('What it is for.', { max: 500, min: 1 }),
  net: f.integer('Before tax and after discount, minor units.'),
});

export const invoiceResource = defineResource({
  name: 'Invoice',
  table: 'invoice',
  doc: 'A request to pay until it is issued, a tax document from then on: numbered without a gap, never changed, corrected by credit notes alone.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  retained: {
    law: 'Issued invoices are kept as the accounting and value-added tax acts of the issuer’s country ask (ten years in Slovakia and Czechia; to be confirmed).',
    only: { field: 'status', values: invoiceStatuses.filter((status) => status !== InvoiceStatus.prepared) },
  },
  unique: [['number'], ['variableSymbol', 'taxDocument'], ['billingEntityCode', 'year', 'serialNumber']],
  fields: {
    userId: f.ref('User', 'Who ordered; empty until an account owns the order.', {
      as: 'user',
      many: 'invoices',
      optional: true,
      filterable: true,
    }),
    productId: f.ref('Product', 'What was ordered.', {
      as: 'product',
      many: 'invoices',
      optional: true,
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    registrationRequestId: f.ref('RegistrationRequest', 'Registration it is for.', {
      as: 'registrationRequest',
      many: 'invoices',
      optional: true,
      filterable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'InvoiceStatus',
      values: invoiceStatuses,
      filterable: true,
      sortable: true,
    }),
    recordStatus: f.enumeration('created: the number is taken; processed: the file is stored and sent.', {
      name: 'InvoiceRecordStatus',
      values: recordStatuses,
      optional: true,
      filterable: true,
    }),
    number: f.text('Ten digits: issuer, year, kind, serial number. Empty before it is issued.', {
      trigram: true,
      max: 10,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    serialNumber: f.integer('Its place in the series of issuer and year, from 1 without a gap.', {
      min: 1,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    year: f.integer('Year of the series: that of the issue date.', {
      min: 2000,
      max: 9999,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    variableSymbol: f.text(
      'Ten digits that a transfer bears; the tax documents of one order have it in common.',
      { trigram: true, max: 10, filterable: true, sortable: true },
    ),
    taxDocument: f.text(
      'Which of the documents of its order it is: MAIN, or OSS- and the country whose tax it carries; empty where it was made by hand.',
      { max: 6, pattern: /^(MAIN|OSS-[A-Z]{2})$/, optional: true, filterable: true },
    ),
    billingEntityCode: f.text('Code of the issuer.', { max: 10, filterable: true }),
    billingEntity: issuer,
    customer,
    lines: f.list(line, { max: 500, min: 1 }),
    taxGroups: f.list(f.object('InvoiceTaxGroup', 'What is taxed alike.', taxGroupFields), {
      max: 20,
      min: 1,
    }),
    currency: f.code('CurrencyCode', 'Currency of all its amounts.', { filterable: true }),
    net: f.money('Before tax.'),
    vat: f.money('Tax.'),
    total: f.money('To pay.'),
    issueDate: f.calendarDate('Day of issue, where the issuer is.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    taxDate: f.calendarDate('Day the tax arises, where the issuer is.', { optional: true, filterable: true }),
    dueDate: f.calendarDate('Last day to pay, where the issuer is.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    paymentDate: f.calendarDate('Day the money came, where the issuer is.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    paymentType: f.enumeration('How it was paid.', {
      name: 'PaymentType',
      values: paymentTypes,
      optional: true,
      filterable: true,
    }),
    bankReference: f.text('Number of the transfer at the bank, where an admin confirmed it.', {
      max: 80,
      optional: true,
      visibleTo: staff,
    }),
    documentId: f.ref('Document', 'Its file.', {
      as: 'document',
      many: 'invoices',
      optional: true,
      filterable: true,
    }),
    replacesId: f.ref('Invoice', 'The invoice it came in the place of.', {
      as: 'replaces',
      many: 'replacedBy',
      optional: true,
      filterable: true,
    }),
    replacement: f.object(
      'InvoiceReplacement',
      'What was asked for in its place; written within seconds.',
      replacedParts,
      { optional: true, personal: true, visibleTo: staff },
    ),
    documentContext: f.json(
      'What the file was made from beside these fields: language, texts, codes to pay with.',
      { optional: true, personal: true },
    ),
  },
});
