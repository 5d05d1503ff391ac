import { f } from '@cotta/kit/model/field/field.js';
import { orderedColumns, orderedOffices } from './ordered.js';
import { endAskProblem, goOnProblem, withdrawProblem } from './end-rules.js';
import { columnsOfReport, reportUnread } from './order-on-report.js';
import { orderProblem, refundProblem } from './order-rules.js';
import { quotedColumns, quoteProblem } from './quoted-price.js';
import type { RequestStatus } from '../labels.js';
import type { OrderPayment } from '../next-step.js';
import { no } from '../../refusals.js';
import { preloadPayment, type PreloadedPayment } from './preload-payment.js';
import { requestStep } from '../request-step.js';

const links = ['verification-summary', 'verification-receipt'] as const;

const orderInput = {
  services: f.list(f.text('Ordered service.', { max: 60 }), { max: 50 }),
  orderedItems: f.list(f.text('Ordered item.', { max: 200 }), { max: 200 }),
  currency: f.code('CurrencyCode', 'Currency the prices are fixed in.'),
  filingClassesCount: f.integer('How many classes are to be filed.', { min: 1, max: 45 }),
  quote: f.text(
    'The price as it was quoted, signed. The order is charged what stands there; without one a person quotes.',
    { max: 8000, optional: true },
  ),
  termsAccepted: f.boolean('The terms and conditions are accepted.'),
  termsVersion: f.text('Version of the terms that were shown.', { max: 20, optional: true }),
  riskAcknowledged: f.boolean('The client has read why the check advised against it.', {
    optional: true,
  }),
  oldReportAcknowledged: f.boolean('The client knows that the check is more than thirty days old.', {
    optional: true,
  }),
  adviceAcknowledged: f.list(
    f.text('Office and class the lawyer advises against, ordered all the same: US 19.', { max: 10 }),
    { max: 5000, optional: true },
  ),
  e2eProtection: f.boolean('End-to-end protection is wanted.', { optional: true }),
  brandProtection: f.boolean('Brand protection is wanted.', { optional: true }),
  euipoGrantRequested: f.boolean('The EUIPO grant for small firms is asked for.', { optional: true }),
};

/** From the report, or from nothing, to the paid order. `linkKey`: quotes are signed with it. */
export const defineCreateOrder = (linkKey: string) =>
  requestStep({
    command: 'CreateOrder',
    doc: 'Orders the registration at the prices shown. After a check that advised against it, the risk has to be acknowledged.',
    event: 'OrderCreated',
    from: ['Verification approved', 'Verification dismissed', null],
    to: 'Order created',
    by: ['visitor', 'customer', 'admin'],
    byLink: links,
    input: orderInput,
    guard: (state, input, { now }) =>
      orderProblem(state, input) ??
      reportUnread(state, input, now) ??
      quoteProblem(state, input, { linkKey, now }),
    offices: orderedOffices,
    columns: (
      {
        services,
        orderedItems,
        currency,
        filingClassesCount,
        e2eProtection,
        brandProtection,
        euipoGrantRequested,
        quote,
        termsVersion,
      },
      { now },
      state,
    ) => ({
      ...quotedColumns(quote, { linkKey, now }),
      services,
      orderedItems,
      currency,
      filingClassesCount,
      orderedAt: now.toISOString(),
      e2eProtection: e2eProtection ?? false,
      brandProtection: brandProtection ?? false,
      euipoGrantRequested: euipoGrantRequested ?? false,
      termsVersion: termsVersion ?? null,
      ...columnsOfReport(state, now),
      ...orderedColumns(state),
    }),
  });

export const completeCheckout = requestStep({
  command: 'CompleteCheckout',
  doc: 'A card or wallet was authorised, or a transfer chosen. For the system alone.',
  event: 'CheckoutCompleted',
  from: ['Order created'],
  to: 'same',
  by: [],
  columns: (_, { now }) => ({ checkedOutAt: now.toISOString() }),
});

/** A payment that was begun and is not there yet. */
const isUnderWay = (payment: OrderPayment | null | undefined): boolean =>
  payment != null && !['Created', 'Paid'].includes(payment.status);

export const confirmInvoicePaid = requestStep({
  command: 'ConfirmInvoicePaid',
  doc: 'The money is there. The system says so of a payment that was begun, an admin where none was.',
  event: 'InvoicePaid',
  from: ['Order created'],
  to: 'same',
  by: ['admin'],
  stepUp: true,
  preload: preloadPayment,
  guard: (_, __, { viewer, preloaded }) =>
    viewer.role === 'admin' && isUnderWay((preloaded as PreloadedPayment | undefined)?.payment)
      ? no('PAID_AT_ITS_PAYMENT')
      : undefined,
  columns: (_, { now }) => ({ paidAt: now.toISOString() }),
});

export const refundRequest = requestStep({
  command: 'RefundRequest',
  doc: 'The unearned part went back by credit note; the order ends.',
  event: 'RequestRefunded',
  from: [
    'Order created',
    'Ready for drafting',
    'Sent for review',
    'Application approved',
    'Client unresponsive',
  ],
  to: 'Refunded',
  by: ['admin'],
  reasonNeeded: true,
  guard: refundProblem,
});

export const withdrawRequest = requestStep({
  command: 'WithdrawRequest',
  doc: 'The client wants it no more; once it is paid, a refund is decided instead.',
  event: 'RequestWithdrawn',
  from: [
    null,
    'Verification requested',
    'Verification approved',
    'Verification dismissed',
    'Order created',
    'Ready for drafting',
    'Sent for review',
    'Application approved',
  ],
  to: 'Withdrawn',
  by: ['customer', 'admin'],
  preload: preloadPayment,
  guard: withdrawProblem,
});

const PAID: readonly RequestStatus[] = [
  'Order created',
  'Ready for drafting',
  'Sent for review',
  'Application approved',
  'Client unresponsive',
];

export const askToEndOrder = requestStep({
  command: 'AskToEndOrder',
  doc: 'The client of a paid order wants it to end. A person decides what goes back; until then nothing more is sent or approved.',
  event: 'EndAsked',
  from: PAID,
  to: 'same',
  by: ['customer'],
  preload: preloadPayment,
  guard: endAskProblem,
  columns: (_, { now }) => ({ endAskedAt: now.toISOString() }),
});

export const goOnWithOrder = requestStep({
  command: 'GoOnWithOrder',
  doc: 'The order goes on after all: the client takes the wish back, or an admin has answered it.',
  event: 'EndAskTakenBack',
  from: PAID,
  to: 'same',
  by: ['customer', 'admin'],
  preload: preloadPayment,
  guard: goOnProblem,
  columns: () => ({ endAskedAt: null }),
});
