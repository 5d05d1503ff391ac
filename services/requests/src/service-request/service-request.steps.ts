import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { isCountry } from '@cotta/reference/countries.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { draftedWork } from './drafted-work.steps.js';
import { offeredWork } from './offered-work.steps.js';
import { officeWork } from './office-work.steps.js';
import { submitProblem, quotedPrice } from './service-quote.js';
import {
  accountProblem,
  addresseeProblem,
  claimProblem,
  deedCheckProblem,
  deedOf,
  deedProblem,
  invoiceProblem,
  markFoundProblem,
  partProblem,
  quoteInputProblem,
  startProblem,
  withItsOrder,
} from './service-request-rules.js';
import { serviceRequestStatuses } from './service-request-status.js';
import { refuseByOtherRows } from './refuse-by-other-rows.js';
import { deedChecks, serviceRequestResource } from './service-request.resource.js';

const step = stepsOf(serviceRequestResource);

/** The form is handed in. `linkKey`: quotes are signed with it. */
const submission = (linkKey: string) =>
  step({
    command: 'SubmitServiceRequest',
    doc: 'The form is complete. With the signed quote it is charged what stands there; without one a person quotes.',
    event: 'ServiceRequestSubmitted',
    label: 'Order submitted',
    audience: 'customer',
    from: ['Draft'],
    to: 'Submitted',
    by: ['customer', ...staff],
    input: { quote: f.text('Signed price as it was quoted.', { max: 8000, optional: true }) },
    guard: (order, { quote }, { now }) => submitProblem(order, quote, { linkKey, now }),
    preload: (tx, order, _, { viewer }) => refuseByOtherRows(tx, order, viewer),
    change: (_, { quote }, { now }) => quotedPrice(quote, { linkKey, now }),
  });

/** The deed of a transfer. `linkKey`: uploads are proved with it. */
const deed = (linkKey: string) =>
  step({
    command: 'AddAssignmentDeed',
    doc: 'The signed deed of a transfer is there.',
    event: 'AssignmentDeedAdded',
    label: 'Assignment deed received',
    audience: 'customer',
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress'],
    to: 'same',
    by: ['visitor', 'customer', ...staff],
    input: {
      upload: f.text('The deed, as it was uploaded.', { max: 120, optional: true }),
      document: f.id('A document; named by the firm alone.', { optional: true }),
    },
    guard: (order, given, context) => deedProblem(order, given, { linkKey, context }),
    // Another paper is looked at anew.
    change: (_, given, context) => ({
      deedDocumentId: deedOf(given, { linkKey, context }) ?? null,
      deedCheck: null,
    }),
  });

/** What a person found in the deed; what is missing is asked of the client. */
const deedLook = step({
  command: 'CheckAssignmentDeed',
  doc: 'Somebody read the deed and says what is right in it.',
  event: 'AssignmentDeedChecked',
  label: 'Assignment deed checked',
  audience: 'staff',
  from: ['Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress'],
  to: 'same',
  by: staff,
  input: deedChecks,
  guard: (order) => deedCheckProblem(order),
  change: (_, deedCheck) => ({ deedCheck }),
});

/** An order without an account finds its owner, and any order its mark. */
const belonging = [
  step({
    command: 'AskForServiceAccount',
    doc: 'Asks for an account with the e-mail address of the order; the invitation goes there and nowhere else.',
    event: 'ServiceAccountAsked',
    label: 'Account asked for',
    audience: 'staff',
    from: serviceRequestStatuses,
    to: 'same',
    by: ['visitor'],
    guard: (order) => accountProblem(order),
    change: () => ({ accountAsked: true }),
  }),
  step({
    command: 'ClaimServiceRequest',
    doc: 'Ties the order to the account whose e-mail address was proved.',
    event: 'ServiceRequestClaimed',
    label: 'Belongs to an account',
    audience: 'staff',
    from: serviceRequestStatuses,
    to: 'same',
    by: [],
    input: { userId: f.id('The account.') },
    guard: (order, { userId }) => claimProblem(order, userId),
    change: (_, { userId }) => ({ userId }),
  }),
  step({
    command: 'FindServiceRequestMark',
    doc: 'The mark it is about, by office and number, is among the marks of its owner now.',
    event: 'ServiceRequestMarkFound',
    label: 'Mark found',
    audience: 'customer',
    from: ['Submitted', 'Quoted', 'Invoiced', 'Paid'],
    to: 'same',
    by: [],
    input: { trademark: f.id('The mark.') },
    guard: (order) => markFoundProblem(order),
    // The status goes along: what follows at the mark depends on whether it is paid.
    change: ({ status }, { trademark }) => ({
      trademarkId: trademark,
      ...(status === undefined ? {} : { status }),
    }),
  }),
];

/** From the order to the finished service. */
const afterwards = [
  step({
    command: 'QuoteServiceRequest',
    doc: 'Tells a price that no list holds.',
    event: 'ServiceRequestQuoted',
    label: 'Price quoted',
    audience: 'customer',
    from: ['Submitted'],
    to: 'Quoted',
    by: staff,
    input: {
      price: f.money('The price before tax, the office’s part included.'),
      officeFee: f.money('The part of it that the office takes.', { optional: true }),
      country: f.code('CountryCode', 'Country of the billing address, where the order does not say it.', {
        known: isCountry,
        optional: true,
      }),
      quoteNote: serviceRequestResource.fields.quoteNote,
    },
    guard: (order, given, context) => partProblem(order, context) ?? quoteInputProblem(order, given),
    change: (before, { price, officeFee, country, quoteNote }) => ({
      price,
      currency: price.currency,
      officeFee: officeFee ?? null,
      quoteNote: quoteNote ?? null,
      country: country ?? before.country ?? null,
    }),
  }),
  step({
    command: 'InvoiceServiceRequest',
    doc: 'What is to be paid stands: the price that was named or ordered, with its tax. For the system.',
    event: 'ServiceRequestInvoiced',
    label: 'Invoiced',
    audience: 'customer',
    from: ['Submitted', 'Quoted'],
    to: 'Invoiced',
    by: [],
    input: {
      price: f.money('The price, where none was quoted.', { optional: true }),
      invoiceContent: f.longText('What the invoice says.', { max: 5000, optional: true }),
      product: f.id('What is paid for, where the price list made it.', { optional: true }),
    },
    guard: (order, given, context) => partProblem(order, context) ?? invoiceProblem(order, given),
    change: (before, { price, invoiceContent, product }) => ({
      price: price ?? before.price ?? null,
      productId: product ?? before.productId ?? null,
      invoiceContent: invoiceContent ?? before.invoiceContent ?? null,
    }),
  }),
  step({
    command: 'ConfirmServiceRequestPayment',
    doc: 'What it is paid with is paid: a card, or a transfer that was booked. For the system.',
    event: 'ServiceRequestInvoicePaid',
    label: 'Invoice paid',
    audience: 'customer',
    from: ['Invoiced'],
    to: 'Paid',
    by: [],
    guard: withItsOrder,
    // What it was goes along: where it was nothing, nobody is thanked for a payment.
    change: ({ price }) => (price == null ? {} : { price }),
  }),
  step({
    command: 'StartServiceRequest',
    doc: 'The work begins.',
    event: 'ServiceRequestStarted',
    label: 'Work started',
    audience: 'customer',
    from: ['Paid'],
    to: 'In progress',
    by: staff,
    guard: startProblem,
  }),
  step({
    command: 'WithdrawServiceRequest',
    doc: 'The customer wants it no more; possible until it is paid.',
    event: 'ServiceRequestWithdrawn',
    label: 'Withdrawn',
    audience: 'customer',
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced'],
    to: 'Withdrawn',
    by: ['customer'],
    guard: withItsOrder,
  }),
  step({
    command: 'CancelServiceRequest',
    doc: 'The firm does not render it.',
    event: 'ServiceRequestCancelled',
    label: 'Cancelled',
    audience: 'customer',
    from: ['Draft', 'Submitted', 'Quoted', 'Invoiced'],
    to: 'Cancelled',
    by: ['admin'],
    reasonNeeded: true,
    guard: withItsOrder,
  }),
  step({
    command: 'RefundServiceRequest',
    doc: 'The money went back; a credit note says so.',
    event: 'ServiceRequestRefunded',
    label: 'Refunded',
    audience: 'customer',
    from: ['Paid', 'In progress'],
    to: 'Refunded',
    by: ['admin'],
    reasonNeeded: true,
  }),
  step({
    command: 'GiveUpServiceRequest',
    doc: 'Nobody answered the last reminder.',
    event: 'ServiceRequestGivenUp',
    label: 'Client unresponsive',
    audience: 'customer',
    from: ['Quoted', 'Invoiced'],
    to: 'Client unresponsive',
    by: ['admin'],
    guard: withItsOrder,
  }),
  step({
    command: 'NotifyServiceRequest',
    doc: 'Sends the letter about where the order stands once more; of an invoiced order the one that asks for the money.',
    event: 'ServiceRequestNotified',
    label: 'Letter sent again',
    audience: 'staff',
    from: [
      'Submitted',
      'Quoted',
      'Invoiced',
      'Paid',
      'In progress',
      'Finished',
      'Cancelled',
      'Refunded',
      'Client unresponsive',
    ],
    to: 'same',
    by: staff,
    tells: ['service-order'],
    reasonNeeded: true,
    guard: (order) => addresseeProblem(order),
    // The status goes along: it says which letter.
    change: ({ status }) => (status === undefined ? {} : { status }),
  }),
  step({
    command: 'AssignServiceRequestToBrand',
    doc: "Groups the order under one of its customer's brands.",
    event: 'ServiceRequestBrandAssigned',
    label: 'Assigned to brand',
    audience: 'customer',
    from: serviceRequestStatuses,
    to: 'same',
    by: ['customer', ...staff],
    input: { brand: f.id('The brand; empty for none.', { optional: true }) },
    change: (_, { brand }) => ({ brandId: brand ?? null }),
  }),
];

/** From the form to the finished service. `linkKey`: quotes and uploads are signed with it. */
export const serviceRequestSteps = (linkKey: string) => [
  submission(linkKey),
  deed(linkKey),
  deedLook,
  ...offeredWork,
  ...afterwards,
  ...officeWork,
  ...draftedWork(linkKey),
  ...belonging,
];
