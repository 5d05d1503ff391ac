import { staff } from '@cotta/kit/model/words/viewer.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { refundProblem } from './product-rules.js';
import { no } from '../refusals.js';
import { goesBackByHand } from './transfer-back-rules.js';
import { ProductStatus } from './product-status.js';
import { productResource } from './product.resource.js';
import { knownFacts } from './known-facts.js';

const { paid, fulfilled, partlyRefunded, refunded } = ProductStatus;
const step = stepsOf(productResource);
const file = {
  documentId: f.ref('Document', 'The file.', { as: 'document' }),
  documentNumber: f.text('Number of the tax document.', { max: 10 }),
};

/** What follows once it is paid. For the system alone, but for a file that staff want again. */
export const productAfterwards = [
  step({
    command: 'FileProductInvoice',
    doc: 'The file of its invoice is there; the customer gets it by letter.',
    event: 'ProductInvoiceFiled',
    label: 'Invoice sent',
    audience: 'customer',
    from: [paid, fulfilled, partlyRefunded, refunded],
    to: 'same',
    by: [],
    tells: ['invoice-paid'],
    input: file,
    change: (_, { documentId, documentNumber }) => ({
      invoiceDocumentId: documentId,
      ...knownFacts({ documentId, documentNumber }),
    }),
  }),
  step({
    command: 'FileProductCreditNote',
    doc: 'The file of a credit note is there; the customer gets it by letter.',
    event: 'ProductCreditNoteFiled',
    label: 'Credit note sent',
    audience: 'customer',
    from: [paid, fulfilled, partlyRefunded, refunded],
    to: 'same',
    by: [],
    tells: ['refunded'],
    input: { ...file, amountMinor: f.integer('What is given back, minor units.', { min: 1 }) },
    change: (_, given) => knownFacts(given),
  }),
  step({
    command: 'AskForProductTransferBack',
    doc: 'It was paid by transfer: one admin asks for the money to be sent back, another confirms that it was.',
    event: 'ProductTransferBackAsked',
    label: 'Refund by transfer asked for',
    audience: 'staff',
    from: [paid, fulfilled, partlyRefunded],
    to: 'same',
    by: [],
    input: { amountMinor: f.integer('What is to be sent back, minor units.', { min: 1 }) },
    change: (_, { amountMinor }) => knownFacts({ amountMinor }),
  }),
  step({
    command: 'RequestProductTransferBack',
    doc: 'One admin asks that money goes back by transfer; the refund is recorded by another one, for exactly this amount.',
    event: 'ProductTransferBackRequested',
    label: 'Refund by transfer waits for a second person',
    audience: 'staff',
    from: [paid, partlyRefunded],
    to: 'same',
    by: ['admin'],
    reasonNeeded: true,
    stepUp: true,
    input: { amount: f.money('What is to be sent back.') },
    guard: (fields, { amount }) =>
      goesBackByHand(fields) ? refundProblem(fields, amount) : no('GOES_BACK_BY_PROVIDER'),
    change: (_, { amount }, { viewer }) => ({
      transferBack: amount,
      transferBackAskedBy: viewer.userId ?? null,
    }),
  }),
  step({
    command: 'RegenerateProductDocument',
    doc: 'The files of its invoices are made again from the same stored facts; numbers and amounts stay.',
    event: 'ProductDocumentRegenerationAsked',
    label: 'Documents made again',
    audience: 'staff',
    from: [paid, fulfilled, partlyRefunded, refunded],
    to: 'same',
    by: staff,
  }),
  step({
    command: 'ClaimProduct',
    doc: 'The order it is for found its owner.',
    event: 'ProductClaimed',
    label: 'Belongs to an account',
    audience: 'staff',
    from: Object.values(ProductStatus),
    to: 'same',
    by: [],
    input: { userId: f.id('The account.') },
    change: (_, { userId }) => ({ userId }),
  }),
  step({
    command: 'ChangeProductLinkRevision',
    doc: 'Links to the order it is for were revoked: they open the product no more.',
    event: 'ProductLinkRevisionChanged',
    label: 'Links revoked',
    audience: 'staff',
    from: Object.values(ProductStatus),
    to: 'same',
    by: [],
    input: { linkRevision: f.integer('Of links that still open.', { min: 1 }) },
    change: (_, { linkRevision }) => ({ linkRevision }),
  }),
];
