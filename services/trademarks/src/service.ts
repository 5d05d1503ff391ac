import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { portableMarks } from './portable/portable-marks.js';
import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { calendarRoute } from './calendar/calendar-route.js';
import { officeActionGuards } from './office-action/office-action-guards.js';
import { useInCommerceGuards } from './use-in-commerce/use-in-commerce-guards.js';
import { confirmationRoutes } from './filing/confirmation-routes.js';
import { storiesFollow } from './deadlines/rows/stories-follow.js';
import { forgetUnfiledCopies } from './filing/forget-copies.js';
import { filingGuards } from './filing/filing-guards.js';
import { packageRoutes } from './filing/package/package-routes.js';
import { partnerRoutes } from './filing/partner/partner-routes.js';
import type { Partner } from './filing/partner/partners.js';
import { resolvers, typeDefs } from './extensions.js';
import type { OfficeLookUps } from './watch/office-look-ups.js';
import { brandItems } from './heard/subscriptions/on-brand-items.js';
import { filingReceipt, publishFilingReceipt } from './filing/filing-receipt.aggregate.js';
import { filingLimitEntity } from './filing/limit/filing-limit.record.js';
import { onePersonLimitCents } from './filing/second-person.js';
import { filingReceipts } from './heard/trademarks/on-filing-receipts.js';
import { filingReceiptPublications } from './filing/receipt-message.js';
import { filingFacts } from './heard/trademarks/on-filing-facts.js';
import { officeActionFacts } from './heard/trademarks/on-office-action-facts.js';
import { paidWork } from './heard/requests/on-paid-work.js';
import { orderedTransfers } from './heard/requests/on-ordered-transfers.js';
import { serviceOrders } from './heard/requests/on-service-orders.js';
import { closedAccounts } from './heard/accounts/on-closed-accounts.js';
import { disputedPayments } from './heard/invoicing/on-disputed-payments.js';
import { assignedOrders } from './heard/requests/on-assigned-orders.js';
import { assignedMarks } from './heard/trademarks/on-assigned-marks.js';
import { endedOrders } from './heard/requests/on-ended-orders.js';
import { approvedCopies } from './heard/requests/on-approved-copies.js';
import { trademarkFacts } from './heard/trademarks/on-trademark-facts.js';
import { useInCommerceFacts } from './heard/trademarks/on-use-in-commerce-facts.js';
import { weekOfDatesPublications } from './said/publish-week-of-dates.js';
import { weekOfDocketPublications } from './said/publish-week-of-docket.js';
import { publishWeekOfDocket, weekOfDocket } from './deadlines/week-of-docket/publish-week-of-docket.js';
import { deadlines } from './migrations/0001-deadlines.js';
import { filing } from './migrations/0002-filing.js';
import { dateDoubts } from './migrations/0004-date-doubts.js';
import { countedStories } from './migrations/0005-counted-stories.js';
import { approvedAuthority } from './migrations/0006-approved-authority.js';
import { letterGroups } from './migrations/0007-letter-groups.js';
import { ordersOnHold } from './migrations/0008-orders-on-hold.js';
import { holdCauses } from './migrations/0009-hold-causes.js';
import { weekOfDocketTable } from './migrations/0010-week-of-docket.js';
import { registerReadings } from './migrations/0011-register-readings.js';
import { nextDates } from './migrations/0012-next-dates.js';
import { copiesFollow } from './migrations/0013-copies-follow.js';
import { paperPlaces } from './migrations/0014-paper-places.js';
import { weekOfDates as weekOfDatesTable } from './migrations/0003-week-of-dates.js';
import { calendarFeedEntity } from './calendar/calendar-feed.record.js';
import { competitorEntity } from './watch/competitor.record.js';
import { docketedMessageEntity } from './docketing/docketed-message.record.js';
import { filingDownloadEntity } from './filing/filing-download.record.js';
import { officeActionIssueEntity } from './office-action/office-action-issue.record.js';
import { officeActionSolutionEntity } from './office-action/office-action-solution.record.js';
import { trademarkIpoDataEntity } from './mark/register/trademark-ipo-data.record.js';
import { trademarkMonitoringResultEntity } from './watch/trademark-monitoring-result.record.js';
import { trademarkRequestEntity } from './filing/trademark-request.record.js';
import { trademarkWatchSubscriptionEntity } from './watch/trademark-watch-subscription.record.js';
import { useInCommerceRequestClassEntity } from './use-in-commerce/use-in-commerce-request-class.record.js';
import { trademarkDeadlineResource } from './deadlines/trademark-deadline.resource.js';
import { paperFacts } from './heard/workspace/on-paper-facts.js';
import { releasedReports } from './heard/requests/on-released-reports.js';
import { reportRecheckResource } from './watch/recheck/report-recheck.resource.js';
import { reportWatch } from './watch/recheck/report-watch.aggregate.js';
import {
  changeReportReaders,
  forgetReport,
  recheckReport,
  replaceWatchedReport,
  unpublishedReportFacts,
  wantRecheck,
  watchReport,
} from './watch/recheck/watch-report.js';
import { brandScanRoutes } from './search/brand-scan-routes.js';
import { noIndex, type NameIndex } from './search/live/name-index.js';
import { takeBackMonitoringJudgement } from './watch/take-back-judgement.js';
import { giveClientVerdict } from './watch/give-client-verdict.js';
import { judgeMonitoringResult } from './watch/judge-monitoring-result.js';
import { whitelistedOwnerEntity } from './watch/whitelisted-owner.record.js';
import { trademarkWatchRunEntity } from './watch/trademark-watch-run.record.js';
import { defineOrderTrademarkWatch } from './watch/order-trademark-watch.js';
import {
  beginTrademarkWatch,
  callOffTrademarkWatch,
  completeTrademarkWatch,
  remindOfWatchEnd,
  reportQuietWatch,
} from './watch/ordered-watch.js';
import { endTrademarkWatch } from './watch/end-trademark-watch.js';
import { dismissMonitoringResult } from './watch/dismiss-monitoring-result.js';
import { markMonitoringResultSeen } from './watch/mark-monitoring-result-seen.js';
import { notifyMonitoringResult } from './watch/notify-monitoring-result.js';
import { orderOpposition, returnOppositionOrder } from './watch/order-opposition.js';
import { pursueLaterMark } from './watch/pursue-later-mark.js';
import { revokeMonitoringResultLinks } from './watch/revoke-monitoring-result-links.js';
import { publishWeekOfDates, weekOfDates } from './deadlines/week-of-dates/publish-week-of-dates.js';
import { ruleRepairEntity } from './rule-repair/rule-repair.work-item.js';
import { ruleRepairDateResource } from './rule-repair/rule-repair-date.resource.js';
import { filingEntity } from './filing/filing.work-item.js';
import { secondLookers } from './heard/workspace/on-second-looks.js';
import { arrivedLetters } from './heard/workspace/on-arrived-letters.js';
import { docketedMessages } from './heard/trademarks/on-docketed-messages.js';
import { officeLetter, reportFetchedLetter } from './docketing/arrivals/office-letter.aggregate.js';
import { officeLetterPublications } from './docketing/arrivals/office-letter-message.js';
import { secondLooks } from './migrations/0015-second-looks.js';
import { paperTypes } from './migrations/0016-paper-types.js';
import { orderedTransfers as orderedTransfersTable } from './migrations/0023-ordered-transfers.js';
import { letterLooks } from './migrations/0024-letter-looks.js';
import { markCourses } from './migrations/0025-mark-courses.js';
import { secondLookGuards } from './second-look/second-looks.js';
import { officeActionEntity } from './office-action/office-action.work-item.js';
import { trademarkEntity } from './mark/trademark.work-item.js';
import { useInCommerceRequestEntity } from './use-in-commerce/use-in-commerce-request.work-item.js';

export interface TrademarksKeys {
  readonly linkKey: string;
  /** Opens what requests sealed for the filing. @defaultValue none: programs that only describe or migrate */
  readonly encryptionKey?: string;
  /** Who files for us where. @defaultValue nobody */
  readonly partners?: readonly Partner[];
  /** Cents of euro above which another person confirms a filing, until the firm sets another limit. @defaultValue EUR 500.00 */
  readonly secondPersonAbove?: number;
  /** Answers searches. @defaultValue none: the fallback does */
  readonly search?: NameIndex;
  /** @defaultValue none */
  readonly lookUps?: OfficeLookUps;
}

const migrations: ServiceDefinition['migrations'] = [
  deadlines,
  filing,
  weekOfDatesTable,
  dateDoubts,
  countedStories,
  approvedAuthority,
  letterGroups,
  ordersOnHold,
  holdCauses,
  weekOfDocketTable,
  registerReadings,
  nextDates,
  copiesFollow,
  paperPlaces,
  secondLooks,
  paperTypes,
  orderedTransfersTable,
  letterLooks,
  markCourses,
];

const commands: ServiceDefinition['commands'] = [
  endTrademarkWatch,
  judgeMonitoringResult,
  takeBackMonitoringJudgement,
  beginTrademarkWatch,
  callOffTrademarkWatch,
  remindOfWatchEnd,
  reportQuietWatch,
  completeTrademarkWatch,
  dismissMonitoringResult,
  markMonitoringResultSeen,
  giveClientVerdict,
  notifyMonitoringResult,
  revokeMonitoringResultLinks,
  orderOpposition,
  pursueLaterMark,
  returnOppositionOrder,
  publishWeekOfDates,
  publishWeekOfDocket,
  publishFilingReceipt,
  reportFetchedLetter,
  watchReport,
  replaceWatchedReport,
  recheckReport,
  changeReportReaders,
  wantRecheck,
  forgetReport,
];

const publications: ServiceDefinition['publications'] = {
  ...weekOfDatesPublications,
  ...weekOfDocketPublications,
  ...filingReceiptPublications,
  ...officeLetterPublications,
};

const entities = [
  trademarkEntity,
  trademarkIpoDataEntity,
  trademarkRequestEntity,
  trademarkWatchSubscriptionEntity,
  trademarkWatchRunEntity,
  whitelistedOwnerEntity,
  officeActionEntity,
  officeActionSolutionEntity,
  officeActionIssueEntity,
  useInCommerceRequestEntity,
  useInCommerceRequestClassEntity,
  filingEntity,
  filingDownloadEntity,
  docketedMessageEntity,
  competitorEntity,
  calendarFeedEntity,
  ruleRepairEntity,
];

/** What it does when something is said, here or by others. */
const consumers = (encryptionKey: string): readonly Consumer[] => [
  officeActionFacts,
  trademarkFacts,
  useInCommerceFacts,
  serviceOrders,
  paidWork,
  orderedTransfers,
  filingFacts,
  filingReceipts,
  brandItems,
  approvedCopies(encryptionKey),
  paperFacts(encryptionKey),
  endedOrders,
  assignedOrders,
  assignedMarks,
  disputedPayments,
  releasedReports,
  closedAccounts,
  secondLookers,
  arrivedLetters(encryptionKey),
  docketedMessages,
];

/** Table of contents: marks from the filing on, their deadlines, the letters of offices, proofs of use, watches. */
export const trademarksService = ({
  linkKey,
  encryptionKey = '',
  partners = [],
  secondPersonAbove = onePersonLimitCents,
  search = noIndex,
  lookUps = {},
}: TrademarksKeys): ServiceDefinition =>
  withSetAside(
    withPersonalData(
      withEntities(
        {
          name: 'trademarks',
          migrations,
          aggregates: [weekOfDates, weekOfDocket, reportWatch, filingReceipt, officeLetter],
          resources: [trademarkDeadlineResource, reportRecheckResource, ruleRepairDateResource],
          commands: [...commands, defineOrderTrademarkWatch({ linkKey, index: search })],
          publications,
          unpublished: unpublishedReportFacts,
          names: {
            brand: 'subscriptions',
            case: 'cases',
            registration_request: 'requests',
            service_request: 'requests',
            entity: 'accounts',
            document: 'workspace',
          },
          promises: promisesAtRisk,
          portable: portableMarks,
          consumers: consumers(encryptionKey),
          guards: {
            ...secondLookGuards,
            ...officeActionGuards,
            ...useInCommerceGuards,
            ...filingGuards({ partners, encryptionKey, secondPersonAbove }),
          },
          typeDefs,
          resolvers: resolvers({
            linkKey,
            encryptionKey,
            partners,
            secondPersonAbove,
            index: search,
            lookUps,
          }),
          internalRoutes: (runtime) => [
            calendarRoute(runtime, linkKey),
            ...partnerRoutes(runtime, { partners, encryptionKey }),
            ...packageRoutes(runtime, encryptionKey),
            ...confirmationRoutes(runtime),
            ...brandScanRoutes(runtime, { index: search, linkKey }),
          ],
        },
        [...entities, trademarkMonitoringResultEntity(encryptionKey), filingLimitEntity(secondPersonAbove)],
      ),
      { also: forgetUnfiledCopies, merged: storiesFollow },
    ),
  );
