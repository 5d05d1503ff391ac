import { migrations } from './migrations/migrations.js';
import { portableDocuments } from './document/portable/portable-documents.js';
import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { CommandDone } from '@cotta/kit/edge/call/exposed-command.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { SmsSettings } from './adapters/twilio/sms-settings.js';
import { addresseeFacts } from './heard/accounts/on-account-facts.js';
import { document } from './document/document.aggregate.js';
import type { VirusCheck } from './document/virus-check/virus-check.js';
import { issuedDocumentRoutes } from './issued-document/issued-document-answer.js';
import { documentRoutes } from './document/document-routes.js';
import { resolvers, typeDefs } from './extensions.js';
import { textReviewEntity } from './text-review/text-review.entity.js';
import { feedbackEntity } from './feedback/feedback.record.js';
import { feedbackTasks } from './heard/workspace/on-feedback.js';
import { reviewOccasions } from './heard/trademarks/on-review-occasions.js';
import { openThreats } from './heard/cases/on-open-threats.js';
import type { UnitPrices } from './unit-costs/unit-prices.js';
import { paidOrders } from './heard/invoicing/on-paid-orders.js';
import { emailChoiceEntity } from './email-choice/email-choice.record.js';
import { emailPreviewRoute } from './letter/email-preview-route.js';
import { deadlineAlarms } from './heard/trademarks/on-deadline-alarms.js';
import { markChecks } from './heard/trademarks/on-mark-checks.js';
import { approvalCovers } from './heard/requests/on-approved-copies.js';
import { serviceDocuments } from './heard/requests/on-service-documents.js';
import { customerOrderTasks } from './heard/trademarks/on-customer-orders.js';
import { serviceTasks } from './heard/requests/on-service-tasks.js';
import { markNews } from './heard/trademarks/on-mark-news.js';
import { orderTasks } from './heard/requests/on-order-tasks.js';
import { orderAmounts } from './heard/invoicing/on-order-amounts.js';
import { moneyTasks } from './heard/invoicing/on-money-tasks.js';
import { eInvoiceTasks } from './heard/invoicing/on-e-invoice-tasks.js';
import { officialFeeTasks } from './heard/invoicing/on-official-fee-tasks.js';
import { verificationDocuments } from './heard/requests/on-verification-documents.js';
import { ruleRepairTasks } from './heard/trademarks/on-rule-repairs.js';
import { scamWarnings } from './heard/trademarks/on-scam-warnings.js';
import { verificationNotifications } from './heard/requests/on-verification-notifications.js';
import { verificationTasks } from './heard/requests/on-verification-tasks.js';
import { unpublished, workspacePublications } from './said/publish.js';
import { notification } from './notification/notification.aggregate.js';
import { subjectsElsewhere } from './document/subjects-elsewhere.js';
import { forgetLetters, forgetPerson } from './document/forget-person.js';
import { documentFolderEntity } from './document/document-folder.record.js';
import { noteEntity } from './note/note.record.js';
import { savedViewEntity } from './saved-view/saved-view.record.js';
import { statisticEntity } from './statistic/statistic.record.js';
import { noQueues, queueCommands, workQueue, type TendQueues } from './queue/tend-queues.js';
import type { ReadQueues } from './queue/work-queues.js';
import { documentResource } from './document/document.resource.js';
import { letterResource } from './letter/letter.resource.js';
import { notificationResource } from './notification/notification.resource.js';
import { taskResource } from './task/task.resource.js';
import { answerTextEntity } from './answer-text/answer-text.record.js';
import { supportQuestion } from './support-ticket/ask-support.js';
import { assignTask } from './task/assign-task.js';
import { partnerWebhookEntity } from './partner-webhook/partner-webhook.entity.js';
import { partnerEventRoutes } from './partner-event/partner-event-routes.js';
import { partnerFacts } from './heard/every-service/on-partner-facts.js';
import { changeDocumentLinkRevision } from './document/change-document-link-revision.js';
import { cancelTask } from './task/cancel-task.js';
import { completeTask } from './task/complete-task.js';
import { deleteDocument, fileDocument, updateDocument } from './document/manage-document.js';
import {
  createNotification,
  deleteNotification,
  updateNotification,
} from './notification/manage-notification.js';
import { createTask, deleteTask, finishTask, reopenTask, updateTask } from './task/manage-task.js';
import { markNotificationSeen, raiseNotification } from './notification/notify.js';
import { openTask } from './task/open-task.js';
import { keepDocumentVersion } from './document/keep-document-version.js';
import { reportFittedSpecimen } from './document/report-fitted-specimen.js';
import { attachDocument, changeDocumentOwner, storeDocument } from './document/store-document.js';
import { handOnOfficeLetter } from './arrived-letter/hand-on-office-letter.js';
import { arrivedLetter, reportArrivedLetter } from './arrived-letter/arrived-letter.aggregate.js';
import { otherSideEmail, settleOtherSideEmail } from './letter/other-side-email.aggregate.js';
import { handOnOtherSideWords, otherSideWords } from './support-ticket/other-side-words.aggregate.js';
import type { LetterAddress } from './arrived-letter/letter-address.js';
import { docketedLetters } from './heard/trademarks/on-docketed-letters.js';
import { task } from './task/task.aggregate.js';
import { giveBackTask, takeTask } from './task/take-task.js';
import { snoozeTask, wakeTask } from './task/snooze-task.js';
import { escalateTask } from './task/escalate-task.js';
import { movePromise } from './task/move-promise.js';
import { renewTask } from './task/renew-task.js';
import { servicePromiseResource } from './promise/service-promise.resource.js';
import { absenceEntity } from './staff/absence.record.js';
import { firmHoursEntity } from './staff/firm-hours/firm-hours.record.js';
import { assignmentRuleEntity } from './staff/assignment-rule.record.js';
import { staffProfileEntity } from './staff/staff-profile.entity.js';
import { secondLookGuards } from './staff/second-looks.js';
import { staffAccounts } from './heard/accounts/on-staff.js';
import { threatTasks } from './heard/cases/on-threat-work.js';
import { consultationTasks } from './heard/requests/on-consultation-tasks.js';
import { forgottenFindings } from './heard/subscriptions/on-forgotten-findings.js';
import { brandNames } from './heard/subscriptions/on-brands.js';
import { subscriptionTasks } from './heard/subscriptions/on-subscription-tasks.js';
import { scanTasks } from './heard/subscriptions/on-scan-tasks.js';
import { pressedTasks } from './heard/workspace/on-pressed-tasks.js';
import { revokedTicketLinks } from './heard/workspace/on-revoked-ticket-links.js';
import { ticketTasks } from './heard/workspace/on-ticket-tasks.js';
import { inboundEmailRoute } from './inbound-email/inbound-email-route.js';
import { smsStatusRoute } from './adapters/twilio/status-route.js';
import { supportTicketEntity } from './support-ticket/support-ticket.work-item.js';
import { taskDesk } from './task/task.desk.js';

export interface WorkspaceParts {
  readonly linkKey: string;
  /** Reactions that need mail settings or a key: the process that has them brings them. */
  readonly letters: readonly Consumer[];
  /** Opens the names that letters greet by, for whoever reads one before it goes out. @defaultValue they greet by none */
  readonly encryptionKey?: string;
  /** Looks at the queues of all workers. @defaultValue there are none */
  readonly readQueues?: ReadQueues;
  /** What admins may do to them. @defaultValue there are none */
  readonly tendQueues?: TendQueues;
  /** Whose reports about text messages are believed. @defaultValue nobody's */
  readonly sms?: { readonly settings: SmsSettings; readonly encryptionKey: string };
  /** Where the firm is reviewed in public; shown to whoever answered how we did. @defaultValue there is no such place */
  readonly reviewSite?: string | undefined;
  /** What a thousand messages or calls cost by our contracts. @defaultValue nothing is known */
  readonly unitPrices?: UnitPrices | undefined;
  /** Roots trusted for time stamps, DER. @defaultValue none is trusted */
  readonly stampRoots?: readonly Uint8Array[];
  /** Aborted when the program ends: answers that last come to their end. @defaultValue never */
  readonly ending?: AbortSignal;
  /** With which secret mails are handed over. @defaultValue none are taken */
  readonly mail?: {
    readonly secret: string;
    readonly encryptionKey: string;
    readonly letterAddress?: LetterAddress;
    readonly virusCheck?: VirusCheck;
  };
  /** Looks at files of strangers. @defaultValue nobody: they are taken as they come */
  readonly virusCheck?: VirusCheck | undefined;
}

/** Whoever writes to somebody else does not read it afterwards. */
const notified = {
  typeName: 'NotificationReceipt',
  resolve: ({ streamId }: CommandDone) => Promise.resolve({ id: streamId }),
};

const commands = (tendQueues: TendQueues): ServiceDefinition['commands'] => [
  { command: assignTask, batch: true },
  { command: takeTask, batch: true },
  { command: giveBackTask, batch: true },
  { command: snoozeTask, batch: true },
  { command: wakeTask, batch: true },
  movePromise,
  openTask,
  renewTask,
  escalateTask,
  cancelTask,
  completeTask,
  markNotificationSeen,
  raiseNotification,
  storeDocument,
  attachDocument,
  changeDocumentOwner,
  changeDocumentLinkRevision,
  keepDocumentVersion,
  reportFittedSpecimen,
  reportArrivedLetter,
  settleOtherSideEmail,
  handOnOtherSideWords,
  handOnOfficeLetter,
  supportQuestion,
  ...queueCommands(tendQueues),
  fileDocument,
  { command: updateDocument, batch: true },
  { command: deleteDocument, removes: true, batch: true },
  { command: createTask, batch: true },
  { command: updateTask, batch: true },
  { command: finishTask, batch: true },
  reopenTask,
  { command: deleteTask, removes: true, batch: true },
  { command: createNotification, result: notified },
  { command: updateNotification, result: notified },
  { command: deleteNotification, removes: true, batch: true },
];

/** Whom it listens to; letters come from the program. */
const consumers: ServiceDefinition['consumers'] = [
  addresseeFacts,
  approvalCovers,
  deadlineAlarms,
  markChecks,
  ruleRepairTasks,
  scamWarnings,
  verificationTasks,
  verificationNotifications,
  verificationDocuments,
  orderTasks,
  markNews,
  moneyTasks,
  eInvoiceTasks,
  officialFeeTasks,
  orderAmounts,
  paidOrders,
  serviceDocuments,
  serviceTasks,
  customerOrderTasks,
  threatTasks,
  consultationTasks,
  brandNames,
  forgottenFindings,
  scanTasks,
  subscriptionTasks,
  ticketTasks,
  revokedTicketLinks,
  pressedTasks,
  staffAccounts,
  docketedLetters,
  feedbackTasks,
  reviewOccasions,
  openThreats,
  partnerFacts,
];

const entities: Parameters<typeof withEntities>[1] = [
  noteEntity,
  savedViewEntity,
  documentFolderEntity,
  statisticEntity,
  supportTicketEntity,
  answerTextEntity,
  staffProfileEntity,
  absenceEntity,
  firmHoursEntity,
  assignmentRuleEntity,
  emailChoiceEntity,
  feedbackEntity,
  textReviewEntity,
];

/** Table of contents: tasks, notes, notifications, documents and letters. */
export function workspaceService({
  linkKey,
  letters,
  readQueues = () => Promise.resolve([]),
  encryptionKey,
  tendQueues = noQueues,
  sms,
  mail,
  reviewSite,
  unitPrices = new Map(),
  virusCheck,
  stampRoots = [],
  ending = new AbortController().signal,
}: WorkspaceParts): ServiceDefinition {
  const own: ServiceDefinition = {
    name: 'workspace',
    names: subjectsElsewhere,
    migrations,
    aggregates: [task, notification, document, workQueue, arrivedLetter, otherSideEmail, otherSideWords],
    resources: [taskResource, servicePromiseResource, notificationResource, documentResource, letterResource],
    desks: [taskDesk],
    commands: commands(tendQueues),
    publications: workspacePublications,
    unpublished,
    guards: secondLookGuards,
    promises: promisesAtRisk,
    portable: portableDocuments,
    consumers: [...consumers, ...letters],
    typeDefs,
    resolvers: resolvers({ linkKey, readQueues, encryptionKey, reviewSite, unitPrices, stampRoots }),
    internalRoutes: (runtime) => [
      ...documentRoutes(runtime, linkKey, virusCheck),
      ...issuedDocumentRoutes(runtime, stampRoots),
      emailPreviewRoute,
      ...partnerEventRoutes(runtime, ending),
      ...(sms === undefined ? [] : [smsStatusRoute({ runtime, ...sms })]),
      ...(mail === undefined ? [] : [inboundEmailRoute({ runtime, linkKey, ...mail })]),
    ],
  };
  const whole = withEntities(own, [...entities, partnerWebhookEntity(encryptionKey ?? '')]);
  return withSetAside(
    withPersonalData(whole, {
      keys: { support_ticket: { text: 'text' } },
      also: forgetPerson,
      follows: ['requests'],
      forget: forgetLetters,
    }),
  );
}
