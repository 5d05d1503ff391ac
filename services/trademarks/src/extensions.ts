import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { caseFileResolvers, caseFileTypeDefs } from '@cotta/kit/edge/subgraph/case-file.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { feedPath } from './calendar/feed-link.js';
import type { DeadlinePhase } from './deadlines/deadline.js';
import { officeToday } from './deadlines/office-day.js';
import { stateOn } from './deadlines/rows/deadline-rows.js';
import type { NameIndex } from './search/live/name-index.js';
import { NameSearch } from './search/live/name-search.js';
import { countResolvers, countTypeDefs } from './watch/counts.js';
import { docketResolvers } from './docketing/docket/docket-resolvers.js';
import { docketTypeDefs } from './docketing/docket/docket-sdl.js';
import { lastSheetResolvers, lastSheetTypeDefs } from './filing/last-sheet-field.js';
import { limitNowResolvers, limitNowTypeDefs } from './filing/limit/limit-now.js';
import { filingDeskResolvers, filingDeskTypeDefs } from './filing/filing-desk.js';
import { letterSheetResolvers, letterSheetTypeDefs } from './office-action/letter-sheet.js';
import { answerOddsResolvers, answerOddsTypeDefs } from './office-action/answer-odds.js';
import { responseBlocksResolvers, responseBlocksTypeDefs } from './office-action/response-blocks.js';
import { answerRuleResolvers, answerRuleTypeDefs } from './office-action/answer-rule.js';
import {
  dateSourceOfChangeResolvers,
  dateSourceOfChangeTypeDefs,
} from './office-action/date-source-of-change.js';
import type { Partner } from './filing/partner/partners.js';
import { goodsSearchResolvers, goodsSearchTypeDefs } from './search/graphql/goods-search.js';
import { retryDocketingResolvers, retryDocketingTypeDefs } from './docketing/arrivals/retry-docketing.js';
import { resultSheetResolvers, resultSheetTypeDefs } from './watch/result-sheet.js';
import { notifyResultsResolvers, notifyResultsTypeDefs } from './watch/notify-results.js';
import { watchableOfficesResolvers, watchableOfficesTypeDefs } from './watch/watchable-offices.js';
import {
  whitelistResultOwnerResolvers,
  whitelistResultOwnerTypeDefs,
} from './watch/whitelist-result-owner.js';
import { watchRunResolvers, watchRunTypeDefs } from './watch/run-watch-now.js';
import { officeLookUpResolvers, officeLookUpTypeDefs, type OfficeLookUps } from './watch/office-look-ups.js';
import { stillPossibleResolvers, stillPossibleTypeDefs } from './deadlines/rows/still-possible.js';
import { searchQualityResolvers, searchQualityTypeDefs } from './search/quality/search-quality.js';
import { trademarkSearchTypeDefs } from './search/graphql/trademark-search-sdl.js';
import { trademarkSearchResolvers } from './search/graphql/trademark-search.js';
import { registerReadingResolvers, registerReadingTypeDefs } from './mark/register/register-readings.js';
import { filingSheetResolvers, filingSheetTypeDefs } from './use-in-commerce/filing-sheet.js';
import { proofSheetResolvers, proofSheetTypeDefs } from './use-in-commerce/proof-sheet.js';
import { markOnDayResolvers, markOnDayTypeDefs } from './mark/mark-on-day.js';
import {
  correctionsToRepairResolvers,
  correctionsToRepairTypeDefs,
} from './rule-repair/corrections-to-repair.js';
import { officeDurationResolvers, officeDurationTypeDefs } from './durations/office-duration-fields.js';
import { markFiles } from './case-file/case-file.js';
import { whatIfResolvers, whatIfTypeDefs } from './mark/what-if.js';

/** What cannot be derived: counts for badges, what depends on today, what would be if, searches, and the address of a calendar. */
export const typeDefs = /* GraphQL */ `
  extend type TrademarkDeadline {
    "Its state today, at the office."
    state: TrademarkDeadlineState!
    "IANA zone of the office: the last day ends there."
    zone: String!
  }

  extend type CalendarFeed {
    "Path under which calendar programs read it; a secret."
    path: String!
  }
  ${countTypeDefs}
  ${filingDeskTypeDefs}
  ${lastSheetTypeDefs}
  ${limitNowTypeDefs}
  ${filingSheetTypeDefs}
  ${proofSheetTypeDefs}
  ${stillPossibleTypeDefs}
  ${registerReadingTypeDefs}
  ${docketTypeDefs}
  ${notifyResultsTypeDefs}
  ${retryDocketingTypeDefs}
  ${watchRunTypeDefs}
  ${whitelistResultOwnerTypeDefs}
  ${watchableOfficesTypeDefs}
  ${answerRuleTypeDefs}
  ${answerOddsTypeDefs}
  ${responseBlocksTypeDefs}
  ${letterSheetTypeDefs}
  ${resultSheetTypeDefs}
  ${dateSourceOfChangeTypeDefs}
  ${whatIfTypeDefs}
  ${markOnDayTypeDefs}
  ${officeDurationTypeDefs}
  ${correctionsToRepairTypeDefs}
  ${caseFileTypeDefs(markFiles)}
  ${trademarkSearchTypeDefs}
  ${goodsSearchTypeDefs}
  ${searchQualityTypeDefs}
  ${officeLookUpTypeDefs}
`;

interface Deadline {
  readonly jurisdiction: string;
  readonly phases: readonly DeadlinePhase[];
}

interface Parts {
  readonly linkKey: string;
  readonly encryptionKey: string;
  readonly partners: readonly Partner[];
  readonly secondPersonAbove: number;
  readonly index: NameIndex;
  readonly lookUps: OfficeLookUps;
}

export function resolvers({ linkKey, encryptionKey, partners, secondPersonAbove, index, lookUps }: Parts) {
  return (runtime: CommandRuntime): Resolvers => {
    const { clock, db } = runtime;
    const search = new NameSearch(index, db);
    return mergeResolvers(
      countResolvers(),
      filingDeskResolvers({ partners, encryptionKey }),
      lastSheetResolvers({ encryptionKey, secondPersonAbove, clock }),
      limitNowResolvers(secondPersonAbove),
      filingSheetResolvers,
      proofSheetResolvers({ linkKey, clock }),
      stillPossibleResolvers(clock),
      registerReadingResolvers,
      docketResolvers(clock),
      whatIfResolvers(clock),
      markOnDayResolvers,
      officeDurationResolvers(runtime),
      correctionsToRepairResolvers,
      caseFileResolvers(markFiles),
      notifyResultsResolvers(runtime),
      retryDocketingResolvers(runtime),
      watchRunResolvers(runtime, index),
      whitelistResultOwnerResolvers(runtime),
      watchableOfficesResolvers(index),
      answerRuleResolvers(),
      answerOddsResolvers,
      responseBlocksResolvers,
      letterSheetResolvers({ linkKey, clock }),
      resultSheetResolvers({ linkKey, clock }),
      dateSourceOfChangeResolvers,
      trademarkSearchResolvers(search, { linkKey, clock }),
      goodsSearchResolvers(search),
      officeLookUpResolvers(lookUps, clock),
      searchQualityResolvers,
      {
        TrademarkDeadline: {
          state: ({ jurisdiction, phases }: Deadline) =>
            stateOn(phases, officeToday(jurisdiction, clock.now())),
          zone: ({ jurisdiction }: Deadline) => officeZone(jurisdiction),
        },
        CalendarFeed: {
          path: ({ id, createdAt }: { id: string; createdAt: Date }, _: unknown, __: RequestContext) =>
            feedPath({ id, openedAt: createdAt }, linkKey),
        },
      },
    );
  };
}
