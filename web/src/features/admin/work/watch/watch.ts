import { daysBetween } from '../../../../kit/dates/day.js';
import { matters, type Hit } from '../triage/hit.js';
import type { WatchResultsResult, WatchWorkResult } from './watch.graphql.js';

/** A watch as its page reads it. */
export type Watch = NonNullable<WatchWorkResult['trademarkWatchSubscription']>;
export type Result = WatchResultsResult['trademarkMonitoringResultList']['items'][number];

/** A result as it is judged. `lines`: what is known of the later mark, in words. */
export function hitOf(result: Result, lines: readonly string[]): Hit {
  const { id, version, markName, ipoLink, scores, relevance, relevanceNote } = result;
  return {
    id,
    version,
    side: { name: markName, picture: null, lines },
    link: ipoLink,
    score: scores?.overall ?? null,
    verdict: relevance,
    note: relevanceNote,
    caseId: null,
  };
}

/** What a threshold would have let through, and how much of it mattered. Results a person entered have no score and are left out. */
export function shownAt(
  results: readonly (Pick<Result, 'relevance'> & { readonly scores: { readonly overall: number } | null })[],
  threshold: number,
): { readonly shown: number; readonly mattered: number } {
  const shown = results.filter(({ scores }) => (scores?.overall ?? -1) >= threshold);
  return {
    shown: shown.length,
    mattered: shown.filter(({ relevance }) => matters({ verdict: relevance })).length,
  };
}

/** How well a watch did in one month. */
export interface MonthOfWatch {
  /** `YYYY-MM` */
  readonly month: string;
  readonly found: number;
  readonly judged: number;
  readonly mattered: number;
}

/** The newest month first; months in which nothing came are left out. */
export function byMonth(
  results: readonly Pick<Result, 'createdAt' | 'relevance'>[],
): readonly MonthOfWatch[] {
  const months = new Map<string, MonthOfWatch>();
  for (const { createdAt, relevance } of results) {
    const month = createdAt.slice(0, 7);
    const so = months.get(month) ?? { month, found: 0, judged: 0, mattered: 0 };
    months.set(month, {
      month,
      found: so.found + 1,
      judged: so.judged + (relevance === null ? 0 : 1),
      mattered: so.mattered + (matters({ verdict: relevance }) ? 1 : 0),
    });
  }
  return [...months.values()].toSorted((one, other) => other.month.localeCompare(one.month));
}

/** Judged, of some relevance, and the client was not written to and has not looked at it. */
export const isToNotify = ({
  relevance,
  toldOn,
  seen,
  userId,
}: Pick<Result, 'relevance' | 'toldOn' | 'seen' | 'userId'>): boolean =>
  relevance !== null && relevance !== 'NOT_RELEVANT' && toldOn === null && !seen && userId !== null;

/** Days until it can no longer be opposed, the last day included; negative when it is over. */
export const daysToOppose = (
  { oppositionEndDate }: Pick<Result, 'oppositionEndDate'>,
  today: string,
): number | undefined => (oppositionEndDate === null ? undefined : daysBetween(today, oppositionEndDate));
