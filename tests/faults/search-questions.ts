/** Asked for names near to one, with all that an answer says. */
export const SEARCH = `query ($input: TrademarkSearchInput!) { trademarkSearch(input: $input) {
  degraded levels { jurisdiction level } notSearched { code } dataAsOf { jurisdiction } items { id name number scores { overall } reasons risk } } }`;
/** Puts a mark into our care, which is found from then on. */
export const ADD =
  'mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ... on Trademark { id } ... on Refusal { code message } } }';
