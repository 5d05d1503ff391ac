import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { noRecipient } from './mark-letters.js';
import { warned } from './scam-warnings.js';
import { filedStatuses, trademarkStatuses } from './trademark-status.js';
import { reminderNoted, reminderSkipped } from '../deadlines/rows/reminder-fields.js';
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
  brandRegistryCode,
  serviceDescription,
} = trademarkResource.fields;
const CODE_VALID_MS = 15 * 60_000;
const YEAR_MS = 365 * 86_400_000;

/** What the four reminders of a renewal have in common. */
const renewalReminder = {
  ...reminderNoted,
  audience: 'customer',
  from: ['Trademark registered'],
  tells: ['renewal-reminder'],
} as const;

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
    tells: ['number-issued'],
    input: { number: { ...number, optional: false }, ipoLink },
    guard: (mark, input) => (mark.number === input.number ? no('NUMBER_KNOWN') : undefined),
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
    tells: ['certificate-sent'],
    guard: (mark) => noRecipient(mark),
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
      mark.representativeEntityId === input.representativeEntityId ? no('SAME_REPRESENTATIVE') : undefined,
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
    tells: ['similar-trademarks-notice'],
    guard: (mark) => noRecipient(mark),
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
    tells: ['brand-registry-code'],
    input: { brandRegistryCode: { ...brandRegistryCode, optional: false } },
    guard: (mark, _, { now }) => {
      const { brandRegistryCodeSentAt } = mark;
      const valid =
        typeof brandRegistryCodeSentAt === 'string' &&
        now.getTime() - Date.parse(brandRegistryCodeSentAt) < CODE_VALID_MS;
      return valid ? no('CODE_STILL_VALID') : noRecipient(mark);
    },
    change: (_mark, { brandRegistryCode: code }, { now }) => ({
      brandRegistryCode: code,
      brandRegistryCodeSentAt: now.toISOString(),
    }),
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
    tells: ['report-violation'],
    guard: (mark) => noRecipient(mark),
  }),
  step({
    command: 'RequestTrademarkReview',
    doc: 'Asks the client how we did, once a year whatever their marks.',
    event: 'TrademarkReviewRequested',
    label: 'Review request',
    audience: 'staff',
    from: ['Trademark registered'],
    to: 'same',
    by: staff,
    tells: ['review-request'],
    guard: (mark) => noRecipient(mark),
    preload: async (tx, { userId }, _, { now }) => {
      const lately = await queryRow(
        tx,
        'select id from trademark where user_id = $1 and review_asked_at > $2 limit 1',
        [userId, new Date(now.getTime() - YEAR_MS)],
      );
      return lately === undefined ? {} : no('REVIEW_ASKED');
    },
    change: (_mark, _, { now }) => ({ reviewAskedAt: now.toISOString() }),
  }),
  step({
    command: 'NotePriorityUsed',
    doc: 'The same mark was filed elsewhere within six months and claims the priority of this filing. For the system.',
    event: 'PriorityUsed',
    label: 'Priority used',
    audience: 'customer',
    effective: 'priorityUsedOn',
    from: trademarkStatuses,
    to: 'same',
    by: [],
    input: { priorityUsedOn: { ...priorityUsedOn, optional: false } },
    guard: (mark, input) =>
      mark.priorityUsedOn && mark.priorityUsedOn <= input.priorityUsedOn ? no('NOTED_ALREADY') : undefined,
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
    tells: ['scam-warning'],
    notification: true,
    guard: (mark) => (mark.scamWarningAfter ? undefined : no('NOTHING_TO_WARN_OF')),
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
    effective: 'allegationOfUseDate',
    from: [
      'Application filed',
      'Under examination',
      'Office action received',
      'Response to office action submitted',
    ],
    to: 'same',
    by: staff,
    input: { allegationOfUseDate: f.calendarDate('Day it was accepted.') },
    guard: ({ jurisdiction }) => (jurisdiction === 'US' ? undefined : no('ONLY_UNITED_STATES.step')),
    change: (_, input) => input,
  }),
  step({
    ...renewalReminder,
    command: 'SendFirstRenewalReminder',
    doc: 'Renewal reminder 1 was sent. For the system.',
    event: 'FirstRenewalReminderSent',
    label: 'Renewal reminder 1',
    by: [],
  }),
  step({
    ...renewalReminder,
    command: 'SendSecondRenewalReminder',
    doc: 'Renewal reminder 2 was sent. For the system.',
    event: 'SecondRenewalReminderSent',
    label: 'Renewal reminder 2',
    by: [],
  }),
  step({
    ...renewalReminder,
    command: 'SendThirdRenewalReminder',
    doc: 'Renewal reminder 3 was sent. For the system.',
    event: 'ThirdRenewalReminderSent',
    label: 'Renewal reminder 3',
    by: [],
  }),
  step({
    ...renewalReminder,
    command: 'SendFourthRenewalReminder',
    doc: 'Renewal reminder 4 was sent. For the system.',
    event: 'FourthRenewalReminderSent',
    label: 'Renewal reminder 4',
    by: [],
  }),
  step({
    ...reminderNoted,
    command: 'SendDeadlineReminder',
    doc: 'The client was reminded of a deadline. For the system.',
    event: 'DeadlineReminderSent',
    label: 'Reminder sent',
    audience: 'customer',
    from: trademarkStatuses,
    by: [],
    tells: ['use-reminder', 'priority-reminder', 'deadline-digest'],
  }),
  step({
    ...reminderNoted,
    command: 'RaiseDeadlineAlarm',
    doc: 'A deadline came near and somebody of the firm has to look. For the system.',
    event: 'DeadlineAlarmRaised',
    label: 'Deadline alarm',
    audience: 'staff',
    from: trademarkStatuses,
    by: [],
  }),
  step({
    ...reminderSkipped,
    command: 'SkipDeadlineReminder',
    doc: 'A reminder fell due and was not wanted any more; the reason says why. For the system.',
    event: 'DeadlineReminderSkipped',
    label: 'Reminder skipped',
    from: trademarkStatuses,
    by: [],
  }),
];
