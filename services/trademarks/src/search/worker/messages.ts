import type { RegisterMark } from '../index/register-mark.js';
import type { GoodsAnswer, GoodsRequest } from '../goods/goods-search.js';
import type { RegisterCoverage } from '../register/coverage.js';
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
  | { readonly is: 'compare'; readonly pair: NamePair }
  | { readonly is: 'goods'; readonly request: GoodsRequest };

export type Answer = SearchAnswer | Judgement | GoodsAnswer;

/** To the thread. Changes are not answered: the next question sees them. */
export type ToThread =
  | { readonly is: 'ask'; readonly id: number; readonly question: Question }
  | { readonly is: 'change'; readonly changes: readonly MarkChange[] };

export interface TimedAnswer<A> {
  readonly answer: A;
  /** Time in the index, without waiting. */
  readonly tookMs: number;
}

/** What a thread searches. */
export interface RegisterFacts {
  /** Number of the import that it loaded; 0 before the first. */
  readonly generation: number;
  /** Imported marks. */
  readonly marks: number;
  /** By office: instant of the newest import that brought marks of it. */
  readonly dataAsOf: Readonly<Record<string, string>>;
  /** By office: how much of its register that import holds. @defaultValue samples */
  readonly coverage?: Readonly<Record<string, RegisterCoverage>>;
}

/** From the thread. */
export type FromThread =
  | { readonly is: 'ready'; readonly facts: RegisterFacts }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answer; readonly tookMs: number }
  | { readonly is: 'failure'; readonly id: number; readonly message: string };
