import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { attemptOf } from './checkout.js';
import { methodChangeProblem } from './method-change.js';
import { paymentTypes } from '../money/payment-types.js';
import { PaymentState, ProductStatus } from './product-status.js';
import { no } from '../refusals.js';
import { productResource } from './product.resource.js';

const { checkoutStarted, checkoutCompleted, paymentFailed } = ProductStatus;
const step = stepsOf(productResource);

/** Another way to pay while one is open. Whichever money comes first pays; what comes second goes back or is kept as credit. */
export const productMethodSteps = [
  step({
    command: 'ChangeProductPaymentMethod',
    doc: 'The customer pays another way than the one that was begun; the page of the provider is closed, or opened again.',
    event: 'ProductPaymentMethodChanged',
    label: 'Another way to pay chosen',
    audience: 'customer',
    from: [checkoutStarted, checkoutCompleted],
    to: checkoutStarted,
    by: ['visitor', 'customer'],
    input: {
      paymentType: f.enumeration('How it is paid from now on.', {
        name: 'PaymentType',
        values: paymentTypes,
      }),
    },
    guard: methodChangeProblem,
    change: (fields, { paymentType }) => ({
      paymentType,
      paymentState: PaymentState.initiated,
      declineReason: null,
      attempt: attemptOf(fields),
      paymentMethodId: null,
      chargeWanted: null,
      chargeAttempt: null,
    }),
  }),
  step({
    command: 'CloseProductGatewayOrder',
    doc: 'The order at the provider was cancelled because it is paid another way; a later card payment gets one of its own.',
    event: 'ProductGatewayOrderClosed',
    label: 'Payment page closed',
    audience: 'staff',
    from: [checkoutStarted, checkoutCompleted, paymentFailed],
    to: 'same',
    by: [],
    input: { gatewayOrderId: f.text('Order of the payment provider.', { max: 80, min: 1 }) },
    guard: (fields, { gatewayOrderId }) =>
      fields.gatewayOrderId === gatewayOrderId ? undefined : no('OTHER_GATEWAY_ORDER'),
    // Back at the card already: the next order is another attempt, with a reference of its own.
    change: ({ paymentType, attempt }) => ({
      gatewayOrderId: null,
      checkoutUrl: null,
      gatewayCustomerId: null,
      ...(paymentType === 'transfer' ? {} : { attempt: (attempt ?? 0) + 1 }),
    }),
  }),
  step({
    command: 'KeepProductCardPayment',
    doc: 'The card payment that was left for a transfer succeeded before any transfer came: it counts.',
    event: 'ProductCardPaymentKept',
    label: 'Paid by card after all',
    audience: 'staff',
    from: [checkoutStarted, checkoutCompleted],
    to: 'same',
    by: [],
    guard: ({ paymentType }) => (paymentType === 'transfer' ? undefined : no('NO_TRANSFER')),
    change: () => ({ paymentType: 'card' }),
  }),
  step({
    command: 'TakeProductTransfer',
    doc: 'A transfer came while a card payment was open: it counts, and the page of the provider is closed.',
    event: 'ProductTransferTaken',
    label: 'Paid by transfer after all',
    audience: 'staff',
    from: [checkoutStarted, paymentFailed],
    to: checkoutCompleted,
    by: [],
    change: () => ({ paymentType: 'transfer', paymentState: PaymentState.authorised, declineReason: null }),
  }),
];
