import type { ServiceDefinition } from '@cotta/kit/service/service-definition.js';
import type { Consumer } from '@cotta/kit/inbox/consumer.js';
import { document } from './document.aggregate.js';
import { documentRoutes } from './documents/document-routes.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { mailPreviewRoute } from './mails/mail-preview-route.js';
import { verificationDocuments } from './messages/on-verification-documents.js';
import { verificationNotifications } from './messages/on-verification-notifications.js';
import { verificationTasks } from './messages/on-verification-tasks.js';
import { unpublished, workspacePublications } from './messages/publish.js';
import { workspace } from './migrations/0001-workspace.js';
import { documentLinkRevision } from './migrations/0002-document-link-revision.js';
import { notification } from './notification.aggregate.js';
import { note, noteResource } from './records/note.record.js';
import { documentResource } from './resources/document.resource.js';
import { letterResource } from './resources/letter.resource.js';
import { notificationResource } from './resources/notification.resource.js';
import { taskResource } from './resources/task.resource.js';
import { assignTask } from './slices/assign-task.js';
import { changeDocumentLinkRevision } from './slices/change-document-link-revision.js';
import { completeTask } from './slices/complete-task.js';
import { markNotificationSeen, raiseNotification } from './slices/notify.js';
import { openTask } from './slices/open-task.js';
import { attachDocument, changeDocumentOwner, storeDocument } from './slices/store-document.js';
import { task } from './task.aggregate.js';

export interface WorkspaceParts {
  readonly linkKey: string;
  /** Reacts with letters; needs the mail settings, so the process that has them brings it. */
  readonly letters: readonly Consumer[];
}

/** Table of contents: tasks, notes, notifications, documents and letters. */
export function workspaceService({ linkKey, letters }: WorkspaceParts): ServiceDefinition {
  return {
    name: 'workspace',
    migrations: [workspace, documentLinkRevision],
    aggregates: [task, notification, document, note.aggregate],
    resources: [taskResource, notificationResource, documentResource, letterResource, noteResource],
    commands: [
      assignTask, openTask, completeTask, markNotificationSeen, raiseNotification, storeDocument, attachDocument, changeDocumentOwner, changeDocumentLinkRevision,
      note.create, note.update, { command: note.remove, removes: true },
    ],
    publications: workspacePublications,
    unpublished,
    consumers: [verificationTasks, verificationNotifications, verificationDocuments, ...letters],
    typeDefs,
    resolvers: resolvers(linkKey),
    internalRoutes: (runtime) => [...documentRoutes(runtime, linkKey), mailPreviewRoute],
  };
}
