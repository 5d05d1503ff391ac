import type { OfficeLetterArrived } from '../arrived-letter/arrived-letter.aggregate.js';
import type { OtherSideEmailSettled } from '../letter/other-side-email.aggregate.js';
import type { OtherSideWrote } from '../support-ticket/other-side-words.aggregate.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  BellMovedEvent,
  BellMovedSchema,
  DocumentKeptSchema,
  OfficeLetterArrivedSchema,
  OtherSideEmailSettledSchema,
  OtherSideWroteSchema,
  SpecimenPictureFittedSchema,
  TaskCompletedSchema,
  TaskCreatedSchema,
  TaskMovedEvent,
  TaskMovedSchema,
} from '@cotta/proto/cotta/workspace/v1/events_pb.js';

/** Whatever else happened to a task: where it stands is asked for by whoever wants to know. */
const taskMoved = (event: TaskMovedEvent) =>
  publication(
    TaskMovedSchema,
    ({ streamId, version, data }: RecordedEvent<{ readonly adminId?: string }>) => ({
      taskId: streamId,
      event,
      version: BigInt(version),
      adminId: data.adminId ?? '',
    }),
  );

const bellMoved = (event: BellMovedEvent) =>
  publication(BellMovedSchema, ({ streamId }: RecordedEvent) => ({ notificationId: streamId, event }));

/** Told once it is somebody's to read; what belongs to nobody stays inside. */
const documentKept = publication(
  DocumentKeptSchema,
  ({
    streamId,
    data: { userId, subjectType, subjectId },
  }: RecordedEvent<{
    readonly userId: string | null;
    readonly subjectType?: string | null;
    readonly subjectId?: string | null;
  }>) =>
    userId === null
      ? undefined
      : { documentId: streamId, userId, subjectType: subjectType ?? '', subjectId: subjectId ?? '' },
);

type About = { readonly subjectType: string; readonly subjectId: string };

export const workspacePublications: Publications = {
  TaskCreated: publication(TaskCreatedSchema, ({ streamId, data }: RecordedEvent<About>) => ({
    taskId: streamId,
    subjectType: data.subjectType,
    subjectId: data.subjectId,
  })),
  TaskCompleted: publication(TaskCompletedSchema, ({ streamId, data }: RecordedEvent<About>) => ({
    taskId: streamId,
    subjectType: data.subjectType,
    subjectId: data.subjectId,
  })),
  TaskAmended: taskMoved(TaskMovedEvent.TASK_AMENDED),
  TaskAssigned: taskMoved(TaskMovedEvent.TASK_ASSIGNED),
  TaskCancelled: taskMoved(TaskMovedEvent.TASK_CANCELLED),
  TaskGivenBack: taskMoved(TaskMovedEvent.TASK_GIVEN_BACK),
  TaskSnoozed: taskMoved(TaskMovedEvent.TASK_SNOOZED),
  TaskWoken: taskMoved(TaskMovedEvent.TASK_WOKEN),
  TaskPromiseMoved: taskMoved(TaskMovedEvent.TASK_PROMISE_MOVED),
  TaskEscalated: taskMoved(TaskMovedEvent.TASK_ESCALATED),
  TaskReopened: taskMoved(TaskMovedEvent.TASK_REOPENED),
  TaskRemoved: taskMoved(TaskMovedEvent.TASK_REMOVED),
  NotificationRaised: bellMoved(BellMovedEvent.NOTIFICATION_RAISED),
  NotificationSeen: bellMoved(BellMovedEvent.NOTIFICATION_SEEN),
  NotificationAmended: bellMoved(BellMovedEvent.NOTIFICATION_AMENDED),
  NotificationRemoved: bellMoved(BellMovedEvent.NOTIFICATION_REMOVED),
  DocumentAttached: documentKept,
  DocumentFiled: documentKept,
  DocumentDerived: documentKept,
  DocumentOwnerChanged: documentKept,
  SpecimenPictureFitted: publication(
    SpecimenPictureFittedSchema,
    ({
      streamId,
      data,
    }: RecordedEvent<{ readonly specimenId: string; readonly sourceDocumentId: string }>) => ({
      ...data,
      documentId: streamId,
    }),
  ),
  OtherSideWrote: publication(
    OtherSideWroteSchema,
    ({ data: { sealed, caseLetterId, caseId, ...facts } }: RecordedEvent<OtherSideWrote['data']>) => ({
      ...facts,
      caseLetterId: caseLetterId ?? '',
      caseId: caseId ?? '',
      sealedWords: Buffer.from(sealed, 'base64'),
    }),
  ),
  OtherSideEmailSettled: publication(
    OtherSideEmailSettledSchema,
    ({ data: { stopped, ...fate } }: RecordedEvent<OtherSideEmailSettled['data']>) => ({
      ...fate,
      stopped: stopped === true,
    }),
  ),
  OfficeLetterArrived: publication(
    OfficeLetterArrivedSchema,
    ({ streamId, data: { sealed, documentId, ...facts } }: RecordedEvent<OfficeLetterArrived['data']>) => ({
      ...facts,
      messageId: streamId,
      documentId: documentId ?? '',
      sealedContent: Buffer.from(sealed, 'base64'),
    }),
  ),
};

export const unpublished = [
  'DocumentStored',
  'DocumentLinkRevisionChanged',
  'DocumentAmended',
  'DocumentRemoved',
  'InfectedFileRemoved',
  'FailedJobsRetried',
  'EndedJobsCleared',
];
