import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { ProductStatus } from './product-status.js';
import { no } from '../refusals.js';
import { productResource } from './product.resource.js';
import { knownFacts } from './known-facts.js';

const { paid, fulfilled, partlyRefunded, refunded } = ProductStatus;
const from = [paid, fulfilled, partlyRefunded, refunded];
const step = stepsOf(productResource);
const notOpen = no('NO_DISPUTE');

/** The payer asks his bank for the money back. All for the system alone. @source money rules R-DIS-1 */
export const productDisputeSteps = [
  step({
    command: 'OpenProductDispute',
    doc: 'The payer’s bank disputes the payment; nothing goes on by itself until it is decided.',
    event: 'ProductDisputeOpened',
    label: 'Payment disputed',
    audience: 'staff',
    from,
    to: 'same',
    by: [],
    input: {
      disputeOrderId: f.text('Dispute at the payment provider.', { max: 80, min: 1 }),
      amountMinor: f.integer('What is disputed, minor units.', { min: 1 }),
    },
    guard: ({ disputeOrderId }, given) =>
      disputeOrderId === given.disputeOrderId ? no('KNOWN_DISPUTE') : undefined,
    change: (_, { disputeOrderId, amountMinor }) => ({
      disputeOrderId,
      disputeState: 'Open',
      ...knownFacts({ amountMinor }),
    }),
  }),
  step({
    command: 'BookProductChargeback',
    doc: 'The dispute was lost: the money was taken back. No credit note follows by itself.',
    event: 'ChargebackBooked',
    label: 'Chargeback booked',
    audience: 'staff',
    from,
    to: 'same',
    by: [],
    input: { amountMinor: f.integer('What was taken back, minor units.', { min: 1 }) },
    guard: ({ disputeState }) => (disputeState === 'Open' ? undefined : notOpen),
    change: (_, { amountMinor }) => ({ disputeState: 'Lost', ...knownFacts({ amountMinor }) }),
  }),
  step({
    command: 'WinProductDispute',
    doc: 'The money stays; the order goes on.',
    event: 'ProductDisputeWon',
    label: 'Dispute won',
    audience: 'staff',
    from,
    to: 'same',
    by: [],
    guard: ({ disputeState }) => (disputeState === 'Open' ? undefined : notOpen),
    change: () => ({ disputeState: 'Won' }),
  }),
];
