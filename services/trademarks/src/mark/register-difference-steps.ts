import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { factsForCheck } from './check-facts.js';
import {
  confirmedKept,
  decided,
  decisionProblem,
  differenceColumns,
  keptProblem,
  registerDecisions,
  registerDifferences,
  registerFields,
} from './register/register-differences.js';
import { trademarkStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const day = { optional: true } as const;

/** Input of a step that only the system takes, so its type is in no schema. */
const registerEntry = f.object('RegisterEntryRead', 'The entry as the register has it.', {
  applicationNumber: f.text('Number at the office.', { max: 60 }),
  status: f.text("The office's own word.", { max: 100 }),
  filedOn: f.calendarDate('Day of filing.', day),
  publishedOn: f.calendarDate('Day of publication.', day),
  registeredOn: f.calendarDate('Day of registration.', day),
  expiresOn: f.calendarDate('Day of expiry.', day),
});

const differingField = f.enumeration('What is decided.', {
  name: 'TrademarkRegisterField',
  values: registerFields,
});

/** Where the register of an office and our record of the mark say different things. */
export const registerDifferenceSteps = [
  step({
    command: 'NoteRegisterDifferences',
    doc: 'Compares it with its register entry; ours stays until somebody decides. For the system.',
    event: 'RegisterDifferencesNoted',
    label: 'Register compared',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    input: { registerEntry },
    change: (
      mark,
      { registerEntry: { applicationNumber, status, filedOn, publishedOn, registeredOn, expiresOn } },
    ) => {
      const found = registerDifferences(mark, {
        applicationNumber,
        status,
        filedOn: filedOn ?? null,
        publishedOn: publishedOn ?? null,
        registeredOn: registeredOn ?? null,
        expiresOn: expiresOn ?? null,
      });
      return {
        ...factsForCheck(mark),
        ...differenceColumns(found),
      };
    },
  }),
  step({
    command: 'DecideRegisterDifference',
    doc: 'Takes over what the register says of one field, or keeps ours; the reason stays in the history. Ours waits for a second person.',
    event: 'RegisterDifferenceDecided',
    label: 'Register difference decided',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: staff,
    saysWhy: 'reason',
    input: {
      field: differingField,
      decision: f.enumeration('Whose value stands.', {
        name: 'TrademarkRegisterDecision',
        values: registerDecisions,
      }),
      reason: f.longText('Why; staff read it in the history, and the second person beside the difference.', {
        max: 2000,
      }),
    },
    guard: (mark, input) => decisionProblem(mark, input),
    change: (mark, input, { viewer }) =>
      decided(mark, input, { userId: viewer.userId, reason: input.reason }),
  }),
  step({
    command: 'ConfirmKeptDifference',
    doc: 'A second person says that ours stands against the register.',
    event: 'KeptDifferenceConfirmed',
    label: 'Ours stands against the register',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: staff,
    input: { field: differingField },
    guard: (mark, { field }, { viewer }) => keptProblem(mark, field, viewer.userId),
    change: (mark, { field }) => confirmedKept(mark, field),
  }),
];
