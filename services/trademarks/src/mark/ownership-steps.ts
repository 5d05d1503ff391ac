import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { futureProblem, officeToday } from '../deadlines/office-day.js';
import { filedStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const { transferFiledOn } = trademarkResource.fields;

/** A new owner, from the paper at the office to its register. */
export const ownershipSteps = [
  step({
    command: 'FileOwnershipTransfer',
    doc: 'The transfer was handed in at the office.',
    event: 'OwnershipTransferFiled',
    label: 'Transfer of ownership filed',
    audience: 'customer',
    effective: 'transferFiledOn',
    from: filedStatuses,
    to: 'same',
    by: staff,
    input: { transferFiledOn: { ...transferFiledOn, optional: false } },
    guard: ({ jurisdiction }, input, { now }) =>
      futureProblem('transferFiledOn', input.transferFiledOn, officeToday(jurisdiction, now)),
    change: (_, input) => input,
  }),
  step({
    command: 'RecordOwnershipTransfer',
    doc: 'The office recorded the new owner.',
    event: 'OwnershipTransferred',
    label: 'New owner on record',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
    input: { newOwner: f.id('The new owner: a person or company of ours.', { ofAnyClient: true }) },
    change: (_, { newOwner }) => ({ ownerEntityId: newOwner, transferFiledOn: null }),
  }),
];
