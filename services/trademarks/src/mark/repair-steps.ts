import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { trademarkStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);

/** Input of a step that only the system takes, so its type is in no schema. */
const repairedDates = f.list(
  f.object('RepairedDate', 'A date that a wrong rule gave.', {
    name: f.text('What has to be done.', { max: 200 }),
    before: f.calendarDate('The day it had.', { optional: true }),
    after: f.calendarDate('The day it has.', { optional: true }),
  }),
  { min: 1, max: 60 },
);

/** A rule was wrong, and the dates that followed from it are put right. */
export const repairSteps = [
  step({
    command: 'RepairDates',
    doc: 'Its dates are counted anew by the right version of a rule, as two people approved. For the system.',
    event: 'DeadlinesRepaired',
    label: 'Dates corrected',
    audience: 'customer',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    input: { ruleRepairId: f.id('The repair.'), repairedDates },
    besides: (_, input) => ({ ruleRepairId: input.ruleRepairId, repairedDates: input.repairedDates }),
  }),
];
