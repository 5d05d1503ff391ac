import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { filingProblem } from '../mark/filing-rules.js';
import { no } from '../refusals.js';
import { filingResource } from './filing.resource.js';

const step = stepsOf(filingResource);
const {
  officeDraft,
  officeFee,
  pictureDigest,
  trouble,
  nextTryAt,
  acknowledgedAt,
  number,
  filingDate,
  returnReason,
} = filingResource.fields;
/** It went on: what failed before is over. */
const fresh = { attempts: 0, trouble: null, nextTryAt: null } as const;

/** From the sealed copy to the office's number. What outside systems say is recorded by the system alone. */
export const filingSteps = [
  step({
    command: 'RecordOfficeDraft',
    doc: 'The office has our draft and says what it costs. For the system.',
    event: 'OfficeDraftRecorded',
    label: 'Draft at the office',
    audience: 'staff',
    from: ['Prepared'],
    to: 'same',
    by: [],
    input: { officeDraft: { ...officeDraft, optional: false }, officeFee, pictureDigest },
    change: (_, input) => ({ ...fresh, ...input }),
  }),
  step({
    command: 'ConfirmFiling',
    doc: 'A lawyer has looked at the copy and the fee: it goes to the office now.',
    event: 'FilingConfirmed',
    label: 'Confirmed',
    audience: 'staff',
    from: ['Prepared'],
    to: 'Confirmed',
    by: ['lawyer'],
    stepUp: true,
    guard: ({ route, officeDraft: draft }) =>
      route === 'EUIPO' && !draft ? no('NO_OFFICE_DRAFT') : undefined,
    change: () => fresh,
  }),
  step({
    command: 'RecordSubmission',
    doc: 'The office or the partner has it. For the system.',
    event: 'FilingSubmitted',
    label: 'Submitted',
    audience: 'staff',
    from: ['Confirmed'],
    to: 'Submitted',
    by: [],
    change: () => fresh,
  }),
  step({
    command: 'AcknowledgeFiling',
    doc: 'The partner has the package. For the system.',
    event: 'FilingAcknowledged',
    label: 'Acknowledged',
    audience: 'staff',
    // A prompt partner answers before our own record of the announcement is written.
    from: ['Confirmed', 'Submitted'],
    to: 'Acknowledged',
    by: [],
    input: { acknowledgedAt: { ...acknowledgedAt, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'CompleteFiling',
    doc: 'The office gave a number and a day. For the system.',
    event: 'FilingCompleted',
    label: 'Filed',
    audience: 'staff',
    from: ['Confirmed', 'Submitted', 'Acknowledged'],
    to: 'Filed',
    by: [],
    input: { number: { ...number, optional: false }, filingDate: { ...filingDate, optional: false } },
    guard: ({ jurisdiction }, input, { now }) => filingProblem(jurisdiction ?? undefined, input, now),
    change: (_, input) => ({ ...fresh, ...input }),
  }),
  step({
    command: 'ReturnFiling',
    doc: 'The office or the partner sent it back and said why. For the system.',
    event: 'FilingReturned',
    label: 'Returned',
    audience: 'staff',
    from: ['Prepared', 'Confirmed', 'Submitted', 'Acknowledged'],
    to: 'Returned',
    by: [],
    input: { returnReason: { ...returnReason, optional: false } },
    change: (_, input) => ({ ...fresh, ...input }),
  }),
  step({
    command: 'NoteFilingTrouble',
    doc: 'A try failed and is repeated later. For the system.',
    event: 'FilingTroubled',
    label: 'Try failed',
    audience: 'staff',
    from: ['Prepared', 'Confirmed', 'Submitted'],
    to: 'same',
    by: [],
    input: { trouble: { ...trouble, optional: false }, nextTryAt: { ...nextTryAt, optional: false } },
    change: ({ attempts }, input) => ({ ...input, attempts: (attempts ?? 0) + 1 }),
  }),
  step({
    command: 'CancelFiling',
    doc: 'It does not go out after all.',
    event: 'FilingCancelled',
    label: 'Cancelled',
    audience: 'staff',
    from: ['Prepared'],
    to: 'Cancelled',
    by: ['lawyer', 'admin'],
    reasonNeeded: true,
    change: () => fresh,
  }),
];
