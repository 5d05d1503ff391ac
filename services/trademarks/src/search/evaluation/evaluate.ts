import { SlotFilter } from '../index/filter.js';
import { IndexBuilder } from '../index/index-builder.js';
import type { Concepts } from '../meaning/concepts.js';
import { compareNames } from '../query/compare-names.js';
import { NearestMarks } from '../query/nearest.js';
import { shippedClassRelations } from '../score/goods.js';
import type { Ranking } from '../score/ranking.js';
import { analyseName, type WeighWord } from '../text/analysed-name.js';
import { areaUnderCurve, percentile } from './auc.js';
import type { EvalData, NamePairCase } from './eval-data.js';

export interface EvalTools {
  readonly weigh: WeighWord;
  readonly concepts: Concepts;
}

/** AUC of one measure: similar decisions against coexisting and random pairs, and against decisions that said no. */
export interface MeasureQuality {
  readonly measure: string;
  readonly auc: number;
  readonly againstDecisions: number;
}

export interface RankQuality {
  readonly kind: string;
  readonly queries: number;
  /** Share of queries whose expected name is among the first 1, 10, 20, 50. */
  readonly found: Readonly<Record<1 | 10 | 20 | 50, number>>;
}

export interface SearchQuality {
  readonly marks: number;
  readonly kinds: readonly RankQuality[];
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** How well each score tells similar pairs from others. */
export function measureScores(
  pairs: readonly NamePairCase[],
  { weigh, concepts }: EvalTools,
): MeasureQuality[] {
  const relations = shippedClassRelations();
  const scored = pairs.map((pair) => ({
    ...pair,
    judgement: compareNames({ a: pair.first, b: pair.second }, { weigh, concepts, relations }),
  }));
  const measures: Record<string, (pair: (typeof scored)[number]) => number> = {
    overall: ({ judgement }) => judgement.scores.overall,
    look: ({ judgement }) => judgement.parts.look,
    sound: ({ judgement }) => judgement.parts.sound,
    'full-text': ({ judgement }) => judgement.scores.fullText,
    trigram: ({ judgement }) => judgement.scores.trigram,
    metaphone: ({ judgement }) => judgement.scores.metaphone,
    'double metaphone': ({ judgement }) => judgement.scores.doubleMetaphone ?? 0,
    levenshtein: ({ judgement }) => judgement.scores.levenshtein,
  };
  const similar = scored.filter((pair) => pair.similar);
  const others = scored.filter((pair) => !pair.similar && pair.kind !== 'decision');
  const decidedNot = scored.filter((pair) => !pair.similar && pair.kind === 'decision');
  return Object.entries(measures).map(([measure, of]) => ({
    measure,
    auc: areaUnderCurve(similar.map(of), others.map(of)),
    againstDecisions: areaUnderCurve(similar.map(of), decidedNot.map(of)),
  }));
}

/** What is searched for the cases. */
export interface EvalSearch {
  readonly marks: number;
  /** Names nearest to a query, best first. */
  readonly nearestNames: (query: string, ranking?: Ranking) => Promise<readonly string[]>;
}

/** Every name that is searched among, those that are expected too. */
export const namesOf = ({ names, queries }: EvalData): ReadonlySet<string> =>
  new Set([...names, ...queries.flatMap(({ expected }) => expected)]);

/** An index of the names. */
export function indexOfNames(data: EvalData, { weigh, concepts }: EvalTools): EvalSearch {
  const builder = new IndexBuilder(weigh);
  const nameOf = [...namesOf(data)];
  for (const [key, name] of nameOf.entries())
    builder.add(key, { name, latin: null, jurisdiction: null, classes: [], live: true, filingDate: null });
  const index = builder.build();
  const nearest = new NearestMarks(index, concepts);
  const everything = new SlotFilter({}, index.offices);
  return {
    marks: index.size,
    nearestNames: async (query, ranking) => {
      const { marks } = nearest.to(analyseName(query, weigh), everything, ranking);
      return Array.from(marks.slots, (slot) => nameOf[slot] ?? '');
    },
  };
}

/** How early the expected names come. `rankingOf`: what orders the list of a question; its similarity without one. */
export async function measureSearch(
  { queries }: Pick<EvalData, 'queries'>,
  { marks, nearestNames }: EvalSearch,
  weigh: WeighWord,
  rankingOf: (query: string) => Ranking | undefined = () => undefined,
): Promise<SearchQuality> {
  const key = (name: string): string => analyseName(name, weigh).fullKey;
  const times: number[] = [];
  const ranks: { readonly kind: string; readonly rank: number }[] = [];
  for (const { kind, query, expected } of queries) {
    const start = performance.now();
    const names = await nearestNames(query, rankingOf(query));
    times.push(performance.now() - start);
    const wanted = new Set(expected.map(key));
    const rank = names.findIndex((name) => wanted.has(key(name)));
    ranks.push({ kind, rank: rank < 0 ? Infinity : rank });
  }
  const kinds = [...new Set(ranks.map(({ kind }) => kind))].map((kind) =>
    rankQuality(
      kind,
      ranks.filter((one) => one.kind === kind).map(({ rank }) => rank),
    ),
  );
  return { marks, kinds, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

function rankQuality(kind: string, ranks: readonly number[]): RankQuality {
  const within = (most: number): number => ranks.filter((rank) => rank < most).length / ranks.length;
  return {
    kind,
    queries: ranks.length,
    found: { 1: within(1), 10: within(10), 20: within(20), 50: within(50) },
  };
}
