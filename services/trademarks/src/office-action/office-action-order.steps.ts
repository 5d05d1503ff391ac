import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { billingCountry } from '../ordered-work/ordered-work-fields.js';
import {
  nothingOrdered,
  releasedAlready,
  unpaidWork,
  workOrdered,
} from '../ordered-work/ordered-work-rules.js';
import { lastDayToOrder, needsRush, orderedTooLate } from './office-action-rules.js';
import { officeActionResource, type OfficeActionFields } from './office-action.resource.js';
import { priceOfSolution } from './price-of-solution.js';

const step = stepsOf(officeActionResource);
const { orderCurrency, orderedSolutionId } = officeActionResource.fields;

type Letter = RecordFields<OfficeActionFields>;

function orderFacts({ markName, jurisdiction, dueDate, userId }: Letter): Letter {
  return {
    ...(markName ? { markName } : {}),
    ...(jurisdiction ? { jurisdiction } : {}),
    ...(dueDate ? { dueDate } : {}),
    ...(userId ? { userId } : {}),
  };
}

/** From the order of an answer to its beginning. */
export const officeActionOrder = [
  step({
    command: 'OrderOfficeActionResponse',
    doc: 'Chooses one of the solutions.',
    event: 'OfficeActionOrdered',
    label: 'Ordered',
    audience: 'customer',
    from: ['Kick-off sent', 'Landing page visited'],
    to: 'Ordered',
    by: ['customer', ...staff],
    input: {
      orderedSolutionId: { ...orderedSolutionId, optional: false },
      orderCurrency: f.code('CurrencyCode', orderCurrency.doc),
      country: billingCountry,
    },
    guard: (letter, _, { now }) => orderedTooLate(letter, now),
    preload: (tx, _, input) => priceOfSolution(tx, input),
    // The mark, its office and the last day go along: whoever hears of the order needs no copy of the letter.
    change: (letter, { country, ...input }, context) => ({
      ...orderFacts(letter),
      ...input,
      ...workOrdered({ country }, context),
      orderBy: lastDayToOrder(letter),
      rush: needsRush(letter, context.now),
    }),
  }),
  step({
    command: 'ReleaseOfficeActionWork',
    doc: 'The order is paid, or an admin let the work begin before: the answer can be written. For the system.',
    event: 'OfficeActionWorkReleased',
    label: 'Work can begin',
    audience: 'customer',
    from: ['Ordered'],
    to: 'same',
    by: [],
    guard: releasedAlready,
    change: (letter, _, { now }) => ({ ...orderFacts(letter), workReleasedAt: now.toISOString() }),
  }),
  step({
    command: 'ReturnOfficeActionOrder',
    doc: 'The order ended before the answer was begun: the client can choose again. For the system.',
    event: 'OfficeActionOrderReturned',
    label: 'Order ended',
    audience: 'customer',
    from: ['Ordered'],
    to: 'Landing page visited',
    by: [],
    change: () => ({ ...nothingOrdered, orderedSolutionId: null, rush: null }),
  }),
  step({
    command: 'StartOfficeActionDraft',
    doc: 'A lawyer writes the response.',
    event: 'OfficeActionDraftStarted',
    label: 'Drafting',
    audience: 'customer',
    from: ['Ordered'],
    to: 'Drafting',
    by: ['lawyer'],
    guard: unpaidWork,
  }),
];
