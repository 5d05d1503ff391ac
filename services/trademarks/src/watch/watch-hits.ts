import { officeOf } from '@cotta/reference/offices.js';
import type { SearchHit } from '../search/query/register-search.js';
import { BANDS } from '../search/score/formula.js';
import { addDays } from '@cotta/reference/calendar-date.js';

export interface Watch {
  /** First day: marks filed before it are no news. */
  readonly dateStart: string;
  /** Similar marks too, not only identical ones. */
  readonly alsoSimilar: boolean;
  /** 0–100; results from here on are told at once. Null: the usual measure, told once a week. */
  readonly threshold: number | null;
  /** Office and number of every mark of the same client: nobody is warned of his own. */
  readonly ownRefs: ReadonlySet<string>;
}

/** A hit that becomes a result: a result names its office. */
export type WatchHit = SearchHit & { readonly jurisdiction: string };

/** Hits a lawyer has to look at. A mark without a filing date cannot be told to be new and is left out. */
export function watchHits(watch: Watch, hits: readonly SearchHit[]): WatchHit[] {
  return hits.filter(
    (hit): hit is WatchHit =>
      hit.jurisdiction !== null &&
      officeOf(hit.jurisdiction) !== undefined &&
      hit.live &&
      !watch.ownRefs.has(hit.ref) &&
      hit.filingDate !== null &&
      hit.filingDate >= watch.dateStart &&
      isSimilar(watch, hit),
  );
}

function isSimilar({ alsoSimilar, threshold }: Watch, { parts, scores, band, goods }: SearchHit): boolean {
  if (!alsoSimilar && !parts.sameLetters) return false;
  if (threshold !== null) return scores.overall * 100 >= threshold;
  return BANDS.indexOf(band) >= BANDS.indexOf(goods.relation === 'same class' ? 'possible' : 'elevated');
}

/** How a watch stands: the day and the import of its last run; null before the first. */
export interface LastRun {
  readonly lastRun: string | null;
  readonly lastGeneration: number | null;
}
const LONGEST_REST_DAYS = 7;

/** After every import, and once a week where nothing was imported, so that a quiet week is a result too. `today`: `YYYY-MM-DD`. */
export function isDue(
  { lastRun, lastGeneration }: LastRun,
  { today, generation }: { readonly today: string; readonly generation: number },
): boolean {
  return lastRun === null || lastGeneration !== generation || addDays(lastRun, LONGEST_REST_DAYS) <= today;
}
