import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
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
  receiptDocumentId,
  returnReason,
} = filingResource.fields;
/** It went on: what failed before is over. */
const fresh = { attempts: 0, trouble: null, silentSince: null, nextTryAt: null } as const;

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
    input: { compared: f.boolean('Mark, owner, goods and languages were compared with what was approved.') },
    guard: ({ route, officeDraft: draft }, { compared }) => {
      if (route === 'EUIPO' && !draft) return no('NO_OFFICE_DRAFT');
      return compared ? undefined : no('NOT_COMPARED');
    },
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
    input: {
      number: { ...number, optional: false },
      filingDate: { ...filingDate, optional: false },
      receiptDocumentId,
    },
    guard: ({ jurisdiction }, input, { now }) => filingProblem(jurisdiction ?? undefined, input, now),
    change: (_, input) => ({ ...fresh, ...input }),
  }),
  step({
    command: 'RecordOfficeReceipt',
    doc: 'The paper of the office came after its number. For the system.',
    event: 'OfficeReceiptRecorded',
    label: 'Receipt of the office',
    audience: 'staff',
    from: ['Filed'],
    to: 'same',
    by: [],
    input: { receiptDocumentId: { ...receiptDocumentId, optional: false } },
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
    from: ['Prepared', 'Confirmed', 'Submitted', 'Filed'],
    to: 'same',
    by: [],
    input: {
      trouble: { ...trouble, optional: false },
      nextTryAt: { ...nextTryAt, optional: false },
      silent: f.boolean('The office did not answer at all.', { optional: true }),
    },
    change: ({ attempts, silentSince }, { trouble: why, nextTryAt: next, silent }, { now }) => ({
      trouble: why,
      nextTryAt: next,
      attempts: (attempts ?? 0) + 1,
      silentSince: silent === true ? (silentSince ?? now.toISOString()) : null,
    }),
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
