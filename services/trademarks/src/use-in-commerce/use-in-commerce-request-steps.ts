import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { confirmationProblem, unconfirmed } from '../deadlines/due-date-check.js';
import { clientsWordProblem } from '../deadlines/clients-word.js';
import { unpaidWork } from '../ordered-work/ordered-work-rules.js';
import { linked, revoked } from '../links/record-link.js';
import { letterAgain, overProblem } from '../deadlines/rows/letters-on-demand.js';
import { noRecipient } from '../mark/mark-letters.js';
import {
  approvalProblem,
  lapseProblem,
  lateFeeProblem,
  submissionProblem,
  useRequestProblem,
} from './use-in-commerce-rules.js';
import { useDueProblem } from './use-due-date.js';
import { USE_KICK_OFF } from './use-in-commerce-reminder.projection.js';
import { reminderNoted, reminderSkipped } from '../deadlines/rows/reminder-fields.js';
import {
  kickedOffUseInCommerceStatuses,
  openUseInCommerceStatuses,
  useInCommerceStatuses,
} from './use-in-commerce-status.js';
import { letterFacts } from './proof-letter-facts.js';
import { useInCommerceOrder } from './use-in-commerce-order.steps.js';
import { extensionRefused } from './proof-order-rules.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';

const step = stepsOf(useInCommerceRequestResource);
const { dueDate, graceEndDate } = useInCommerceRequestResource.fields;

async function nameOfMark(tx: EntityManager, trademarkId: string | undefined): Promise<string | undefined> {
  const mark = await queryRow<{ name: string }>(tx, 'select name from trademark where id = $1', [
    trademarkId,
  ]);
  return mark?.name;
}

/** The mark by its name, for the letter. */
async function markNamed(
  tx: EntityManager,
  { trademarkId }: { readonly trademarkId?: string },
): Promise<{ readonly markName: string | null }> {
  return { markName: (await nameOfMark(tx, trademarkId)) ?? null };
}

export const useInCommerceRequestSteps = [
  step({
    command: 'ConfirmUseInCommerceDeadline',
    doc: 'A second person has checked the due date.',
    event: 'UseInCommerceDeadlineConfirmed',
    label: 'Deadline confirmed',
    audience: 'staff',
    from: ['Created'],
    to: 'same',
    by: ['lawyer'],
    guard: (request, _, { viewer }) => confirmationProblem(request, viewer.userId),
    change: (request) => ({ confirmedDueDate: request.dueDate ?? null }),
  }),
  step({
    command: 'CorrectUseInCommerceDeadline',
    doc: 'The due date was wrong; it has to be confirmed again.',
    event: 'UseInCommerceDeadlineCorrected',
    label: 'Deadline corrected',
    audience: 'customer',
    from: openUseInCommerceStatuses,
    to: 'same',
    by: staff,
    reasonNeeded: true,
    input: { dueDate, graceEndDate },
    guard: (request, input) => useRequestProblem({ ...request, ...input }),
    preload: async (tx, { trademarkId = null, type = null }, corrected) =>
      (await useDueProblem(tx, { ...corrected, trademarkId, type })) ?? {},
    change: (request, input, { viewer }) => ({
      dueDate: input.dueDate,
      graceEndDate: input.graceEndDate ?? request.graceEndDate ?? null,
      dueDateSetById: viewer.userId ?? null,
      confirmedDueDate: null,
    }),
  }),
  step({
    command: 'KickOffUseInCommerceRequest',
    doc: 'Tells the client what the office wants and by when.',
    event: 'UseInCommerceRequestKickedOff',
    label: 'Kick-off sent',
    audience: 'customer',
    from: ['Created'],
    to: 'Kick-off sent',
    by: staff,
    guard: (request) => unconfirmed(request),
    change: (request) => linked(request),
  }),
  step({
    command: 'NotifyUseInCommerceRequest',
    doc: 'Sends the letter that opened it once more, while something can still be filed.',
    event: 'UseInCommerceNotified',
    label: 'Kick-off letter sent again',
    audience: 'staff',
    from: kickedOffUseInCommerceStatuses,
    to: 'same',
    by: staff,
    tells: ['use-reminder'],
    reasonNeeded: true,
    guard: (request, _, { now }) =>
      noRecipient(request) ?? overProblem('US', request.graceEndDate ?? request.dueDate ?? '', now),
    preload: async (tx, request, _, { streamId, now }) => {
      const name = await nameOfMark(tx, request.trademarkId);
      const {
        type = '',
        dueDate = '',
        graceEndDate = null,
        opensDate = null,
        userId = null,
        assignedAdminId = null,
      } = request;
      const subject = {
        id: streamId,
        deadline: type,
        office: 'US',
        dueDate,
        graceDate: graceEndDate,
        opensDate,
        markName: name ?? '',
        userId,
        assignedAdminId,
      };
      return { ...linked(request), lastReminder: letterAgain(subject, USE_KICK_OFF, now) };
    },
  }),
  step({
    command: 'RevokeUseInCommerceLinks',
    doc: 'A letter came into the wrong hands: no link that went out before opens the proof any more; the next letter brings one that does.',
    event: 'UseInCommerceLinksRevoked',
    label: 'Links revoked',
    audience: 'staff',
    from: useInCommerceStatuses,
    to: 'same',
    by: staff,
    reasonNeeded: true,
    change: (request) => revoked(request),
  }),
  ...useInCommerceOrder,
  step({
    command: 'ApproveUseInCommerceFiling',
    doc: 'Specimens and dates are complete and the declaration is signed.',
    event: 'UseInCommerceFilingApproved',
    label: 'Approved for filing',
    audience: 'customer',
    from: ['In preparation'],
    to: 'Approved for filing',
    by: ['lawyer'],
    input: {
      specimensChecked: f.boolean('One valid specimen for each class that is kept.'),
      declarationSignedOn: f.calendarDate('Day the client signed the declaration.'),
    },
    guard: (request, input, { now }) => unpaidWork(request) ?? approvalProblem(input, now),
    change: (_, { declarationSignedOn }) => ({ declarationSignedOn }),
  }),
  step({
    command: 'SubmitUseInCommerceRequest',
    doc: 'It was filed in time.',
    event: 'UseInCommerceRequestSubmitted',
    label: 'Submitted',
    audience: 'customer',
    from: ['Approved for filing'],
    to: 'Submitted',
    by: ['lawyer'],
    input: { filedOn: f.calendarDate("Day of filing, in the office's zone.") },
    tells: ['proof-filed'],
    guard: (request, { filedOn }, { now }) =>
      submissionProblem(request, filedOn, now) ??
      (request.type === 'Extension' ? extensionRefused(request, filedOn) : undefined),
    preload: markNamed,
    change: (request, input) => ({ ...letterFacts(request), ...input }),
  }),
  step({
    command: 'ApplyUseInCommerceLateFee',
    doc: 'The due date passed and the time of grace runs: the late fee is due. Its client hears so, and never of a date that nobody checked.',
    event: 'UseInCommerceLateFeeApplied',
    label: 'Late fee applied',
    audience: 'customer',
    from: kickedOffUseInCommerceStatuses,
    to: 'same',
    by: staff,
    tells: ['proof-late-fee'],
    guard: (request, _, { now }) => lateFeeProblem(request, now),
    preload: markNamed,
    change: (request) => ({ ...letterFacts(request), lateFeeApplied: true }),
  }),
  step({
    command: 'RequestUseInCommerceAbandonment',
    doc: 'The client does not want to file, or the firm says where the client said so; a lawyer confirms it.',
    event: 'UseInCommerceAbandonmentRequested',
    label: 'Abandonment requested',
    audience: 'customer',
    from: openUseInCommerceStatuses,
    to: 'Abandonment requested',
    by: ['visitor', 'customer', ...staff],
    tells: ['proof-given-up'],
    guard: (_, { reason }, context) => clientsWordProblem(reason, context),
    preload: markNamed,
    change: letterFacts,
  }),
  step({
    command: 'ConfirmUseInCommerceAbandonment',
    doc: 'The lawyer has made sure that the client means it.',
    event: 'UseInCommerceAbandoned',
    label: 'Abandoned',
    audience: 'customer',
    from: ['Abandonment requested'],
    to: 'Abandoned',
    by: ['lawyer'],
    tells: ['proof-ended'],
    preload: markNamed,
    change: letterFacts,
  }),
  step({
    command: 'LapseUseInCommerceRequest',
    doc: 'Nothing was filed three days after the last possible day. The system does it by itself; an admin may not wait for its next round.',
    event: 'UseInCommerceLapsed',
    label: 'Abandoned',
    audience: 'customer',
    from: openUseInCommerceStatuses,
    to: 'Abandoned',
    by: ['admin'],
    tells: ['proof-ended'],
    guard: (request, _, { now }) => lapseProblem(request, now),
    preload: markNamed,
    change: letterFacts,
  }),
  step({
    ...reminderNoted,
    command: 'RemindOfUseInCommerceRequest',
    doc: 'A reminder was sent. For the system.',
    event: 'UseInCommerceReminderSent',
    label: 'Reminder sent',
    audience: 'customer',
    from: kickedOffUseInCommerceStatuses,
    by: [],
    tells: ['use-reminder'],
    change: (request, input) => ({ ...input, ...linked(request) }),
  }),
  step({
    ...reminderNoted,
    command: 'TellOfUseInCommerceKickOff',
    doc: 'The letter that opens it went to the client. For the system.',
    event: 'UseInCommerceKickOffTold',
    label: 'Kick-off letter sent',
    audience: 'staff',
    from: kickedOffUseInCommerceStatuses,
    by: [],
    tells: ['use-reminder'],
    change: (request, input) => ({ ...input, ...linked(request) }),
  }),
  step({
    ...reminderSkipped,
    command: 'SkipUseInCommerceReminder',
    doc: 'A reminder fell due and was not wanted any more; the reason says why. For the system.',
    event: 'UseInCommerceReminderSkipped',
    label: 'Reminder skipped',
    from: useInCommerceStatuses,
    by: [],
  }),
  step({
    command: 'ReopenUseInCommerceRequest',
    doc: 'Revived, or the office refused what was filed.',
    event: 'UseInCommerceRequestReopened',
    label: 'Reopened',
    audience: 'customer',
    from: ['Abandoned', 'Submitted'],
    to: 'In preparation',
    by: ['lawyer'],
    reasonNeeded: true,
    change: () => ({ filedOn: null, declarationSignedOn: null }),
  }),
];
