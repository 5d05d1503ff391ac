import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  SpecimenPictureFittedSchema,
  TaskCompletedSchema,
  TaskCreatedSchema,
} from '@cotta/proto/cotta/workspace/v1/events_pb.js';

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
};

export const unpublished = [
  'TaskAssigned',
  'TaskReopened',
  'NotificationRaised',
  'NotificationSeen',
  'DocumentStored',
  'DocumentAttached',
  'DocumentOwnerChanged',
  'DocumentLinkRevisionChanged',
  'DocumentDerived',
  'TaskAmended',
  'TaskRemoved',
  'NotificationAmended',
  'NotificationRemoved',
  'DocumentFiled',
  'DocumentAmended',
  'DocumentRemoved',
  'FailedJobsRetried',
  'EndedJobsCleared',
];
