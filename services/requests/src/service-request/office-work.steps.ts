import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { deedToFileProblem, finishProblem, officeWorkProblem } from './office-work-rules.js';
import { serviceRequestResource } from './service-request.resource.js';

const step = stepsOf(serviceRequestResource);
const { filedOn, recordedOn, recordNumber, renewedUntil, officeReceiptId } = serviceRequestResource.fields;

/** What the office has done for an order, and its end. */
export const officeWork = [
  step({
    command: 'NoteServiceFiling',
    doc: 'It was handed in at the office. The system says so of marks we look after, staff of any other.',
    event: 'ServiceRequestFiled',
    label: 'Handed in at the office',
    audience: 'customer',
    from: ['Paid', 'In progress'],
    to: 'same',
    by: staff,
    input: { filedOn: { ...filedOn, optional: false }, officeReceiptId },
    // What the office has of a mark we look after was stopped at the mark.
    guard: (order, given, context) =>
      officeWorkProblem(order, { filedOn: given.filedOn }, context) ??
      (context.viewer.role === 'system' ? undefined : deedToFileProblem(order)),
    change: (_, given) => given,
  }),
  step({
    command: 'NoteServiceRecord',
    doc: 'The office put it on record. The system says so of marks we look after, staff of any other.',
    event: 'ServiceRequestRecorded',
    label: 'On record at the office',
    audience: 'customer',
    from: ['Paid', 'In progress'],
    to: 'same',
    by: staff,
    input: { recordedOn: { ...recordedOn, optional: false }, recordNumber, renewedUntil },
    guard: (order, given, context) => officeWorkProblem(order, { recordedOn: given.recordedOn }, context),
    change: (_, given) => given,
  }),
  step({
    command: 'KeepOfficeReceipt',
    doc: 'The receipt of the office is kept with the order.',
    event: 'OfficeReceiptKept',
    label: 'Receipt of the office',
    audience: 'customer',
    from: ['Paid', 'In progress', 'Finished'],
    to: 'same',
    by: staff,
    input: { officeReceiptId: { ...officeReceiptId, optional: false } },
    guard: ({ filedOn: day, recordedOn: recorded }) => (day || recorded ? undefined : no('NOT_FILED')),
    change: (_, given) => given,
  }),
  step({
    command: 'FinishServiceRequest',
    doc: 'The service was rendered; what was ordered at an office is done there.',
    event: 'ServiceRequestFinished',
    label: 'Finished',
    audience: 'customer',
    from: ['In progress'],
    to: 'Finished',
    by: staff,
    guard: (order, _, context) => finishProblem(order, context),
  }),
];
