import { SearchUnavailable } from '../worker/search-unavailable.js';
import type { GoodsAnswer, GoodsRequest } from '../goods/goods-search.js';
import type { NamePair } from '../query/compare-names.js';
import type { SearchAnswer } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { Judgement } from '../score/judgement.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { TimedAnswer } from '../worker/messages.js';

export interface FoundNames extends TimedAnswer<SearchAnswer> {
  /** Of the registers that were searched. @defaultValue those of the index */
  readonly facts?: RegisterFacts;
}

/** The index as its callers know it. All questions throw SearchUnavailable while it has no answer. */
export interface NameIndex {
  readonly ready: boolean;
  readonly facts: RegisterFacts;
  search(request: SearchRequest): Promise<FoundNames>;
  compare(pair: NamePair): Promise<TimedAnswer<Judgement>>;
  goods(request: GoodsRequest): Promise<TimedAnswer<GoodsAnswer>>;
}

const none = (): Promise<never> => Promise.reject(new SearchUnavailable('this program has no index'));

/** For programs without a search of their own: the fallback answers. */
export const noIndex: NameIndex = {
  ready: false,
  facts: { generation: 0, marks: 0, dataAsOf: {} },
  search: none,
  compare: none,
  goods: none,
};
