import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { CommandDone } from '@cotta/kit/edge/call/exposed-command.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { SmsSettings } from './adapters/sms-settings.js';
import { addresseeFacts } from './addressees/on-account-facts.js';
import { document } from './document.aggregate.js';
import { documentRoutes } from './documents/document-routes.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { mailPreviewRoute } from './mails/mail-preview-route.js';
import { deadlineAlarms } from './messages/on-deadline-alarms.js';
import { markChecks } from './messages/on-mark-checks.js';
import { approvalCovers } from './messages/on-sealed-applications.js';
import { serviceDocuments } from './messages/on-service-documents.js';
import { customerOrderTasks } from './messages/on-customer-orders.js';
import { serviceTasks } from './messages/on-service-tasks.js';
import { markNews } from './messages/on-mark-news.js';
import { orderTasks } from './messages/on-order-tasks.js';
import { moneyTasks } from './messages/on-money-tasks.js';
import { verificationDocuments } from './messages/on-verification-documents.js';
import { scamWarnings } from './messages/on-scam-warnings.js';
import { verificationNotifications } from './messages/on-verification-notifications.js';
import { verificationTasks } from './messages/on-verification-tasks.js';
import { unpublished, workspacePublications } from './messages/publish.js';
import { workspace } from './migrations/0001-workspace.js';
import { addressees } from './migrations/0003-addressees.js';
import { documentLinkRevision } from './migrations/0002-document-link-revision.js';
import { specimenCopy } from './migrations/0004-specimen-copy.js';
import { approvalCover } from './migrations/0006-approval-cover.js';
import { textMessages } from './migrations/0005-text-messages.js';
import { addresseeZone } from './migrations/0011-addressee-zone.js';
import { portalVisit } from './migrations/0010-portal-visit.js';
import { notification } from './notification.aggregate.js';
import { subjectsElsewhere } from './documents/subjects-elsewhere.js';
import { forgetLetters, forgetPerson } from './personal-data/forget-person.js';
import { documentFolderEntity } from './records/document-folder.record.js';
import { noteEntity } from './records/note.record.js';
import { statisticEntity } from './records/statistic.record.js';
import { queueCommands, workQueue, type TendQueues } from './operations/tend-queues.js';
import type { ReadQueues } from './operations/work-queues.js';
import { documentResource } from './resources/document.resource.js';
import { letterResource } from './resources/letter.resource.js';
import { notificationResource } from './resources/notification.resource.js';
import { taskResource } from './resources/task.resource.js';
import { supportQuestion } from './slices/ask-support.js';
import { assignTask } from './slices/assign-task.js';
import { changeDocumentLinkRevision } from './slices/change-document-link-revision.js';
import { completeTask } from './slices/complete-task.js';
import { deleteDocument, fileDocument, updateDocument } from './slices/manage-document.js';
import { createNotification, deleteNotification, updateNotification } from './slices/manage-notification.js';
import { createTask, deleteTask, finishTask, reopenTask, updateTask } from './slices/manage-task.js';
import { markNotificationSeen, raiseNotification } from './slices/notify.js';
import { openTask } from './slices/open-task.js';
import { keepDocumentVersion } from './slices/keep-document-version.js';
import { reportFittedSpecimen } from './slices/report-fitted-specimen.js';
import { attachDocument, changeDocumentOwner, storeDocument } from './slices/store-document.js';
import { task } from './task.aggregate.js';
import { smsStatusRoute } from './text-messages/status-route.js';
import { supportTicketEntity } from './work-items/support-ticket/support-ticket.work-item.js';

export interface WorkspaceParts {
  readonly linkKey: string;
  /** Reactions that need mail settings or a key: the process that has them brings them. */
  readonly letters: readonly Consumer[];
  /** Looks at the queues of all workers. @defaultValue there are none */
  readonly readQueues?: ReadQueues;
  /** What admins may do to them. @defaultValue there are none */
  readonly tendQueues?: TendQueues;
  /** Whose reports about text messages are believed. @defaultValue nobody's */
  readonly sms?: { readonly settings: SmsSettings; readonly sealKey: string };
}

const noQueues: TendQueues = {
  retryFailed: () => Promise.resolve([]),
  clearEnded: () => Promise.resolve([]),
};

/** Whoever writes to somebody else does not read it afterwards. */
const told = {
  typeName: 'NotificationReceipt',
  resolve: ({ streamId }: CommandDone) => Promise.resolve({ id: streamId }),
};

/** Table of contents: tasks, notes, notifications, documents and letters. */
export function workspaceService({
  linkKey,
  letters,
  readQueues = () => Promise.resolve([]),
  tendQueues = noQueues,
  sms,
}: WorkspaceParts): ServiceDefinition {
  const own: ServiceDefinition = {
    name: 'workspace',
    names: subjectsElsewhere,
    migrations: [
      workspace,
      documentLinkRevision,
      addressees,
      specimenCopy,
      textMessages,
      approvalCover,
      portalVisit,
      addresseeZone,
    ],
    aggregates: [task, notification, document, workQueue],
    resources: [taskResource, notificationResource, documentResource, letterResource],
    commands: [
      assignTask,
      openTask,
      completeTask,
      markNotificationSeen,
      raiseNotification,
      storeDocument,
      attachDocument,
      changeDocumentOwner,
      changeDocumentLinkRevision,
      keepDocumentVersion,
      reportFittedSpecimen,
      supportQuestion,
      ...queueCommands(tendQueues),
      fileDocument,
      { command: updateDocument, batch: true },
      { command: deleteDocument, removes: true, batch: true },
      { command: createTask, batch: true },
      { command: updateTask, batch: true },
      finishTask,
      reopenTask,
      { command: deleteTask, removes: true, batch: true },
      { command: createNotification, result: told },
      { command: updateNotification, result: told },
      { command: deleteNotification, removes: true, batch: true },
    ],
    publications: workspacePublications,
    unpublished,
    consumers: [
      addresseeFacts,
      approvalCovers,
      deadlineAlarms,
      markChecks,
      scamWarnings,
      verificationTasks,
      verificationNotifications,
      verificationDocuments,
      orderTasks,
      markNews,
      moneyTasks,
      serviceDocuments,
      serviceTasks,
      customerOrderTasks,
      ...letters,
    ],
    typeDefs,
    resolvers: resolvers(linkKey, readQueues),
    internalRoutes: (runtime) => [
      ...documentRoutes(runtime, linkKey),
      mailPreviewRoute,
      ...(sms === undefined ? [] : [smsStatusRoute({ runtime, ...sms })]),
    ],
  };
  const whole = withEntities(own, [noteEntity, documentFolderEntity, statisticEntity, supportTicketEntity]);
  return withPersonalData(whole, { also: forgetPerson, follows: ['requests'], forget: forgetLetters });
}
