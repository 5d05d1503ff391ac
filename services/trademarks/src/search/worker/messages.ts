import type { CandidateQuery } from '../candidates/candidate-query.js';
import type { Candidates } from '../candidates/candidate-source.js';
import type { RegisterMark } from '../index/register-mark.js';
import type { GoodsAnswer, GoodsRequest } from '../goods/goods-search.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { SharedRegister } from '../register/searched-register.js';
import type { NamePair } from '../query/compare-names.js';
import type { SearchAnswer } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { Judgement } from '../score/judgement.js';

/** A mark that came, changed or went (null). Keys are the caller's numbers. */
export interface MarkChange {
  readonly key: number;
  readonly mark: RegisterMark | null;
}

export type Question =
  | { readonly is: 'search'; readonly request: SearchRequest }
  /** What to look for elsewhere … */
  | { readonly is: 'prepare'; readonly request: SearchRequest }
  /** … and the answer among what was found there. */
  | { readonly is: 'rank'; readonly request: SearchRequest; readonly candidates: Candidates }
  | { readonly is: 'compare'; readonly pair: NamePair }
  | { readonly is: 'goods'; readonly request: GoodsRequest };

export type Answer = SearchAnswer | CandidateQuery | Judgement | GoodsAnswer;

/** To the thread. Changes are not answered: the next question sees them. */
export type ToThread =
  | { readonly is: 'ask'; readonly id: number; readonly question: Question }
  | { readonly is: 'change'; readonly changes: readonly MarkChange[] };

export interface TimedAnswer<A> {
  readonly answer: A;
  /** Time in the index, without waiting. */
  readonly tookMs: number;
}

/** From the thread. */
export type FromThread =
  /** `register`: what other threads may search beside it. */
  | { readonly is: 'ready'; readonly facts: RegisterFacts; readonly register?: SharedRegister | undefined }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answer; readonly tookMs: number }
  | { readonly is: 'failure'; readonly id: number; readonly message: string };
