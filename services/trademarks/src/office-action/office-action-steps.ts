import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { confirmationProblem, unconfirmed } from '../deadlines/due-date-check.js';
import { dueDateSourceProblem } from '../deadlines/due-date-source.js';
import {
  abandonProblem,
  correctedDueDate,
  correctionProblem,
  extendedDueDate,
  extensionProblem,
  responseProblem,
} from './office-action-rules.js';
import { clientsWordProblem } from '../deadlines/clients-word.js';
import { answerDraft } from './answer-draft.steps.js';
import { isAgreed, isUnfilled, unapprovedProblem } from './answer-draft-rules.js';
import { officeActionOrder } from './office-action-order.steps.js';
import { linked, revoked } from '../links/record-link.js';
import { no } from '../refusals.js';
import { letterAgain, overProblem } from '../deadlines/rows/letters-on-demand.js';
import { noRecipient } from '../mark/mark-letters.js';
import { OFFICE_ACTION_KICK_OFF } from './office-action-reminder.projection.js';
import { officeActionStatuses, openOfficeActionStatuses } from './office-action-status.js';
import { officeToday } from '../deadlines/office-day.js';
import { reminderNoted, reminderSkipped } from '../deadlines/rows/reminder-fields.js';
import { officeActionResource } from './office-action.resource.js';

const step = stepsOf(officeActionResource);
const { dueDate, laterDueDateCause, extendedOn, dueDateSourceId, clientInput, outcome } =
  officeActionResource.fields;

export const officeActionSteps = [
  step({
    command: 'ConfirmOfficeActionDueDate',
    doc: 'A second person has checked the due date.',
    event: 'OfficeActionDueDateConfirmed',
    label: 'Deadline confirmed',
    audience: 'staff',
    from: openOfficeActionStatuses,
    to: 'same',
    by: ['lawyer'],
    guard: (letter, _, { viewer }) => confirmationProblem(letter, viewer.userId),
    change: ({ dueDate: entered, proposedDueDate }) => {
      const confirmed = proposedDueDate ?? entered;
      return confirmed === undefined
        ? {}
        : { dueDate: confirmed, confirmedDueDate: confirmed, proposedDueDate: null };
    },
  }),
  step({
    command: 'CorrectOfficeActionDueDate',
    doc: 'The due date was wrong, or the office gave another: it has to be confirmed again, and a later one counts only then. Later than the rule it says why: an extension with its day, or a rule that does not fit with the paper that gives the day.',
    event: 'OfficeActionDueDateCorrected',
    label: 'Deadline corrected',
    audience: 'customer',
    from: openOfficeActionStatuses,
    to: 'same',
    by: staff,
    reasonNeeded: true,
    input: { dueDate, laterDueDateCause, extendedOn, dueDateSourceId },
    guard: (letter, input, { now }) => correctionProblem(letter, input, now),
    preload: async (tx, { trademarkId }, input, { streamId }) =>
      (await dueDateSourceProblem(tx, input, [streamId, trademarkId])) ?? {},
    change: (letter, input, { viewer }) => ({
      ...correctedDueDate(letter, input),
      dueDateSetById: viewer.userId ?? null,
    }),
  }),
  step({
    command: 'KickOffOfficeAction',
    doc: 'Sends the client the letter, what it means and what can be done, with odds and fees.',
    event: 'OfficeActionKickedOff',
    label: 'Kick-off sent',
    audience: 'customer',
    from: ['Docketed'],
    to: 'Kick-off sent',
    by: ['lawyer'],
    guard: (letter) =>
      unconfirmed(letter) ?? (letter.examinationFinished === true ? undefined : no('EXAMINATION_UNFINISHED')),
    change: (letter) => linked(letter),
  }),
  step({
    command: 'NotifyOfficeAction',
    doc: 'Sends the letter that opened it once more, while the client has not answered.',
    event: 'OfficeActionNotified',
    label: 'Kick-off letter sent again',
    audience: 'staff',
    from: ['Kick-off sent', 'Landing page visited'],
    to: 'same',
    by: staff,
    tells: ['office-action-kick-off'],
    reasonNeeded: true,
    guard: (letter, _, { now }) =>
      noRecipient(letter) ?? overProblem(letter.jurisdiction ?? '', letter.dueDate ?? '', now),
    change: (
      { jurisdiction, dueDate = '', markName, userId = null, assignedAdminId = null, linkRevision },
      _,
      { streamId, now },
    ) => ({
      ...linked({ linkRevision }),
      lastReminder: letterAgain(
        {
          id: streamId,
          deadline: 'Answer to the office',
          office: jurisdiction ?? '',
          dueDate,
          graceDate: null,
          opensDate: null,
          markName: markName ?? '',
          userId,
          assignedAdminId,
        },
        OFFICE_ACTION_KICK_OFF,
        now,
      ),
    }),
  }),
  step({
    command: 'RevokeOfficeActionLinks',
    doc: 'A letter came into the wrong hands: no link that went out before opens it any more; the next letter brings one that does.',
    event: 'OfficeActionLinksRevoked',
    label: 'Links revoked',
    audience: 'staff',
    from: officeActionStatuses,
    to: 'same',
    by: staff,
    reasonNeeded: true,
    change: (letter) => revoked(letter),
  }),
  step({
    command: 'VisitOfficeActionPage',
    doc: 'The client opened the page of the letter.',
    event: 'OfficeActionPageVisited',
    label: 'Landing page visited',
    audience: 'customer',
    from: ['Kick-off sent'],
    to: 'Landing page visited',
    by: ['visitor', 'customer'],
  }),
  ...officeActionOrder,
  step({
    command: 'RequestOfficeActionInfo',
    doc: 'Asks the client what the office wants to know.',
    event: 'OfficeActionInfoRequested',
    label: 'Additional info requested',
    audience: 'customer',
    tells: ['answer-facts-needed'],
    from: ['Ordered', 'Drafting'],
    to: 'same',
    by: ['lawyer'],
    input: {
      questions: f.list(f.text('A question.', { max: 500 }), { min: 1, max: 50 }),
      why: f.text('Why the office has to know it; the client reads it.', { max: 1000, optional: true }),
    },
    // Whose it is, and about which mark, goes along: whoever writes the letter needs no copy.
    change: (letter, { questions, why }) => ({
      ...(letter.userId ? { userId: letter.userId } : {}),
      ...(letter.markName ? { markName: letter.markName } : {}),
      ...(letter.jurisdiction ? { jurisdiction: letter.jurisdiction } : {}),
      clientInput: [
        ...(letter.clientInput ?? []),
        ...questions.map((question) => ({ question, ...(why ? { why } : {}) })),
      ],
    }),
  }),
  step({
    command: 'SubmitOfficeActionInfo',
    doc: 'Answers what was asked.',
    event: 'OfficeActionInfoSubmitted',
    label: 'Additional info submitted',
    audience: 'customer',
    from: ['Ordered', 'Drafting'],
    to: 'same',
    by: ['visitor', 'customer', ...staff],
    input: { clientInput: { ...clientInput, optional: false } },
    // Whoever answers says nothing of why it was asked: that stays with its question.
    change: (letter, input) => ({
      clientInput: input.clientInput.map((one) => {
        const why = letter.clientInput?.find(({ question }) => question === one.question)?.why;
        return why ? { ...one, why } : one;
      }),
    }),
  }),
  ...answerDraft,
  step({
    command: 'SubmitOfficeActionResponse',
    doc: 'The response was filed: as the client agreed to it, or for a reason of the lawyer.',
    event: 'OfficeActionResponseSubmitted',
    label: 'Response submitted',
    audience: 'customer',
    from: ['Drafting'],
    to: 'Response submitted',
    by: ['lawyer'],
    input: { filedOn: f.calendarDate("Day of filing, in the office's zone.") },
    guard: (letter, { filedOn, reason }, { now }) =>
      responseProblem(letter, filedOn, now) ??
      (isUnfilled(letter.responseText) ? no('TEMPLATE_UNFILLED') : unapprovedProblem(letter, reason)),
    change: (letter, input) => ({ ...input, filedAsAgreed: isAgreed(letter) }),
  }),
  step({
    command: 'CloseOfficeAction',
    doc: 'The office accepted the response or wrote again.',
    event: 'OfficeActionClosed',
    label: 'Closed',
    audience: 'customer',
    from: ['Response submitted'],
    to: 'Closed',
    by: staff,
    input: { outcome: { ...outcome, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'ExtendOfficeAction',
    doc: 'The one extension that the office of the United States gives was asked for there and paid; the new day counts once a second person confirmed it.',
    event: 'OfficeActionExtended',
    label: 'Extension filed',
    audience: 'customer',
    from: openOfficeActionStatuses,
    to: 'same',
    by: staff,
    guard: (letter, _, { now }) => extensionProblem(letter, now),
    change: (letter, _, { now, viewer }) => ({
      extendedOn: officeToday('US', now),
      proposedDueDate: extendedDueDate(letter),
      laterDueDateCause: 'Extension granted' as const,
      dueDateSourceId: null,
      confirmedDueDate: null,
      dueDateSetById: viewer.userId ?? null,
    }),
  }),
  step({
    command: 'AbandonOfficeAction',
    doc: 'No response will be filed. The client confirms it, or a lawyer who says where the client did; the system does it three days after the last possible day.',
    event: 'OfficeActionAbandoned',
    label: 'Abandoned',
    audience: 'customer',
    from: openOfficeActionStatuses,
    to: 'Abandoned',
    by: ['visitor', 'customer', 'lawyer'],
    input: { confirmed: f.boolean('Yes, the application is given up.') },
    guard: (letter, { confirmed, reason }, context) =>
      clientsWordProblem(reason, context) ??
      abandonProblem(letter, confirmed, { now: context.now, bySystem: context.viewer.role === 'system' }),
  }),
  step({
    ...reminderNoted,
    command: 'RemindOfOfficeAction',
    doc: 'A reminder was sent. For the system.',
    event: 'OfficeActionReminderSent',
    label: 'Reminder sent',
    audience: 'customer',
    from: ['Kick-off sent', 'Landing page visited'],
    by: [],
    tells: ['office-action-reminder'],
    change: (letter, input) => ({ ...input, ...linked(letter) }),
    guard: ({ remindersEnabled }) => (remindersEnabled === true ? undefined : no('REMINDERS_OFF')),
  }),
  step({
    ...reminderNoted,
    command: 'TellOfOfficeActionKickOff',
    doc: 'The letter with the solutions went to the client. For the system.',
    event: 'OfficeActionKickOffTold',
    label: 'Kick-off letter sent',
    audience: 'staff',
    from: ['Kick-off sent', 'Landing page visited'],
    by: [],
    tells: ['office-action-kick-off'],
    change: (letter, input) => ({ ...input, ...linked(letter) }),
  }),
  step({
    ...reminderSkipped,
    command: 'SkipOfficeActionReminder',
    doc: 'A reminder fell due and was not wanted any more; the reason says why. For the system.',
    event: 'OfficeActionReminderSkipped',
    label: 'Reminder skipped',
    from: officeActionStatuses,
    by: [],
  }),
];
