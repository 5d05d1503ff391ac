import { officesOnOtherDays, officeToday } from '../../../domain/deadline/office-today.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { countingDeadlines } from '../parts/counting-deadlines.js';

export const VIEWS = ['list', 'month', 'try', 'feed'] as const;
export type View = (typeof VIEWS)[number];
export const KINDS = [
  'RENEWAL',
  'RESPONSE',
  'USE',
  'MAINTENANCE',
  'FEE',
  'PRIORITY',
  'OPPOSITION',
  'REVIVAL',
  'DISPUTE',
  'DEPENDENCY',
  'NON_USE',
] as const;
/** Days from today. */
export const WINDOWS = ['30', '90', '365'] as const;
export const SETTLED = ['DONE', 'LAPSED', 'NOT_USED', 'NOT_NEEDED'] as const;

export const viewOf = (query: URLSearchParams): View =>
  VIEWS.find((known) => known === query.get('view')) ?? 'list';

/** What no day has ended. Who asks for non-use alone also reads since when marks are open to attack. */
const running = (now: string): Record<string, unknown> => ({
  or: [{ endsAt: { isNull: true } }, { endsAt: { gt: now } }],
});

/** Which oppositions stand beside the list, by the same address; undefined where other kinds or what is over is asked for. */
export function oppositionsOf(query: URLSearchParams, now: string): Record<string, unknown> | undefined {
  const kind = KINDS.find((known) => known === query.get('kind'));
  if (SETTLED.some((known) => known === query.get('state')) || (kind !== undefined && kind !== 'OPPOSITION'))
    return undefined;
  return fromEachToday(query, now, (today) => ({
    oppositionEndDate: { gte: today, ...within(query, today) },
  }));
}

function within(query: URLSearchParams, today: string): { readonly lte?: string } {
  const days = WINDOWS.find((known) => known === query.get('within'));
  return days === undefined ? {} : { lte: addDays(today, Number(days)) };
}

function officeOf(query: URLSearchParams): string | undefined {
  const office = query.get('office');
  return office === null || !/^[A-Z]{2,5}$/.test(office) ? undefined : office;
}

/** What counts from today, counted at each office from the day it is there: last days end by its midnight. */
function fromEachToday(
  query: URLSearchParams,
  now: string,
  counted: (today: string) => Record<string, unknown>,
): Record<string, unknown> {
  const [office, at] = [officeOf(query), new Date(now)];
  if (office !== undefined) return { ...counted(officeToday(office, at)), jurisdiction: { eq: office } };
  const others = [...officesOnOtherDays(at)];
  if (others.length === 0) return counted(dayOf(at));
  return {
    or: [
      { jurisdiction: { notIn: others.flatMap(([, offices]) => offices) }, ...counted(dayOf(at)) },
      ...others.map(([day, offices]) => ({ jurisdiction: { in: offices }, ...counted(day) })),
    ],
  };
}

/** The address as a filter of the graph: what counts, unless what is over is asked for. `now`: an instant in ISO 8601. */
export function filterOf(query: URLSearchParams, now: string): Record<string, unknown> {
  const kind = KINDS.find((known) => known === query.get('kind'));
  const settled = SETTLED.find((known) => known === query.get('state'));
  const isBounded = WINDOWS.some((known) => known === query.get('within'));
  const office = officeOf(query);
  return {
    ...(settled === undefined
      ? kind === 'NON_USE'
        ? running(now)
        : countingDeadlines(now)
      : { endsAs: { eq: settled }, endsAt: { lte: now } }),
    ...(kind === undefined ? {} : { kind: { eq: kind } }),
    ...(isBounded
      ? { and: [fromEachToday(query, now, (today) => ({ nominalDate: within(query, today) }))] }
      : office === undefined
        ? {}
        : { jurisdiction: { eq: office } }),
  };
}
