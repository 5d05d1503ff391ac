import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { ProductStatus } from './product-status.js';
import { no } from '../refusals.js';
import { productResource } from './product.resource.js';

const { checkoutStarted } = ProductStatus;
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
    input: { checkoutUrl: f.url('Where it goes on.') },
    change: (_, { checkoutUrl }) => ({ checkoutUrl }),
  }),
];
