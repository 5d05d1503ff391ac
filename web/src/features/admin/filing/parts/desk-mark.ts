import type { AdminFilingDeskResult } from '../filing.graphql.js';

/** One mark of the request at one office, as the filing desk loads it. */
export type DeskMark = AdminFilingDeskResult['trademarkList']['items'][number];

/** One attempt to file that mark. */
export type DeskFiling = DeskMark['filings']['items'][number];
