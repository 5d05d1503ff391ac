import type { DataSource } from 'typeorm';
import { searchGoods, type GoodsAnswer, type GoodsRequest } from '../goods/goods-search.js';
import { compareNames, type NamePair } from '../query/compare-names.js';
import type { SearchAnswer } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { Judgement } from '../score/judgement.js';
import type { RegisterCoverage } from '../register/coverage.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import { FewAtOnce } from './few-at-once.js';
import type { NameIndex } from './name-index.js';
import { searchWithoutIndex, yardstick } from './sql-fallback.js';

export interface NameAnswer extends SearchAnswer {
  /** Milliseconds in the index or the database, without waiting. */
  readonly tookMs: number;
  /** The index had no answer; the fallback has less. */
  readonly degraded: boolean;
  /** By office: when its data was imported last. */
  readonly dataAsOf: Readonly<Record<string, string>>;
  /** By office: how much of its register that import holds; absent: a sample. */
  readonly coverage: Readonly<Record<string, RegisterCoverage>>;
}

/** Less than half of the connections: whoever files or decides must not wait for those who search. */
const FALLBACK_AT_ONCE = 3;

/** Answers always: from the index, or with less from the database while there is none. */
export class NameSearch {
  private readonly fallback = new FewAtOnce(FALLBACK_AT_ONCE);

  constructor(
    private readonly index: NameIndex,
    private readonly db: Pick<DataSource, 'query'>,
  ) {}

  async search(request: SearchRequest): Promise<NameAnswer> {
    const found = this.index.ready ? await this.index.search(request).catch(unlessUnavailable) : undefined;
    if (found !== undefined) {
      const { dataAsOf, coverage = {} } = found.facts ?? this.index.facts;
      return { ...found.answer, tookMs: found.tookMs, degraded: false, dataAsOf, coverage };
    }
    return this.fallback.run(async () => {
      const start = performance.now();
      const answer = await searchWithoutIndex(this.db, request);
      return { ...answer, tookMs: performance.now() - start, degraded: true, dataAsOf: {}, coverage: {} };
    });
  }

  async compare(pair: NamePair): Promise<Judgement> {
    const found = this.index.ready ? await this.index.compare(pair).catch(unlessUnavailable) : undefined;
    return found?.answer ?? compareNames(pair, yardstick());
  }

  /** Without the index only English is understood. */
  async goods(request: GoodsRequest): Promise<GoodsAnswer & { readonly degraded: boolean }> {
    const found = this.index.ready ? await this.index.goods(request).catch(unlessUnavailable) : undefined;
    return found === undefined
      ? { ...searchGoods(request, undefined), degraded: request.locale !== 'en' }
      : { ...found.answer, degraded: false };
  }
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof SearchUnavailable)) throw error;
  return undefined;
}
