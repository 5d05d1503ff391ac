import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { officeOf } from '@cotta/reference/offices.js';
import { lastOpenDay, officeToday } from '../deadlines/office-day.js';
import { lawOf } from '../deadlines/rules/citation.js';
import { orderLink } from '../links/order-link.js';
import { everyRowViewer } from '../mark/every-row.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { trademarkMonitoringResultResource } from './trademark-monitoring-result.record.js';

/** What whoever may read a result reads beside its own columns, also by a link: nothing here leads to anything else of the client. */
export const resultSheetTypeDefs = /* GraphQL */ `
  "How near a run of the watch found two names, 0 to 100 each; goods are the share of classes in common."
  type ResultScores {
    look: Int!
    sound: Int!
    meaning: Int!
    goods: Int!
    overall: Int!
  }

  "A later mark beside the one it came near to, as the client reads it and decides about it."
  type ResultSheet {
    ownName: String!
    ownOffice: JurisdictionCode
    ownNumber: String
    ownClasses: [Int!]!
    "Classes that both are in."
    sharedClasses: [Int!]!
    "Null where a person entered it."
    scores: ResultScores
    "Last day to oppose, moved to a day on which the office is open; null where nobody knows it."
    lastDay: Date
    "Days from today to that day, counted at the office; negative when it is over."
    daysLeft: Int
    "The law the period follows from."
    law: String!
    canOrder: Boolean!
    "Opens the order of the opposition and its payment for a day; null while nothing is ordered."
    orderLink: String
  }

  extend type TrademarkMonitoringResult {
    sheet: ResultSheet!
  }
`;

interface Parts {
  readonly linkKey: string;
  readonly clock: Clock;
}

export function resultSheetResolvers(parts: Parts): Resolvers {
  return {
    TrademarkMonitoringResult: {
      sheet: ({ id }: { id: string }, _: unknown, context: RequestContext) => sheetOf(id, context, parts),
    },
  };
}

async function sheetOf(resultId: string, { manager }: RequestContext, { linkKey, clock }: Parts) {
  // The result itself was read with the caller's own eyes: of the mark only what its register says is shown.
  const [result] = await readByIds(manager, trademarkMonitoringResultResource, everyRowViewer, [resultId]);
  const [own] = await readByIds(manager, trademarkResource, everyRowViewer, [
    result?.trademarkId ?? resultId,
  ]);
  const { oppositionEndDate, serviceRequestId, orderedOn, endedOn, scores } = result ?? {};
  const jurisdiction = result?.jurisdiction ?? '';
  const now = clock.now();
  const today = officeToday(jurisdiction, now);
  const lastDay = oppositionEndDate ? lastOpenDay(jurisdiction, oppositionEndDate) : null;
  const ownClasses = (own?.goodsAndServices ?? []).map((goods) => goods.class);
  const office = officeOf(jurisdiction);
  return {
    ownName: own?.name ?? '',
    ownOffice: own?.jurisdiction ?? null,
    ownNumber: own?.number ?? null,
    ownClasses,
    sharedClasses: (result?.classes ?? []).filter((one) => ownClasses.includes(one)),
    scores: scores ?? null,
    lastDay,
    daysLeft: lastDay === null ? null : daysBetween(today, lastDay),
    law: office === undefined ? '' : lawOf(office, 'opposition'),
    canOrder: !orderedOn && !endedOn && (!oppositionEndDate || oppositionEndDate >= today),
    orderLink: serviceRequestId ? orderLink(serviceRequestId, linkKey, now) : null,
  };
}
