import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { dueDateOf, issueProblem, overdueProblem } from './invoice-rules.js';
import { InvoiceStatus } from './invoice-status.js';
import { no } from '../refusals.js';
import { issuerOf, unknownIssuer } from '../price-list/issuers.js';
import { paymentTypes } from '../money/payment-types.js';
import { nextDocument } from './next-document.js';
import { hasPayer } from './has-payer.js';
import { invoiceTransferProblem, leftToPayProblem } from './confirmed-transfer.js';
import { creditedBefore, replacementProblem } from './replacement.js';
import { invoiceResource, replacedParts } from './invoice.resource.js';

const { prepared, issued, sent, overdue, paid, credited } = InvoiceStatus;
const step = stepsOf(invoiceResource);

export const invoiceSteps = [
  step({
    command: 'IssueInvoice',
    doc: 'Takes the next number of the issuer’s series; from now on it is a tax document.',
    event: 'InvoiceIssued',
    effective: 'issueDate',
    label: 'Invoice issued',
    audience: 'customer',
    from: [prepared],
    to: issued,
    by: staff,
    guard: (fields) => issueProblem(fields),
    preload: async (tx, fields, _, { now }) => {
      // The series is not touched by what will be refused anyway.
      if (fields.status !== prepared) return {};
      const issuer = issuerOf(fields.billingEntityCode);
      if (issuer === undefined) return unknownIssuer();
      const next = await nextDocument(tx, 'INVOICE', issuer, now);
      if (isRefusal(next)) return next;
      return {
        ...next,
        recordStatus: 'created',
        taxDate: fields.taxDate ?? next.issueDate,
        dueDate: dueDateOf(fields, next.issueDate),
      };
    },
  }),
  step({
    command: 'SendInvoice',
    doc: 'Its file is made and stored; what was paid before stays paid. For the system.',
    event: 'InvoiceSent',
    label: 'Invoice ready',
    audience: 'customer',
    from: [issued, paid],
    to: ({ status }) => (status === paid ? paid : sent),
    by: [],
    input: { documentId: f.ref('Document', 'The file.', { as: 'document' }) },
    change: (_, { documentId }) => ({ documentId, recordStatus: 'processed' }),
  }),
  step({
    command: 'SendInvoiceLetter',
    doc: 'The payer wants the letter with it once more. The order it belongs to notes it once it went out.',
    event: 'InvoiceLetterAsked',
    label: 'Letter asked for once more',
    audience: 'staff',
    from: [paid],
    to: 'same',
    by: staff,
    guard: ({ documentId }) => (documentId ? undefined : no('NO_FILE_YET')),
    preload: async (tx, { productId }) => ((await hasPayer(tx, productId)) ? {} : no('NOBODY_TO_WRITE_TO')),
  }),
  step({
    command: 'RenewInvoiceDocument',
    doc: 'The file was made again from the same facts.',
    event: 'InvoiceDocumentRenewed',
    label: 'File renewed',
    audience: 'staff',
    from: [sent, overdue, paid, credited],
    to: 'same',
    by: staff,
    input: { documentId: f.ref('Document', 'The new file.', { as: 'document' }) },
    change: (_, { documentId }) => ({ documentId }),
  }),
  step({
    command: 'ClaimInvoice',
    doc: 'The order found its owner.',
    event: 'InvoiceClaimed',
    label: 'Belongs to an account',
    audience: 'staff',
    from: Object.values(InvoiceStatus),
    to: 'same',
    by: [],
    input: { userId: f.id('The account.') },
    change: (_, { userId }) => ({ userId }),
  }),
  step({
    command: 'MarkInvoiceOverdue',
    doc: 'The due date has passed.',
    event: 'InvoiceOverdue',
    label: 'Invoice overdue',
    audience: 'customer',
    from: [sent],
    to: overdue,
    by: [],
    guard: (fields, _, context) => overdueProblem(fields, context),
  }),
  step({
    command: 'PayInvoice',
    doc: 'The order it is for is paid. For the system.',
    event: 'InvoicePaid',
    effective: 'paymentDate',
    label: 'Invoice paid',
    audience: 'customer',
    from: [issued, sent, overdue],
    to: paid,
    by: [],
    input: {
      paymentDate: f.calendarDate('Day the money came, where the issuer is.'),
      paymentType: f.enumeration('How it was paid.', { name: 'PaymentType', values: paymentTypes }),
    },
    change: (_, { paymentDate, paymentType }) => ({ paymentDate, paymentType }),
  }),
  step({
    command: 'ConfirmInvoiceTransfer',
    doc: 'The transfer for an invoice that belongs to no order stands on the bank’s statement, in full. That of an order is confirmed at the order.',
    event: 'InvoicePaid',
    effective: 'paymentDate',
    label: 'Invoice paid',
    audience: 'customer',
    from: [issued, sent, overdue],
    to: paid,
    by: ['admin'],
    stepUp: true,
    input: {
      amount: f.money('What came, as the statement shows it.'),
      paymentDate: f.calendarDate('Day it came to our account.'),
      bankReference: f.text('Number of the transfer on the statement.', { max: 80, min: 1 }),
    },
    guard: invoiceTransferProblem,
    preload: (tx, _, { amount }, { streamId }) => leftToPayProblem(tx, streamId, amount),
    change: (_, { paymentDate, bankReference }) => ({ paymentDate, bankReference, paymentType: 'transfer' }),
  }),
  step({
    command: 'ReplaceInvoice',
    doc: 'It names the wrong buyer or says something wrong: a credit note takes all of it back, and another invoice of the same amount comes in its place.',
    event: 'InvoiceReplacementAsked',
    label: 'Replaced by another invoice',
    audience: 'staff',
    from: [issued, sent, overdue, paid],
    to: 'same',
    by: ['admin'],
    stepUp: true,
    input: replacedParts,
    guard: (fields, input) => replacementProblem(fields, input),
    preload: async (tx, _, __, { streamId }) => (await creditedBefore(tx, streamId)) ?? {},
    change: (_, { customer, descriptions, why }) => ({
      replacement: {
        why,
        ...(customer ? { customer } : {}),
        ...(descriptions ? { descriptions } : {}),
      },
    }),
  }),
  step({
    command: 'CreditInvoice',
    doc: 'Its credit notes have taken all of it back.',
    event: 'InvoiceCredited',
    label: 'Invoice credited',
    audience: 'customer',
    from: [issued, sent, overdue],
    to: credited,
    by: [],
    preload: async (tx, { total }, _, { streamId }) => {
      const sum = await queryRow<{ minor: string }>(
        tx,
        `select coalesce(sum((total ->> 'amountMinor')::bigint), 0) as minor from credit_note where invoice_id = $1`,
        [streamId],
      );
      return (total?.amountMinor ?? 0) + Number(sum?.minor) === 0 ? {} : no('NOT_FULLY_CREDITED');
    },
  }),
];
