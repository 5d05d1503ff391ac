import { apiOf } from '../../../data/api-of.js';
import { isRefusal } from '../../../data/refusal.js';
import { internationalWay, wayOf, type Way } from '../../../domain/strategy/ways.js';
import type { StrategyAnswers } from '../../../domain/strategy/strategy-query.js';
import {
  StrategyPricesDocument,
  TrademarkStrategyDocument,
  type StrategyPricesResult,
  type TrademarkStrategyResult,
} from './strategy.graphql.js';

export type Strategy = TrademarkStrategyResult['trademarkStrategy'];
export type StrategyOffice = Strategy['offices'][number];
export type StrategyPrices = Extract<
  StrategyPricesResult['filingPriceList'],
  { readonly __typename: 'FilingPriceList' }
>;

/** A strategy with what it costs; without prices where they cannot be had. */
export interface Recommendation {
  readonly strategy: Strategy;
  readonly list: StrategyPrices | undefined;
  readonly ways: readonly Way[];
  /** Months from filing to registration by office. */
  readonly months: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** The offices for these answers, and in one question what all ways to them cost. */
export async function recommend(
  context: unknown,
  answers: StrategyAnswers,
  signal?: AbortSignal,
): Promise<Recommendation> {
  const { country, sellsIn, sellsNext, producesIn, marketplace, start } = answers;
  const { trademarkStrategy: strategy } = await apiOf(context).query(
    TrademarkStrategyDocument,
    { input: { country, sellsIn, sellsNext, producesIn, marketplace, start } },
    { signal },
  );
  const { offices, national, regional, international } = strategy;
  const codes = [
    ...new Set([
      ...offices.map(({ code }) => code),
      ...national,
      ...(international === null ? [] : [international.base]),
    ]),
  ];
  const { classes, currency } = answers;
  const { filingPriceList: found, jurisdictionList } = await apiOf(context).query(
    StrategyPricesDocument,
    { offices: codes, designated: international?.designated ?? [], classes, currency, country },
    { signal },
  );
  const list = isRefusal(found) ? undefined : (found as StrategyPrices);
  return {
    strategy,
    list,
    ways: list === undefined ? [] : waysOf({ national, regional, international }, list),
    months: Object.fromEntries(
      jurisdictionList.flatMap(({ code, typicalMonths }) =>
        typicalMonths === null ? [] : [[code, typicalMonths]],
      ),
    ),
  };
}

/** The ways that differ: where nothing regional stands for several offices there is no second column of the same. */
function waysOf(
  { national, regional, international }: Pick<Strategy, 'national' | 'regional' | 'international'>,
  { prices, madrid }: StrategyPrices,
): Way[] {
  const isSame = national.length === regional.length && national.every((code) => regional.includes(code));
  return [
    wayOf('national', national, prices),
    ...(isSame ? [] : [wayOf('regional', regional, prices)]),
    ...(international === null || madrid === null ? [] : [internationalWay(international, madrid, prices)]),
  ];
}
