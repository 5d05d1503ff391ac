import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { SCAN_ANSWER_DAYS, tierPromises } from '@cotta/reference/monitoring-tiers.js';
import { isDone, isOwed, scanAccount, ScanState } from '../monitoring/scan-account-rules.js';
import { brandSubscriptionResource } from '../subscription/brand-subscription.resource.js';
import { officeDay } from '../subscription/office-day.js';
import { nextScanOn } from './next-scan-on.js';
import { SCANNED_SUBSCRIPTION, scansOf, type ScannedSubscription } from './scanned-subscription.js';

export const monitoringPromiseTypeDefs = /* GraphQL */ `
  "What the running period of a subscription promises, and what of it was done; days at the firm."
  type MonitoringPromise {
    startDate: Date!
    endDate: Date!
    scansPromised: Int!
    scansDone: Int!
    "Past their day: planned and not answered, or not planned."
    scansOwed: Int!
    "Under way, their last day not over."
    scansInWork: Int!
    "Of those that were answered: after their last day."
    scansLate: Int!
    "Days of the scans that are owed."
    owedSince: [Date!]!
    nextScanOn: Date
    "Working days in which a scan is answered."
    answerDays: Int!
    "Reports to platforms a month that are in the price; null: as many as there is reason for."
    platformReports: Int
  }

  extend type Query {
    "What a subscription promised for its running period and what was done of it; null before its first period, and of one that is not the viewer's. For: customer, lawyer, admin."
    monitoringPromise(brandSubscriptionId: ID!): MonitoringPromise
  }
`;

export const monitoringPromiseResolvers = ({ db, clock }: CommandRuntime): Resolvers => ({
  Query: {
    monitoringPromise: async (
      _: unknown,
      { brandSubscriptionId: id }: { readonly brandSubscriptionId: string },
      { manager, viewer }: RequestContext,
    ) => {
      if (!isId(id)) return null;
      const [own] = await readRows(manager, brandSubscriptionResource, viewer, { where: { id }, limit: 1 });
      if (own === undefined) return null;
      return inTransaction(db, async (tx) => {
        const subscription = await queryRow<ScannedSubscription>(
          tx,
          `select ${SCANNED_SUBSCRIPTION} from brand_subscription s where s.id = $1`,
          [id],
        );
        if (subscription === undefined) return null;
        return promiseOf(subscription, await scansOf(tx, id), officeDay(clock.now()));
      });
    },
  },
});

function promiseOf(
  subscription: ScannedSubscription,
  scans: Awaited<ReturnType<typeof scansOf>>,
  today: string,
) {
  const { tier, startDate, endDate } = subscription;
  if (startDate === null || endDate === null) return null;
  const lines = scanAccount(subscription, { start: startDate, end: endDate }, scans, today).filter(
    ({ state }) => state !== ScanState.calledOff,
  );
  const owed = lines.filter(isOwed);
  return {
    startDate,
    endDate,
    scansPromised: lines.length,
    scansDone: lines.filter(isDone).length,
    scansOwed: owed.length,
    scansInWork: lines.filter(({ state }) => state === ScanState.inWork).length,
    scansLate: lines.filter(({ state }) => state === ScanState.answeredLate).length,
    owedSince: owed.map(({ dueOn }) => dueOn),
    nextScanOn: nextScanOn(subscription, today),
    answerDays: SCAN_ANSWER_DAYS,
    platformReports: tierPromises[tier].platformReports,
  };
}
