import { stepsOf, type Step } from '@cotta/kit/model/decider/step.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { eventsWithLetter, factsForLetter, noRecipient, statusesWithLetter } from './mark-letters.js';
import { trademarkResource, type TrademarkFields } from './trademark.resource.js';

const step = stepsOf(trademarkResource);

/** Letters a person asks for. */
export const letterSteps = [
  step({
    command: 'NotifyTrademarkOwner',
    doc: 'Sends the owner the letter about where the mark stands once more.',
    event: 'TrademarkOwnerNotified',
    label: 'Letter sent again',
    audience: 'staff',
    from: statusesWithLetter,
    to: 'same',
    by: staff,
    tells: [
      'trademark-filed',
      'response-filed',
      'trademark-published',
      'trademark-opposed',
      'trademark-registered',
      'trademark-refused',
      'protection-ended',
    ],
    reasonNeeded: true,
    guard: (mark) => noRecipient(mark),
    // The status goes along: it says which letter.
    change: (mark) => ({
      ...factsForLetter(mark),
      ...(mark.status === undefined ? {} : { status: mark.status }),
    }),
  }),
];

/** The same step; where its owner is written to about it, its event says what the letter needs. */
export function withLetterFacts<S extends Step<TrademarkFields>>(tracked: S): S {
  if (!eventsWithLetter.includes(tracked.event)) return tracked;
  return {
    ...tracked,
    change: (mark, input, context) => ({
      ...factsForLetter(mark),
      ...tracked.change?.(mark, input, context),
    }),
  };
}
