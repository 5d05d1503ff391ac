import { refuse } from '@cotta/kit/decider/refusal.js';
import { stepsOf } from '@cotta/kit/decider/step.js';
import { f } from '@cotta/kit/field/field.js';
import { staff } from '@cotta/kit/subgraph/viewer.js';
import { warned } from '../../domain/scam-warnings.js';
import { filedStatuses, trademarkStatuses } from '../../domain/trademark-status.js';
import { reminderInput } from '../../live/reminder-fields.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const {
  number,
  priorityUsedOn,
  ipoLink,
  certificateDocumentId,
  representativeEntityId,
  alias,
  brandId,
  serviceDescription,
} = trademarkResource.fields;
const CODE_VALID_MS = 15 * 60_000;

const reminders = [
  ['SendFirstRenewalReminder', 'FirstRenewalReminderSent', 'Renewal reminder 1'],
  ['SendSecondRenewalReminder', 'SecondRenewalReminderSent', 'Renewal reminder 2'],
  ['SendThirdRenewalReminder', 'ThirdRenewalReminderSent', 'Renewal reminder 3'],
  ['SendFourthRenewalReminder', 'FourthRenewalReminderSent', 'Renewal reminder 4'],
] as const;

/** What is told and mailed without a change of the status. */
export const trackedSteps = [
  step({
    command: 'IssueTrademarkNumber',
    doc: "Enters the office's number; the client is written to.",
    event: 'TrademarkNumberIssued',
    label: 'Trademark number issued',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
    input: { number: { ...number, optional: false }, ipoLink },
    guard: (mark, input) =>
      mark.number === input.number ? refuse('NUMBER_KNOWN', 'This number is entered already.') : undefined,
    change: (_, input) => input,
  }),
  step({
    command: 'SendCertificate',
    doc: 'Sends the registration certificate to the client.',
    event: 'CertificateSent',
    label: 'Certificate sent',
    audience: 'customer',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    input: { certificateDocumentId: { ...certificateDocumentId, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'ChangeRepresentative',
    doc: 'Another representative was recorded at the office.',
    event: 'RepresentativeChanged',
    label: 'Representative changed',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
    input: { representativeEntityId: { ...representativeEntityId, optional: false } },
    guard: (mark, input) =>
      mark.representativeEntityId === input.representativeEntityId
        ? refuse('SAME_REPRESENTATIVE', 'This is the representative already.')
        : undefined,
    change: (_, input) => input,
  }),
  step({
    command: 'SendSimilarTrademarksNotice',
    doc: 'Tells the client about similar marks.',
    event: 'SimilarTrademarksNoticeSent',
    label: 'Similar trademarks notice',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
  }),
  step({
    command: 'SendBrandRegistryCode',
    doc: "Passes on the code of a marketplace's brand registry; it is good for 15 minutes.",
    event: 'BrandRegistryCodeSent',
    label: 'Brand registry code sent',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
    guard: ({ brandRegistryCodeSentAt }, _, { now }) => {
      const valid =
        typeof brandRegistryCodeSentAt === 'string' &&
        now.getTime() - Date.parse(brandRegistryCodeSentAt) < CODE_VALID_MS;
      return valid
        ? refuse('CODE_STILL_VALID', 'A code was sent less than 15 minutes ago and is still good.')
        : undefined;
    },
    change: (_mark, _, { now }) => ({ brandRegistryCodeSentAt: now.toISOString() }),
  }),
  step({
    command: 'SendReportViolationLink',
    doc: 'Sends the client the way to report a violation.',
    event: 'ReportViolationLinkSent',
    label: 'Report-violation link sent',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
  }),
  step({
    command: 'RequestTrademarkReview',
    doc: 'Asks the client to rate our work.',
    event: 'TrademarkReviewRequested',
    label: 'Review request',
    audience: 'staff',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
  }),
  step({
    command: 'NotePriorityUsed',
    doc: 'The same mark was filed elsewhere within six months and claims the priority of this filing. For the system.',
    event: 'PriorityUsed',
    label: 'Priority used',
    audience: 'customer',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    input: { priorityUsedOn: { ...priorityUsedOn, optional: false } },
    guard: (mark, input) =>
      mark.priorityUsedOn && mark.priorityUsedOn <= input.priorityUsedOn
        ? refuse('NOTED_ALREADY', 'An earlier filing that used it is noted already.')
        : undefined,
    change: (_, input) => input,
  }),
  step({
    command: 'SendScamWarning',
    doc: 'Warns of invoices that no office sent. For the system.',
    event: 'ScamWarningSent',
    label: 'Scam warning',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: [],
    notice: true,
    guard: (mark) =>
      mark.scamWarningAfter
        ? undefined
        : refuse('NOTHING_TO_WARN_OF', 'Nothing happened since the last warning that brings false invoices.'),
    change: (mark) => warned(mark),
  }),
  step({
    command: 'UpdateTrademarkServiceDescription',
    doc: 'The customer says in own words what the mark is used for.',
    event: 'TrademarkServiceDescriptionUpdated',
    label: 'Service description updated by user',
    audience: 'customer',
    from: trademarkStatuses,
    to: 'same',
    by: ['customer'],
    input: { serviceDescription: { ...serviceDescription, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'ArrangeTrademark',
    doc: "Puts it under a brand and gives it the customer's own name.",
    event: 'TrademarkArranged',
    label: 'Arranged',
    audience: 'customer',
    from: trademarkStatuses,
    to: 'same',
    by: ['customer', ...staff],
    input: { alias, brandId },
    change: (mark, input) => ({
      alias: input.alias === undefined ? (mark.alias ?? null) : input.alias,
      brandId: input.brandId === undefined ? (mark.brandId ?? null) : input.brandId,
    }),
  }),
  step({
    command: 'NoteAllegationOfUse',
    doc: 'The office accepted that the mark is used, before publication.',
    event: 'AllegationOfUseAccepted',
    label: 'Allegation of use accepted',
    audience: 'customer',
    from: [
      'Application filed',
      'Under examination',
      'Office action received',
      'Response to office action submitted',
    ],
    to: 'same',
    by: staff,
    input: { allegationOfUseDate: f.calendarDate('Day it was accepted.') },
    guard: ({ jurisdiction }) =>
      jurisdiction === 'US'
        ? undefined
        : refuse('ONLY_UNITED_STATES', 'Only the office of the United States takes this.'),
    change: (_, input) => input,
  }),
  ...reminders.map(([command, event, label]) =>
    step({
      command,
      doc: `${label} was sent. For the system.`,
      event,
      label,
      audience: 'customer',
      from: ['Trademark registered'],
      to: 'same',
      by: [],
      notice: true,
      input: reminderInput,
      change: (_, input) => input,
    }),
  ),
  step({
    command: 'SendDeadlineReminder',
    doc: 'The client was reminded of a deadline. For the system.',
    event: 'DeadlineReminderSent',
    label: 'Reminder sent',
    audience: 'customer',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    notice: true,
    input: reminderInput,
    change: (_, input) => input,
  }),
  step({
    command: 'RaiseDeadlineAlarm',
    doc: 'A deadline came near and somebody of the firm has to look. For the system.',
    event: 'DeadlineAlarmRaised',
    label: 'Deadline alarm',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    notice: true,
    input: reminderInput,
    change: (_, input) => input,
  }),
  step({
    command: 'SkipDeadlineReminder',
    doc: 'A reminder fell due and was not wanted any more; the reason says why. For the system.',
    event: 'DeadlineReminderSkipped',
    label: 'Reminder skipped',
    audience: 'staff',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    notice: true,
    input: reminderInput,
    reasonNeeded: true,
    change: (_, input) => input,
  }),
];
