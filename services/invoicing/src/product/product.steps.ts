import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { paymentTypes } from '../money/payment-types.js';
import { cardChoiceProblem } from './card-choice.js';
import { attemptOf, checkoutProblem } from './checkout.js';
import { payersTaxProblem } from './hand-priced-tax.js';
import { no } from '../refusals.js';
import { secondPersonProblem } from './transfer-back-rules.js';
import {
  dueMinor,
  afterRefund,
  refundedSoFar,
  refundProblem,
  settledProblem,
  underWayProblem,
  unpaidProblem,
} from './product-rules.js';
import { estimatedFees } from './estimated-fee.js';
import { isFeeDifference, unfinishedProblem } from './fee-settlement.js';
import { knownFacts } from './known-facts.js';
import { PaymentState, ProductStatus } from './product-status.js';
import { productBilling, productResource } from './product.resource.js';

const {
  created,
  checkoutStarted,
  checkoutCompleted,
  paymentFailed,
  paid,
  fulfilled,
  partlyRefunded,
  cancelled,
} = ProductStatus;
const step = stepsOf(productResource);

export const productSteps = [
  step({
    command: 'StartProductCheckout',
    doc: 'The customer goes to pay, for the first time or after a payment that failed.',
    event: 'ProductCheckoutStarted',
    label: 'Checkout started',
    audience: 'customer',
    from: [created, paymentFailed],
    to: checkoutStarted,
    by: ['visitor', 'customer'],
    input: {
      paymentType: f.enumeration('How it is paid.', { name: 'PaymentType', values: paymentTypes }),
      billing: productBilling,
      total: f.money('What the customer was shown; another total is refused.', { optional: true }),
      paymentMethodId: f.id('A saved card of the customer, charged at once.', { optional: true }),
      saveCard: f.boolean('The customer agrees that the card is kept for later payments.', {
        optional: true,
      }),
    },
    preload: async (tx, fields, choice, context) =>
      (await cardChoiceProblem(tx, choice, context)) ??
      (await payersTaxProblem(tx, fields, choice, context)) ??
      {},
    guard: checkoutProblem,
    change: (fields, { paymentType, billing, paymentMethodId, saveCard }, { now }) => ({
      // What the credit of an earlier transfer pays wholly needs no card.
      paymentType: dueMinor(fields) === 0 ? 'transfer' : paymentType,
      paymentState: PaymentState.initiated,
      declineReason: null,
      attempt: attemptOf(fields),
      ...(billing ? { billing } : {}),
      saveCard: saveCard === true,
      chargeAttempt: null,
      paymentMethodId: paymentMethodId ?? null,
      chargeWanted: paymentMethodId ? `${attemptOf(fields)} ${now.toISOString()}` : null,
      ...(paymentMethodId ? { checkoutUrl: null } : {}),
    }),
  }),
  step({
    command: 'OpenProductGatewayOrder',
    doc: 'The payment provider has an order for it.',
    event: 'ProductGatewayOrderOpened',
    label: 'Payment page opened',
    audience: 'staff',
    from: [checkoutStarted],
    to: 'same',
    by: [],
    input: {
      gatewayOrderId: f.text('Order of the payment provider.', { max: 80, min: 1 }),
      checkoutUrl: f.url('Where it is paid.', { optional: true, anyHost: true }),
      gatewayCustomerId: f.text('Whose order it is there, where a card is kept or used again.', {
        max: 80,
        optional: true,
      }),
    },
    change: (_, { gatewayOrderId, checkoutUrl, gatewayCustomerId }) => ({
      gatewayOrderId,
      checkoutUrl: checkoutUrl ?? null,
      gatewayCustomerId: gatewayCustomerId ?? null,
    }),
  }),
  step({
    command: 'CompleteProductCheckout',
    doc: 'Card or wallet is authorised, also at a later try on the same page, or a transfer was chosen.',
    event: 'ProductCheckoutCompleted',
    label: 'Checkout completed',
    audience: 'customer',
    from: [checkoutStarted, paymentFailed],
    to: checkoutCompleted,
    by: [],
    input: {
      paymentType: f.enumeration('The way that was chosen; another one since then makes this old news.', {
        name: 'PaymentType',
        values: paymentTypes,
        optional: true,
      }),
    },
    guard: ({ paymentType }, { paymentType: chosen }) =>
      chosen == null || chosen === paymentType ? undefined : no('METHOD_CHANGED'),
    change: (fields) => ({
      paymentState: PaymentState.authorised,
      ...knownFacts({ hasEstimatedFee: estimatedFees(fields).length > 0 }),
    }),
  }),
  step({
    command: 'FailProductPayment',
    doc: 'The payment was declined, or nobody paid within a day.',
    event: 'ProductPaymentFailed',
    label: 'Payment failed',
    audience: 'customer',
    from: [checkoutStarted, paymentFailed],
    to: paymentFailed,
    by: [],
    input: {
      declineReason: f.text('As the provider names it; empty when it expired.', { max: 120, optional: true }),
    },
    change: (_, { declineReason }) =>
      declineReason
        ? { declineReason, paymentState: PaymentState.declined }
        : {
            declineReason: null,
            paymentState: PaymentState.expired,
            gatewayOrderId: null,
            checkoutUrl: null,
            gatewayCustomerId: null,
          },
  }),
  step({
    command: 'PayProduct',
    doc: 'The money is there: by card, or by a transfer that was booked. For the system.',
    event: 'ProductPaid',
    label: 'Payment captured',
    audience: 'customer',
    from: [checkoutCompleted],
    to: paid,
    by: [],
    change: (_, __, { now }) => ({
      paymentState: PaymentState.captured,
      paidAt: now.toISOString(),
      stillToPay: null,
    }),
  }),
  step({
    command: 'SettleProductByCoupon',
    doc: 'The coupon takes all of it: no payment and no tax document.',
    event: 'ProductSettledByCoupon',
    label: 'Order settled by coupon',
    audience: 'customer',
    from: [created],
    to: paid,
    by: [],
    guard: (fields) => settledProblem(fields),
    change: (_, __, { now }) => ({ paidAt: now.toISOString() }),
  }),
  step({
    command: 'FinishProductOrder',
    doc: 'What was paid has been set going; where a part of a fee went back, once it is back.',
    event: 'ProductFulfilled',
    label: 'Order finished',
    audience: 'customer',
    from: [paid, partlyRefunded],
    to: fulfilled,
    by: staff,
    guard: unfinishedProblem,
  }),
  step({
    command: 'RefundProduct',
    doc: 'Gives money back, in one or several parts, never more than was paid; the reason stays. By transfer only what another admin asked for.',
    event: 'ProductRefunded',
    label: 'Refunded',
    audience: 'customer',
    from: [paid, partlyRefunded],
    to: (fields, { amount }) => afterRefund(fields, amount),
    by: ['admin'],
    reasonNeeded: true,
    stepUp: true,
    input: { amount: f.money('What is given back.') },
    guard: (fields, { amount }, { viewer }) =>
      refundProblem(fields, amount) ?? secondPersonProblem(fields, amount, viewer),
    change: (fields, { amount }) => ({
      refunded: refundedSoFar(fields, amount),
      ...knownFacts({
        isFeeDifference: isFeeDifference(fields, refundedSoFar(fields, amount).amountMinor),
      }),
      paymentState: PaymentState.refunded,
      transferBack: null,
      transferBackAskedBy: null,
    }),
  }),
  step({
    command: 'CancelProduct',
    doc: 'Nobody paid within thirty days; staff may do it before.',
    event: 'ProductCancelled',
    label: 'Cancelled',
    audience: 'customer',
    from: [created],
    to: cancelled,
    by: ['admin'],
    guard: (fields, _, context) => unpaidProblem(fields, context),
  }),
  step({
    command: 'WithdrawProductOrder',
    doc: 'What it was for is not wanted any more, and nobody has paid. For the system.',
    event: 'ProductCancelled',
    label: 'Cancelled',
    audience: 'customer',
    from: [created, checkoutStarted, paymentFailed, checkoutCompleted],
    to: cancelled,
    by: [],
    guard: (fields) => underWayProblem(fields),
  }),
];
