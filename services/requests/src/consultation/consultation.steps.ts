import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  cancelProblem,
  claimProblem,
  missedProblem,
  reminderProblem,
  rescheduleProblem,
  scheduleProblem,
} from './consultation-rules.js';
import { consultationResource } from './consultation.resource.js';
import { isOutcomeSent, outcomeProblem, outcomeSent } from './outcome.js';
import { consultationStatuses } from './consultation-status.js';
import { slotFor } from './slots/slot-for.js';
import { aboutTalk, dated, whoIsAdvised } from './talk-facts.js';

const step = stepsOf(consultationResource);
const advised = ['visitor', 'customer', ...staff] as const;
const hold = f.text('What was given with the place that is kept for it.', { max: 100, optional: true });

/** A talk gets its hour, another one, or none. */
const dates = [
  step({
    command: 'ScheduleConsultation',
    doc: 'A slot was chosen.',
    event: 'ConsultationScheduled',
    label: 'Consultation scheduled',
    audience: 'customer',
    from: ['Requested', 'Rescheduled', 'No-show'],
    to: 'Scheduled',
    by: advised,
    tells: ['consultation-dated'],
    input: {
      eventTimestamp: f.instant('When the talk begins, on the hour or the half hour.'),
      assignedAdminId: f.ref('User', 'Who of the firm advises; staff alone say so.', {
        as: 'adviser',
        optional: true,
      }),
      location: consultationResource.fields.location,
      hold,
    },
    guard: scheduleProblem,
    preload: slotFor,
    change: dated,
    besides: aboutTalk,
  }),
  step({
    command: 'RescheduleConsultation',
    doc: 'The talk begins at another time, or gives its own back until one is chosen. Who is advised may until two hours before.',
    event: 'ConsultationRescheduled',
    label: 'Consultation rescheduled',
    audience: 'customer',
    from: ['Scheduled'],
    to: (_, { eventTimestamp }) => (eventTimestamp == null ? 'Rescheduled' : 'Scheduled'),
    by: advised,
    tells: ['consultation-dated'],
    input: {
      eventTimestamp: f.instant('When it begins instead; none: to be chosen later.', { optional: true }),
      location: consultationResource.fields.location,
      hold,
    },
    guard: rescheduleProblem,
    preload: (tx, talk, { eventTimestamp, hold: held }, context) =>
      eventTimestamp == null
        ? Promise.resolve({})
        : slotFor(tx, talk, { eventTimestamp, hold: held ?? null }, context),
    change: dated,
    besides: aboutTalk,
  }),
  step({
    command: 'CancelConsultation',
    doc: 'There will be no talk. Who is advised may until two hours before.',
    event: 'ConsultationCancelled',
    label: 'Consultation cancelled',
    audience: 'customer',
    from: ['Requested', 'Scheduled', 'Rescheduled', 'No-show'],
    to: 'Cancelled',
    by: advised,
    tells: ['consultation-called-off'],
    guard: cancelProblem,
    change: (talk) => ({
      ...whoIsAdvised(talk),
      eventTimestamp: null,
      sequence: (talk.sequence ?? 0) + 1,
    }),
    besides: ({ eventTimestamp: plannedAt = null, assignedAdminId = null }) => ({
      plannedAt,
      adviserId: assignedAdminId,
    }),
  }),
];

const { outcome, advice, resolution, offers } = consultationResource.fields;
/** The parts of the letter, as they were read before it goes out; what is left out stays as it was noted. */
const written = { outcome, advice, resolution, offers };

/** What came of its hour. */
const outcomes = [
  step({
    command: 'HoldConsultation',
    doc: 'The talk took place.',
    event: 'ConsultationHeld',
    label: 'Consultation held',
    audience: 'customer',
    from: ['Scheduled'],
    to: 'Held',
    by: ['lawyer'],
    input: {
      outcome: f.longText('What came of it; the customer reads it.', {
        max: 10_000,
        min: 3,
        personal: true,
      }),
    },
    change: (_, { outcome }) => ({ outcome }),
  }),
  step({
    command: 'NoteMissedConsultation',
    doc: 'The customer was not there after 15 minutes. The letter offers another time, unless it was the second talk that was missed.',
    event: 'ConsultationMissed',
    label: 'No-show',
    audience: 'customer',
    from: ['Scheduled'],
    to: 'No-show',
    by: ['lawyer'],
    tells: ['consultation-missed'],
    guard: missedProblem,
    change: ({ missedCount = 0, linkRevision, ...talk }) => ({
      ...whoIsAdvised(talk),
      missedCount: missedCount + 1,
      linkRevision: linkRevision ?? 1,
      eventTimestamp: null,
    }),
    besides: ({ eventTimestamp: plannedAt = null }) => ({ plannedAt }),
  }),
  step({
    command: 'SendConsultationOutcome',
    doc: 'Writes the letter about the outcome from what the lawyer noted. The talk stays as it is; after a change the letter is written again.',
    event: 'ConsultationOutcomeSent',
    label: 'Consultation outcome sent',
    audience: 'customer',
    from: ['Held', 'Closed'],
    to: 'same',
    by: staff,
    tells: ['consultation-outcome'],
    input: written,
    guard: outcomeProblem,
    change: outcomeSent,
  }),
  step({
    command: 'CloseConsultation',
    doc: 'Closes the talk. The letter about the outcome is written too, unless the same one was written before.',
    event: 'ConsultationClosed',
    label: 'Consultation closed',
    audience: 'customer',
    from: ['Held'],
    to: 'Closed',
    by: staff,
    tells: ['consultation-outcome'],
    input: written,
    guard: outcomeProblem,
    change: (talk, words, context) =>
      isOutcomeSent(talk, words) ? whoIsAdvised(talk) : outcomeSent(talk, words, context),
    besides: (talk, words) => ({ wasSent: isOutcomeSent(talk, words) }),
  }),
];

/** What happens beside its life. */
const besides = [
  step({
    command: 'RemindOfConsultation',
    doc: 'The talk is near: whoever is advised is written to.',
    event: 'ConsultationReminded',
    label: 'Consultation reminder',
    audience: 'customer',
    from: ['Scheduled'],
    to: 'same',
    by: [],
    notification: true,
    tells: ['consultation-reminder'],
    input: { step: f.integer('1: a day before, 2: an hour before.', { min: 1, max: 2 }) },
    guard: reminderProblem,
    change: (talk) => whoIsAdvised(talk),
    besides: ({ eventTimestamp: at, linkRevision, location, channel }, { step: of }) => ({
      step: of,
      talk: { at, linkRevision, location, channel },
    }),
  }),
  step({
    command: 'PassOverConsultationReminder',
    doc: 'The hour of the talk came before anybody got to its reminder: none goes out any more.',
    event: 'ConsultationReminderPassedOver',
    label: 'Reminder passed over: the hour had come',
    audience: 'staff',
    from: ['Scheduled'],
    to: 'same',
    by: [],
  }),
  step({
    command: 'RevokeConsultationLinks',
    doc: 'Links of letters about the talk open nothing any more.',
    event: 'ConsultationLinksRevoked',
    label: 'Links revoked',
    audience: 'staff',
    from: consultationStatuses,
    to: 'same',
    by: staff,
    change: ({ linkRevision }) => ({ linkRevision: (linkRevision ?? 0) + 1 }),
  }),
  step({
    command: 'ClaimConsultation',
    doc: 'Ties the talk to the account whose e-mail address was proved.',
    event: 'ConsultationClaimed',
    label: 'Belongs to an account',
    audience: 'staff',
    from: consultationStatuses,
    to: 'same',
    by: [],
    input: { userId: f.id('The account.') },
    guard: claimProblem,
    change: (_, { userId }) => ({ userId }),
  }),
];

/** The life of a talk. */
export const consultationSteps = [...dates, ...outcomes, ...besides];
