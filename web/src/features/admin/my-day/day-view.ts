import { startOf } from '../../../kit/dates/clock-time.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import type { TaskFilter, TaskKind, TaskOrder } from '../../../generated/schema.js';
import type { DayTask } from './my-day.graphql.js';

/** The lists of My day, by their name in the address. */
export const DAY_VIEWS = ['mine', 'team', 'unassigned', 'snoozed', 'done'] as const;
export type DayView = (typeof DAY_VIEWS)[number];

/** Which list is shown, and what it is narrowed by. Empty: everything. */
export interface DayAddress {
  readonly view: DayView;
  /** From 1. */
  readonly page: number;
  readonly kind: string;
  readonly office: string;
  readonly client: string;
}

/** Rows on a page. */
export const DAY_PAGE = 50;

export function dayAddress(query: URLSearchParams): DayAddress {
  const view = DAY_VIEWS.find((each) => each === query.get('view')) ?? 'mine';
  const of = (name: string): string => query.get(name) ?? '';
  return {
    view,
    page: Math.max(1, Math.trunc(Number(of('page'))) || 1),
    kind: of('kind'),
    office: of('office'),
    client: of('client'),
  };
}

/** What belongs to a list: mine and nobody's as far as they are in sight; all that is open; out of sight of mine and nobody's; what I did since this morning. */
export function viewFilter(view: DayView, me: string, now: Date): TaskFilter {
  const open: TaskFilter = { status: { eq: 'OPEN' } };
  const inSight: TaskFilter = { ...open, snoozedUntil: { isNull: true } };
  switch (view) {
    case 'mine':
      return { ...inSight, assignedAdminId: { eq: me } };
    case 'unassigned':
      return { ...inSight, assignedAdminId: { isNull: true } };
    case 'snoozed':
      return {
        ...open,
        snoozedUntil: { isNull: false },
        or: [{ assignedAdminId: { eq: me } }, { assignedAdminId: { isNull: true } }],
      };
    case 'done':
      return {
        status: { eq: 'DONE' },
        assignedAdminId: { eq: me },
        completedAt: { gte: startOf(dayOf(now)).toISOString() },
      };
    default:
      return open;
  }
}

/** A list, narrowed as the address says. */
export function dayFilter({ view, kind, office, client }: DayAddress, me: string, now: Date): TaskFilter {
  return {
    ...viewFilter(view, me, now),
    ...(kind === '' ? {} : { kind: { eq: kind as TaskKind } }),
    ...(office === '' ? {} : { jurisdictions: { has: office } }),
    ...(client === '' ? {} : { clientId: { eq: client } }),
  };
}

/** What breaks a promise first stands first; without a promise, what waits longest. */
export const dayOrder = (view: DayView): readonly TaskOrder[] =>
  view === 'done'
    ? [{ field: 'COMPLETED_AT', direction: 'DESC' }]
    : [
        { field: 'DUE_AT', direction: 'ASC' },
        { field: 'ARRIVED_AT', direction: 'ASC' },
      ];

/** Whether a task as it is now belongs to a list. */
export function belongs(
  { status, assignedAdminId, snoozedUntil }: DayTask,
  view: DayView,
  me: string,
): boolean {
  if (view === 'done') return status === 'DONE';
  if (status !== 'OPEN') return false;
  if (view === 'team') return true;
  if (view === 'snoozed') return snoozedUntil !== null && (assignedAdminId ?? me) === me;
  return snoozedUntil === null && assignedAdminId === (view === 'mine' ? me : null);
}

/** Parts of the list by the reader's day. */
export const DAY_GROUPS = ['late', 'today', 'week', 'later'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

/** Midnight after today, and after Sunday. */
function bounds(now: Date): { readonly tomorrow: Date; readonly nextWeek: Date } {
  const today = dayOf(now);
  const sunday = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7;
  return { tomorrow: startOf(addDays(today, 1)), nextWeek: startOf(addDays(today, sunday + 1)) };
}

/** Where a promise stands at a moment; without one it is later. */
export function groupOf({ dueAt }: Pick<DayTask, 'dueAt'>, now: Date): DayGroup {
  if (dueAt === null) return 'later';
  const due = new Date(dueAt);
  const { tomorrow, nextWeek } = bounds(now);
  if (due < now) return 'late';
  if (due < tomorrow) return 'today';
  return due < nextWeek ? 'week' : 'later';
}

/** The part of a list that falls into each group. */
export function groupFilters(list: TaskFilter, now: Date): Readonly<Record<DayGroup, TaskFilter>> {
  const { tomorrow, nextWeek } = bounds(now);
  const [at, tomorrowAt, nextWeekAt] = [now, tomorrow, nextWeek].map((moment) => moment.toISOString());
  const of = (part: TaskFilter): TaskFilter => ({ and: [list, part] });
  return {
    late: of({ dueAt: { lt: at } }),
    today: of({ dueAt: { gte: at, lt: tomorrowAt } }),
    week: of({ dueAt: { gte: tomorrowAt, lt: nextWeekAt } }),
    later: of({ or: [{ dueAt: { gte: nextWeekAt } }, { dueAt: { isNull: true } }] }),
  };
}
