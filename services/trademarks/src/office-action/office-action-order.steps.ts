import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
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
import { letterFacts } from './letter-facts.js';
import { lastDayToOrder, needsRush, orderedTooLate } from './office-action-rules.js';
import { officeActionResource, type OfficeActionFields } from './office-action.resource.js';
import { offeredProblem, priceOfSolution } from './price-of-solution.js';

const step = stepsOf(officeActionResource);
const { orderCurrency, orderedSolutionId } = officeActionResource.fields;

type Letter = RecordFields<OfficeActionFields>;

interface Chosen {
  readonly orderedSolutionId: string;
  readonly orderCurrency: string;
  readonly country?: string | null | undefined;
}

function orderPlacedFor(letter: Letter, { country, ...chosen }: Chosen, context: CommandContext) {
  const { orderedSolutionId: solution, orderCurrency: currency } = chosen;
  return {
    ...letterFacts(letter),
    orderedSolutionId: solution,
    orderCurrency: currency,
    ...workOrdered({ country }, context),
    orderBy: lastDayToOrder(letter),
    rush: needsRush(letter, context.now),
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
    change: (letter, chosen, context) => orderPlacedFor(letter, chosen, context),
  }),
  step({
    command: 'OrderAnswerByLink',
    doc: 'Chooses one of the solutions that were offered, for whoever holds the link of the letter.',
    event: 'OfficeActionOrdered',
    label: 'Ordered',
    audience: 'customer',
    from: ['Kick-off sent', 'Landing page visited'],
    to: 'Ordered',
    by: ['visitor'],
    input: {
      option: f.id('The solution that is chosen.'),
      currency: f.code('CurrencyCode', orderCurrency.doc),
      country: { ...billingCountry, optional: false },
    },
    guard: (letter, _, { now }) => orderedTooLate(letter, now),
    preload: async (tx, _, { option, currency }, { streamId }) =>
      (await offeredProblem(tx, option, streamId)) ??
      priceOfSolution(tx, { orderedSolutionId: option, orderCurrency: currency }),
    change: (letter, { option, currency, country }, context) =>
      orderPlacedFor(letter, { orderedSolutionId: option, orderCurrency: currency, country }, context),
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
    change: (letter, _, { now }) => ({ ...letterFacts(letter), workReleasedAt: now.toISOString() }),
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
