import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { attemptOf } from './checkout.js';
import { PaymentState, ProductStatus } from './product-status.js';
import { no } from '../refusals.js';
import { productBilling, productResource } from './product.resource.js';

const { created, checkoutStarted, paymentFailed } = ProductStatus;
const step = stepsOf(productResource);

/** Paying with a card that is on file. For the system alone. */
export const productCardSteps = [
  step({
    command: 'StartProductCharge',
    doc: 'The saved card is about to be charged: noted first, so that one press charges once at most.',
    event: 'ProductChargeStarted',
    label: 'Saved card charged',
    audience: 'staff',
    from: [checkoutStarted],
    to: 'same',
    by: [],
    input: { chargeWanted: f.text('The press it is for.', { max: 60, min: 1 }) },
    guard: (fields, { chargeWanted }) =>
      fields.chargeWanted === chargeWanted ? undefined : no('CHARGE_NOT_WANTED'),
    change: () => ({ chargeWanted: null }),
  }),
  step({
    command: 'ShowProductPaymentPage',
    doc: 'The bank wants to hear from the card’s owner, or the charge came to nothing: this page goes on.',
    event: 'ProductPaymentPageShown',
    label: 'Payment goes on at the bank',
    audience: 'staff',
    from: [checkoutStarted],
    to: 'same',
    by: [],
    input: { checkoutUrl: f.url('Where it goes on.', { anyHost: true }) },
    change: (_, { checkoutUrl }) => ({ checkoutUrl }),
  }),
  step({
    command: 'ChargeProductOnFile',
    doc: 'A period of a subscription, or its higher tier, is charged to the card its owner agreed to: a new try, with an order of its own at the provider. For the system.',
    event: 'ProductCheckoutStarted',
    label: 'Checkout started',
    audience: 'customer',
    from: [created, checkoutStarted, paymentFailed],
    to: checkoutStarted,
    by: [],
    input: {
      attempt: f.integer('Which try it is.', { min: 1 }),
      paymentMethodId: f.id('The card on file; empty where there is none that can be charged.', {
        optional: true,
      }),
      billing: productBilling,
    },
    change: (fields, { attempt, paymentMethodId, billing }) => ({
      paymentType: 'card',
      paymentState: PaymentState.initiated,
      declineReason: null,
      attempt: attemptOf(fields),
      chargeAttempt: attempt,
      paymentMethodId: paymentMethodId ?? null,
      ...(billing ? { billing } : {}),
      saveCard: false,
      chargeWanted: null,
      checkoutUrl: null,
    }),
  }),
];
