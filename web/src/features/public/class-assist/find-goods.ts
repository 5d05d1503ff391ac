import type { LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../../data/api-error.js';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { GoodsSearchDocument, type GoodsSearchResult } from './class-assist.graphql.js';

export type FoundGoods = GoodsSearchResult['goodsAndServicesSearch'];
export interface GoodsOutcome {
  readonly found?: FoundGoods;
  readonly failure?: 'RATE_LIMITED' | 'BAD_USER_INPUT' | 'OTHER';
}

/** Terms for a question, or why there are none; nothing for an empty one. */
export async function findGoods(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  query: string,
  classes: readonly number[],
): Promise<GoodsOutcome> {
  if (query === '') return {};
  try {
    const { goodsAndServicesSearch: found } = await apiOf(context).query(
      GoodsSearchDocument,
      { input: { query, locale: localeOf(context), classes, limit: 30 } },
      { signal: request.signal },
    );
    return { found };
  } catch (error) {
    if (!(error instanceof ApiError) || request.signal.aborted) throw error;
    return {
      failure: error.code === 'RATE_LIMITED' || error.code === 'BAD_USER_INPUT' ? error.code : 'OTHER',
    };
  }
}
