import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { emptyProblem } from './consultation-rules.js';
import { consultationPublications, type PublicationKeys } from './publish-consultations.js';
import { consultationResource } from './consultation.resource.js';
import { consultationSteps } from './consultation.steps.js';
import { consultationDesk } from './consultation.desk.js';
import { talkReminderProjection } from './reminders/talk-reminder.projection.js';

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
    mayTouch: isTheirs,
    check: emptyProblem,
    subject: ({ userId }) => userId ?? undefined,
    steps: consultationSteps,
    projections: [talkReminderProjection],
  },
);

export function consultationEntity(keys: PublicationKeys): Entity {
  return workItemEntity(consultationResource, consultation, {
    desk: consultationDesk,
    publications: consultationPublications(keys),
  });
}

/** Whoever is advised, by their account or by the link of a letter. */
function isTheirs(
  talk: RecordFields<typeof consultationResource.fields>,
  viewer: Viewer,
  streamId: string,
): boolean {
  const { link } = viewer;
  const holdsLink =
    link?.purpose === 'consultation' && link.subjectId === streamId && link.revision === talk.linkRevision;
  return holdsLink || isOwner(talk, viewer);
}
