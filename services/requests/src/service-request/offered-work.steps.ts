import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { quoteInputProblem, releaseProblem } from './service-request-rules.js';
import { serviceRequestResource } from './service-request.resource.js';

const step = stepsOf(serviceRequestResource);

/** Ordered where it was offered, with its price; and begun before it is paid. */
export const offeredWork = [
  step({
    command: 'OrderAtOfferedPrice',
    doc: 'Work was ordered at the record that offers it, at the price that stands there.',
    event: 'ServiceRequestOrdered',
    label: 'Ordered at the price offered',
    audience: 'customer',
    from: ['Draft'],
    to: 'Quoted',
    by: [],
    input: {
      price: f.money('The price before tax, the office’s part included.'),
      officeFee: f.money('The part of it that the office takes.', { optional: true }),
    },
    guard: (order, given) => quoteInputProblem(order, given),
    change: (_, { price, officeFee }) => ({
      price,
      currency: price.currency,
      officeFee: officeFee ?? null,
    }),
  }),
  step({
    command: 'ReleaseServiceRequest',
    doc: 'The work begins before the money is there; the reason says why. What is to be paid stays to be paid.',
    event: 'ServiceRequestReleased',
    label: 'Work begins before payment',
    audience: 'staff',
    from: ['Submitted', 'Quoted', 'Invoiced'],
    to: 'same',
    by: ['admin'],
    reasonNeeded: true,
    guard: (order) => releaseProblem(order),
    change: (_, __, { now }) => ({ releasedAt: now.toISOString() }),
  }),
];
