import { isTurningPoint } from '../../../../domain/deadline/deadline-state.js';
import type { MarkWorkResult } from './mark.graphql.js';

/** A date of the mark as its page reads it. */
export type MarkDate = Omit<MarkWorkResult['trademarkDeadlineList']['items'][number], '__typename'>;

const SETTLED: ReadonlySet<string | null> = new Set(['DONE', 'LAPSED', 'NOT_USED', 'NOT_NEEDED']);

/** Whether a day can still change something about it. */
export const isOpen = ({ state }: Pick<MarkDate, 'state'>): boolean => !SETTLED.has(state);

/** The last day that counts now: in a time of grace the end of that. */
export const lastDayOf = ({ state, nominalDate, graceDate }: MarkDate): string =>
  state === 'IN_GRACE' && graceDate !== null ? graceDate : nominalDate;

/** What the owner has to do first. */
export function nextOf(dates: readonly MarkDate[]): MarkDate | undefined {
  return dates
    .filter((one) => one.actor === 'OWNER' && !isTurningPoint(one.kind) && isOpen(one))
    .toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)))[0];
}

/** The day before which nothing can be done about it; undefined where it can be done now. */
export function restsUntil({ opensDate, state }: MarkDate, today: string): string | undefined {
  if (state !== 'UPCOMING') return undefined;
  return opensDate !== null && opensDate > today ? opensDate : undefined;
}
