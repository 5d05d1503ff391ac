import { addDays, dayOf } from '../../../kit/dates/day.js';
import { countingDeadlines } from '../parts/counting-deadlines.js';

export const VIEWS = ['list', 'month', 'try', 'feed'] as const;
export type View = (typeof VIEWS)[number];
export const KINDS = ['RENEWAL', 'RESPONSE', 'USE', 'MAINTENANCE', 'FEE', 'PRIORITY', 'OPPOSITION', 'REVIVAL', 'DISPUTE', 'DEPENDENCY', 'NON_USE'] as const;
/** Days from today. */
export const WINDOWS = ['30', '90', '365'] as const;
export const SETTLED = ['DONE', 'LAPSED', 'NOT_USED', 'NOT_NEEDED'] as const;

export const viewOf = (query: URLSearchParams): View => VIEWS.find((known) => known === query.get('view')) ?? 'list';

/** What no day has ended. Who asks for non-use alone also reads since when marks are open to attack. */
const running = (now: string): Record<string, unknown> => ({ or: [{ endsAt: { isNull: true } }, { endsAt: { gt: now } }] });

/** The address as a filter of the graph: what counts, unless what is over is asked for. `now`: an instant in ISO 8601. */
export function filterOf(query: URLSearchParams, now: string): Record<string, unknown> {
  const kind = KINDS.find((known) => known === query.get('kind'));
  const settled = SETTLED.find((known) => known === query.get('state'));
  const days = WINDOWS.find((known) => known === query.get('within'));
  const office = query.get('office');
  return {
    ...(settled === undefined ? (kind === 'NON_USE' ? running(now) : countingDeadlines(now)) : { endsAs: { eq: settled }, endsAt: { lte: now } }),
    ...(kind === undefined ? {} : { kind: { eq: kind } }),
    ...(days === undefined ? {} : { nominalDate: { lte: addDays(dayOf(new Date(now)), Number(days)) } }),
    ...(office === null || !/^[A-Z]{2,5}$/.test(office) ? {} : { jurisdiction: { eq: office } }),
  };
}
