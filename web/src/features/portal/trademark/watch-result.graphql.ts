// Written by `npm run documents`; change the .graphql file beside it.
import type { MonitoringRelevance, MonitoringResultType } from '../../../generated/schema.js';

export type WatchResult = {
  readonly id: string;
  readonly version: number;
  readonly type: MonitoringResultType;
  readonly relevance: MonitoringRelevance | null;
  readonly relevanceNote: string | null;
  readonly publicationDate: string | null;
  readonly oppositionEndDate: string | null;
  readonly applicationNumber: string | null;
  readonly markName: string;
  readonly classes: readonly number[];
  readonly jurisdiction: string;
  readonly ownerName: string | null;
  readonly ipoLink: string | null;
  readonly seen: boolean;
  readonly orderedOn: string | null;
  readonly __typename: 'TrademarkMonitoringResult';
};
