import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { creditedUnpaidProblem, lessCredited } from './credited-product.js';
import { ProductStatus } from './product-status.js';
import { productResource } from './product.resource.js';
import { confirmedTransferProblem, transferBookedBefore } from './confirmed-transfer.js';
import { knownFacts } from './known-facts.js';

const { created, checkoutStarted, checkoutCompleted, paymentFailed, paid, cancelled } = ProductStatus;
const step = stepsOf(productResource);

/** While the money is on its way, or does not come. All but what an admin reads from the bank’s statement is for the system alone. */
export const productTransferSteps = [
  step({
    command: 'ConfirmProductTransfer',
    doc: 'A transfer stands on the bank’s statement and was not booked by itself. It is booked as the bank’s own feed would: the whole sum pays, less leaves the rest to pay, more is the client’s credit.',
    event: 'ProductTransferConfirmed',
    label: 'Transfer confirmed by hand',
    audience: 'staff',
    from: [checkoutStarted, checkoutCompleted, paymentFailed],
    to: 'same',
    by: ['admin'],
    stepUp: true,
    saysWhy: 'bankReference',
    input: {
      amount: f.money('What came, as the statement shows it.'),
      receivedOn: f.calendarDate('Day it came to our account.'),
      bankReference: f.text('Number of the transfer on the statement.', { max: 80, min: 1 }),
    },
    guard: confirmedTransferProblem,
    preload: (tx, _, { bankReference }) => transferBookedBefore(tx, bankReference),
    change: (_, { amount, receivedOn, bankReference }) =>
      knownFacts({ amountMinor: amount.amountMinor, receivedOn, bankReference }),
  }),
  step({
    command: 'NoteProductPartPayment',
    doc: 'A transfer was short; the same symbol takes the rest.',
    event: 'ProductPartlyPaid',
    label: 'Part of the money is there',
    audience: 'customer',
    from: [checkoutCompleted],
    to: 'same',
    by: [],
    input: { amountMinor: f.integer('Still to pay, minor units.', { min: 1 }) },
    change: ({ currency }, { amountMinor }) => ({
      stillToPay: { amountMinor, currency: currency ?? '' },
      ...knownFacts({ amountMinor }),
    }),
  }),
  step({
    command: 'RemindProductPayment',
    doc: 'A reminder of an unpaid transfer fell due; the fourth is a phone call.',
    event: 'ProductPaymentReminded',
    label: 'Invoice not paid reminder',
    audience: 'customer',
    from: [checkoutCompleted],
    to: 'same',
    by: [],
    tells: ['payment-reminder'],
    input: { step: f.integer('1 for the first.', { min: 1, max: 4 }) },
    change: (_, { step: number }) => knownFacts({ step: number }),
  }),
  step({
    command: 'ExpireProductPayment',
    doc: 'Nobody paid within thirty days of the payment request.',
    event: 'ProductPaymentExpired',
    label: 'Payment request expired',
    audience: 'customer',
    from: [checkoutCompleted],
    to: cancelled,
    by: [],
  }),
  step({
    command: 'CreditUnpaidProduct',
    doc: 'A credit note took a part of its invoice back before anybody paid: the rest alone is owed.',
    event: 'ProductCredited',
    label: 'Less is to be paid',
    audience: 'customer',
    from: [created, checkoutStarted, paymentFailed, checkoutCompleted],
    to: 'same',
    by: [],
    input: {
      netMinor: f.integer('Taken back before tax, minor units.', { min: 0 }),
      vatMinor: f.integer('Tax of it, minor units.', { min: 0 }),
    },
    guard: (fields) => creditedUnpaidProblem(fields),
    change: (fields, { netMinor, vatMinor }) => lessCredited(fields, { netMinor, vatMinor }),
  }),
  step({
    command: 'SetProductDueDate',
    doc: 'It was invoiced before anybody paid: it is paid by the day its invoice names.',
    event: 'ProductDueDateSet',
    label: 'Invoiced before the payment',
    audience: 'staff',
    from: [created, checkoutStarted, paymentFailed, checkoutCompleted],
    to: 'same',
    by: [],
    input: { payableUntil: f.calendarDate('Due date of the invoice.') },
    change: (_, { payableUntil }) => ({ payableUntil }),
  }),
  step({
    command: 'HoldProductPayment',
    doc: 'The provider tells of another amount or currency than was asked for: a person looks, nothing is issued.',
    event: 'ProductPaymentHeld',
    label: 'Payment needs a look',
    audience: 'staff',
    from: [checkoutStarted, paymentFailed],
    to: 'same',
    by: [],
  }),
  step({
    command: 'NoteProductInvoiceMissing',
    doc: 'It is paid and has no invoice: the lines of a price that a person entered are a person’s to write.',
    event: 'ProductInvoiceMissing',
    label: 'Invoice to be written',
    audience: 'staff',
    from: [paid],
    to: 'same',
    by: [],
  }),
];
