import type { TrademarkSearchResult } from '../trademark-search.graphql.js';

/** What a search brings: the hits, what was not searched, and how old the data is. */
export type SearchAnswer = TrademarkSearchResult['trademarkSearch'];
