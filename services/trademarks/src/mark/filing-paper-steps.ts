import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { factsForCheck } from './check-facts.js';
import { trademarkStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);

/** What is filed is what was approved: a package with other papers is handed to nobody. */
export const filingPaperSteps = [
  step({
    command: 'NoteRefusedPapers',
    doc: 'Its papers are not those the client approved, so its package was refused and somebody has to look. For the system.',
    event: 'FilingPapersRefused',
    label: 'Papers differ from the approval',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    change: (mark) => factsForCheck(mark),
  }),
];
