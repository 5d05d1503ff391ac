import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { futureProblem, officeToday } from '../deadlines/office-day.js';
import {
  expiryProblem,
  renewalFilingProblem,
  renewalOrderProblem,
  renewalRecordProblem,
  renewalReleaseProblem,
} from './renewal-rules.js';
import { trademarkStatuses } from './trademark-status.js';
import { renewalDoubts, unlessAcknowledged } from './plausible-dates.js';
import { firstExpiry, nextExpiry } from '../deadlines/rule-dates.js';
import { registrationProblem } from './trademark-rules.js';
import { reminderInput } from '../deadlines/rows/reminder-fields.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const {
  registrationDate,
  expirationDate,
  number,
  declarationConcerns,
  registerCheckedOn,
  registerShowsLapse,
  renewalFiledOn,
} = trademarkResource.fields;

/** What looks wrong is asked about before the owner is written to. */
const acknowledged = f.boolean('Dates that look wrong were checked and are right; the reason says why.', {
  optional: true,
});

interface RegisteredMark {
  readonly jurisdiction?: string;
  readonly filingDate?: string | null;
  readonly priorityDate?: string | null;
  readonly internationalNumber?: string | null;
  readonly filingBasis?: readonly string[] | null;
}

/** The register was not typed off, so the office's rule says until when it is protected: the same day the deadlines have. */
function expiryByRule(
  { jurisdiction, filingDate, priorityDate, internationalNumber, filingBasis }: RegisteredMark,
  registeredOn: string,
): string | undefined {
  return internationalNumber || filingBasis?.includes('66(a)')
    ? undefined
    : firstExpiry({ office: jurisdiction, filedOn: filingDate, priorityOn: priorityDate, registeredOn });
}

/** The registration and what keeps it alive. */
export const registrationSteps = [
  step({
    command: 'RegisterTrademark',
    doc: 'The office registered it.',
    event: 'TrademarkRegistered',
    label: 'Trademark registered',
    audience: 'customer',
    effective: 'registrationDate',
    from: ['SOU submitted', 'Trademark published', 'Application opposed', 'Under examination'],
    to: 'Trademark registered',
    by: staff,
    input: {
      registrationDate: { ...registrationDate, optional: false },
      expirationDate,
      number,
      feePaid: f.boolean('The registration fee is paid, or none is due.'),
      acknowledged,
      oppositionOutcome: f.longText('How the opposition ended, where there was one until now.', {
        max: 2000,
        optional: true,
      }),
    },
    guard: (mark, input, context) => registrationProblem(mark, input, context),
    change: (mark, input) => ({
      registrationDate: input.registrationDate,
      expirationDate:
        input.expirationDate ?? mark.expirationDate ?? expiryByRule(mark, input.registrationDate) ?? null,
      number: input.number ?? mark.number ?? null,
      officeDueDate: null,
    }),
  }),
  step({
    command: 'OrderRenewal',
    doc: 'A paid renewal, up to three months before the office takes it; letters to the owner stop. Customers order it as a service.',
    event: 'RenewalOrdered',
    label: 'Renewal ordered',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    guard: (mark, _, { now }) => renewalOrderProblem(mark, now),
    change: (mark, _, { now }) => ({ renewalOrderedOn: officeToday(mark.jurisdiction, now) }),
  }),
  step({
    command: 'RecordRenewal',
    doc: 'The office recorded the renewal.',
    event: 'RenewalRecorded',
    label: 'Renewal recorded',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    input: {
      expirationDate: { ...expirationDate, optional: false },
      paid: f.boolean('The renewal is paid.'),
      acknowledged,
    },
    guard: (mark, input, { viewer }) =>
      renewalRecordProblem(mark, input) ??
      unlessAcknowledged(
        renewalDoubts(
          input.expirationDate,
          nextExpiry({ office: mark.jurisdiction, expiresOn: mark.expirationDate }),
        ),
        input,
        viewer.role,
      ),
    change: (_, input) => ({
      expirationDate: input.expirationDate,
      renewalOrderedOn: null,
      renewalFiledOn: null,
    }),
  }),
  step({
    command: 'FileRenewal',
    doc: 'The ordered renewal was handed in at the office; never before its window opens.',
    event: 'RenewalFiled',
    label: 'Renewal filed',
    audience: 'customer',
    effective: 'renewalFiledOn',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    input: { renewalFiledOn: { ...renewalFiledOn, optional: false } },
    guard: (mark, input, { now }) => renewalFilingProblem(mark, input.renewalFiledOn, now),
    change: (_, input) => input,
  }),
  step({
    command: 'ReleaseRenewalOrder',
    doc: 'The order of a renewal came to nothing: reminders go on. For the system too, when its money went back.',
    event: 'RenewalOrderReleased',
    label: 'Renewal order released',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    reasonNeeded: true,
    guard: (mark) => renewalReleaseProblem(mark),
    change: () => ({ renewalOrderedOn: null }),
  }),
  step({
    command: 'HoldServiceOrder',
    doc: 'A paid service order does not fit the mark: a person decides. For the system.',
    event: 'ServiceOrderHeld',
    label: 'Service order needs a look',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    reasonNeeded: true,
  }),
  step({
    command: 'RecordDeclarationOfUse',
    doc: 'A declaration that keeps the registration was filed.',
    event: 'DeclarationOfUseRecorded',
    label: 'Declaration of use filed',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    input: { declarationConcerns: { ...declarationConcerns, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'AskForRegisterCheck',
    doc: 'Its last term ran out without a renewal: somebody has to look into the register. For the system.',
    event: 'RegisterCheckAsked',
    label: 'Register check due',
    audience: 'staff',
    from: ['Trademark registered'],
    to: 'same',
    by: [],
    input: { lastReminder: reminderInput.lastReminder },
    guard: (mark, _, { now }) => expiryProblem(mark, officeToday(mark.jurisdiction, now), now),
    change: (mark, { lastReminder }, { now }) => ({
      lastReminder,
      registerCheckAskedOn: officeToday(mark.jurisdiction, now),
    }),
  }),
  step({
    command: 'NoteRegisterCheck',
    doc: 'Somebody looked into the register after the last term ran out. If it shows no renewal, the mark expires by itself.',
    event: 'RegisterChecked',
    label: 'Register checked',
    audience: 'staff',
    effective: 'registerCheckedOn',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    input: {
      registerCheckedOn: { ...registerCheckedOn, optional: false },
      registerShowsLapse: { ...registerShowsLapse, optional: false },
    },
    guard: (mark, input, { now }) =>
      futureProblem('registerCheckedOn', input.registerCheckedOn, officeToday(mark.jurisdiction, now)) ??
      expiryProblem(mark, input.registerCheckedOn, now),
    change: (_, input) => input,
  }),
  step({
    command: 'ExpireTrademark',
    doc: 'The grace period is over without a renewal, and the register says so. For the system.',
    event: 'TrademarkExpired',
    label: 'Expired',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'Expired',
    by: [],
    input: { registerCheckedOn: f.calendarDate('Day the register was looked into.') },
    guard: (mark, { registerCheckedOn }, { now }) => expiryProblem(mark, registerCheckedOn, now),
  }),
  step({
    command: 'CancelTrademark',
    doc: 'The registration was revoked, declared invalid, or its maintenance was missed; the reason says which.',
    event: 'TrademarkCancelled',
    label: 'Cancelled',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'Cancelled',
    by: staff,
    reasonNeeded: true,
  }),
];
