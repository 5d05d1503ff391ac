import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { factsForCheck } from './check-facts.js';
import { dateProblemCodes } from './date-problem-codes.js';
import { trademarkStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);

/** Input of steps that only the system takes, so its type is in no schema. */
const dateProblems = f.list(
  f.object('DateProblemFound', 'A date that is missing or cannot be true.', {
    code: f.enumeration('What is wrong.', { name: 'TrademarkDateProblemCode', values: dateProblemCodes }),
    message: f.text('In words.', { max: 600 }),
  }),
  { min: 1, max: 30 },
);

/** What the engine finds wrong with the dates of a filed mark. */
export const dateCheckSteps = [
  step({
    command: 'NoteDateProblems',
    doc: 'Its dates are incomplete or contradict each other, and somebody has to look. For the system.',
    event: 'DateProblemsNoted',
    label: 'Dates to check',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    input: { dateProblems },
    change: (mark, input) => ({
      ...factsForCheck(mark),
      dateProblems: input.dateProblems,
      dateProblemCount: input.dateProblems.length,
    }),
  }),
  step({
    command: 'SettleDateProblems',
    doc: 'Its dates are in order again, or the mark needs them no more. For the system.',
    event: 'DateProblemsSettled',
    label: 'Dates in order',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    change: () => ({ dateProblems: null, dateProblemCount: null }),
  }),
];
