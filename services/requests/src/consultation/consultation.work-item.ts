import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { emptyProblem, missedProblem, rescheduleProblem, scheduleProblem } from './consultation-rules.js';
import { consultationPublications } from './publish-consultations.js';
import { consultationResource } from './consultation.resource.js';
import { slotTaken } from './slot-taken.js';
import { consultationDesk } from './consultation.desk.js';

const step = stepsOf(consultationResource);

interface Advised {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
  readonly contactName?: string | null;
  readonly language?: string | null;
}

const whoIsAdvised = ({
  userId = null,
  contactEmail = null,
  contactName = null,
  language = null,
}: Advised) => ({
  userId,
  contactEmail,
  contactName,
  language,
});

/** What it is about and who advises, for whoever has no copy of the talk. */
const aboutTalk = ({
  requestId = null,
  assignedAdminId = null,
}: {
  readonly requestId?: string | null;
  readonly assignedAdminId?: string | null;
}) => ({ requestId, assignedAdminId });

export const consultation = workItem(
  consultationResource,
  {
    added: 'ConsultationRequested',
    amended: 'ConsultationAmended',
    removed: 'ConsultationRemoved',
    assigned: 'ConsultationAdminAssigned',
  },
  {
    writable: [
      'userId',
      'contactEmail',
      'contactName',
      'requestId',
      'description',
      'questionsAndAnswers',
      'resolution',
      'location',
    ],
    fixed: ['userId', 'requestId'],
    create: ['customer', ...staff],
    update: staff,
    remove: ['admin'],
    starts: 'Requested',
    labels: { added: 'Consultation requested', audience: 'customer' },
    fill: (input, context) => ({ ...ownerOf(input, context), missedCount: 0 }),
    mayTouch: isOwner,
    check: emptyProblem,
    subject: ({ userId }) => userId ?? undefined,
    steps: [
      step({
        command: 'ScheduleConsultation',
        doc: 'A slot was chosen.',
        event: 'ConsultationScheduled',
        label: 'Consultation scheduled',
        audience: 'customer',
        from: ['Requested', 'Rescheduled', 'No-show'],
        to: 'Scheduled',
        by: ['customer', ...staff],
        tells: ['consultation-dated'],
        input: {
          eventTimestamp: f.instant('When the talk begins, on the hour or the half hour.'),
          assignedAdminId: f.ref('User', 'Who of the firm advises; staff alone say so.', {
            as: 'adviser',
            optional: true,
          }),
          location: consultationResource.fields.location,
        },
        guard: scheduleProblem,
        preload: slotTaken,
        // Who is advised is said again, so that whoever writes the letter needs no copy of the talk.
        change: ({ location: before = null, ...talk }, { eventTimestamp, location }) => ({
          ...whoIsAdvised(talk),
          eventTimestamp,
          location: location ?? before,
        }),
        besides: aboutTalk,
      }),
      step({
        command: 'RescheduleConsultation',
        doc: 'The talk moves to another slot, or gives its own back until one is chosen. Customers until two hours before.',
        event: 'ConsultationRescheduled',
        label: 'Consultation rescheduled',
        audience: 'customer',
        from: ['Scheduled'],
        to: (_, { eventTimestamp }) => (eventTimestamp == null ? 'Rescheduled' : 'Scheduled'),
        by: ['customer', ...staff],
        tells: ['consultation-dated'],
        input: {
          eventTimestamp: f.instant('When it begins instead; none: to be chosen later.', { optional: true }),
          location: consultationResource.fields.location,
        },
        guard: rescheduleProblem,
        preload: (tx, talk, { eventTimestamp }, context) =>
          eventTimestamp == null ? Promise.resolve({}) : slotTaken(tx, talk, { eventTimestamp }, context),
        change: ({ location: before = null, ...talk }, { eventTimestamp, location }) => ({
          ...whoIsAdvised(talk),
          eventTimestamp: eventTimestamp ?? null,
          location: location ?? before,
        }),
        besides: aboutTalk,
      }),
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
        doc: 'The customer was not there after 15 minutes.',
        event: 'ConsultationMissed',
        label: 'No-show',
        audience: 'customer',
        from: ['Scheduled'],
        to: 'No-show',
        by: ['lawyer'],
        guard: missedProblem,
        change: ({ missedCount = 0 }) => ({ missedCount: missedCount + 1, eventTimestamp: null }),
      }),
      step({
        command: 'CloseConsultation',
        doc: 'Writes the letter about the outcome from what the lawyer noted, and closes the talk.',
        event: 'ConsultationClosed',
        label: 'Consultation outcome sent',
        audience: 'customer',
        from: ['Held'],
        to: 'Closed',
        by: staff,
        tells: ['consultation-outcome'],
        input: {
          outcome: consultationResource.fields.outcome,
          resolution: consultationResource.fields.resolution,
        },
        // Said again, so that whoever writes the letter needs no copy of the talk; as it was read before it went out.
        change: ({ outcome: noted = null, resolution: next = null, ...talk }, { outcome, resolution }) => ({
          ...whoIsAdvised(talk),
          outcome: outcome ?? noted,
          resolution: resolution ?? next,
        }),
      }),
      step({
        command: 'CancelConsultation',
        doc: 'There will be no talk.',
        event: 'ConsultationCancelled',
        label: 'Consultation cancelled',
        audience: 'customer',
        from: ['Requested', 'Scheduled', 'Rescheduled', 'No-show'],
        to: 'Cancelled',
        by: ['customer', ...staff],
        tells: ['consultation-called-off'],
        change: (talk) => ({ ...whoIsAdvised(talk), eventTimestamp: null }),
        besides: ({ eventTimestamp: plannedAt = null }) => ({ plannedAt }),
      }),
    ],
  },
);

export function consultationEntity(encryptionKey: string): Entity {
  return workItemEntity(consultationResource, consultation, {
    desk: consultationDesk,
    publications: consultationPublications(encryptionKey),
  });
}
