import { describe, expect, it } from '@jest/globals';
import type { DocumentEvent } from '../document/document.js';
import type { NotificationEvent } from '../notification/notification.js';
import type { TaskEvent } from '../task/task.js';
import type { OfficeLetterArrived } from '../arrived-letter/arrived-letter.aggregate.js';
import type { OtherSideEmailSettled } from '../letter/other-side-email.aggregate.js';
import type { OtherSideWrote } from '../support-ticket/other-side-words.aggregate.js';
import type { QueueEvent } from '../queue/tend-queues.js';
import { unpublished, workspacePublications } from './publish.js';

type EventType = (
  | DocumentEvent
  | NotificationEvent
  | TaskEvent
  | QueueEvent
  | OfficeLetterArrived
  | OtherSideEmailSettled
  | OtherSideWrote
)['type'];

/** The compiler asks for a new type here. */
const every: Readonly<Record<EventType, 'published' | 'kept'>> = {
  TaskCreated: 'published',
  TaskCompleted: 'published',
  TaskAssigned: 'published',
  TaskCancelled: 'published',
  TaskGivenBack: 'published',
  TaskSnoozed: 'published',
  TaskWoken: 'published',
  TaskPromiseMoved: 'published',
  TaskEscalated: 'published',
  TaskReopened: 'published',
  NotificationRaised: 'published',
  NotificationSeen: 'published',
  DocumentStored: 'kept',
  DocumentAttached: 'published',
  DocumentOwnerChanged: 'published',
  DocumentLinkRevisionChanged: 'kept',
  TaskAmended: 'published',
  TaskRemoved: 'published',
  NotificationAmended: 'published',
  NotificationRemoved: 'published',
  DocumentFiled: 'published',
  DocumentDerived: 'published',
  SpecimenPictureFitted: 'published',
  DocumentAmended: 'kept',
  DocumentRemoved: 'kept',
  InfectedFileRemoved: 'kept',
  OfficeLetterArrived: 'published',
  OtherSideEmailSettled: 'published',
  OtherSideWrote: 'published',
  FailedJobsRetried: 'kept',
  EndedJobsCleared: 'kept',
};

describe('what leaves the service', () => {
  it.each(Object.entries(every))('%s is %s', (type, fate) => {
    expect({ published: type in workspacePublications, kept: unpublished.includes(type) }).toEqual({
      published: fate === 'published',
      kept: fate === 'kept',
    });
  });

  it('names no type that does not exist', () => {
    expect(
      [...Object.keys(workspacePublications), ...unpublished].filter((type) => !(type in every)),
    ).toEqual([]);
  });
});
