import { addDays } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import type { ConsultationWeekResult } from './consultation.graphql.js';

/** Slots begin on the hour and the half hour, as the service takes them. */
const SLOT_MS = 30 * 60_000;
const SUNDAY = 6;
/** Monday to Friday. */
export const DAYS_SHOWN = 5;

/** What stands in the way of a talk at a slot; `own`: the talk itself is there. */
export type SlotState = 'free' | 'past' | 'away' | 'taken' | 'own';

export interface Slot {
  /** ISO instant. */
  readonly at: string;
  /** The firm's clock, `10:00`: the row it stands in, whatever the zone of the reader. */
  readonly clock: string;
  readonly state: SlotState;
  /** Whose talk is there, as initials; absent where there is none. */
  readonly who?: string;
  /** When whoever advises is back, an instant, where they are away. */
  readonly until?: string;
  /** Talks of colleagues at the same time. */
  readonly others: readonly { readonly adviserId: string | null; readonly who: string }[];
}

export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** None on a day the firm is closed. */
  readonly slots: readonly Slot[];
}

/** Monday of the week of a day, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -SUNDAY : 1 - weekday);
}

/** Enough for a colleague to know which talk it is: `R. R.` */
export function initialsOf(name: string): string {
  return name
    .split(/[\s@]+/u)
    .flatMap((part) => (part === '' ? [] : [`${[...part][0]?.toUpperCase() ?? ''}.`]))
    .slice(0, 2)
    .join(' ');
}

export interface Looked {
  /** Whose calendar it is. */
  readonly adviserId: string | undefined;
  /** The talk that is dated; its own slot stands in nobody's way. */
  readonly talkId: string;
  readonly now: Date;
}

type Talks = ConsultationWeekResult['consultationList']['items'];

const nameOf = ({ user, contactName }: Talks[number]): string =>
  initialsOf(user?.displayName ?? contactName ?? '');

/** Monday to Friday with the slots in which the firm works, and what stands in the way of each. */
export function daysOf(week: ConsultationWeekResult, { adviserId, talkId, now }: Looked): readonly Day[] {
  const { firmWeek, consultationList, absenceList } = week;
  const slotAt = (ms: number): Slot => {
    const at = new Date(ms).toISOString();
    const here = consultationList.items.filter(({ eventTimestamp: of }) => Date.parse(of ?? '') === ms);
    const own = here.find(({ id }) => id === talkId);
    const taken = here.find(({ id, assignedAdminId: of }) => id !== talkId && of === adviserId);
    const away = absenceList.items.find(
      ({ userId, from, until }) => userId === adviserId && Date.parse(from) <= ms && ms < Date.parse(until),
    );
    const others = here
      .filter(({ id, assignedAdminId: of }) => id !== talkId && of !== adviserId)
      .map((one) => ({ adviserId: one.assignedAdminId, who: nameOf(one) }));
    const shared = { at, clock: formatMoment(at, 'en', 'clock', firmWeek.zone), others };
    if (own !== undefined) return { ...shared, state: 'own', who: nameOf(own) };
    if (taken !== undefined) return { ...shared, state: 'taken', who: nameOf(taken) };
    if (ms <= now.getTime()) return { ...shared, state: 'past' };
    return away === undefined
      ? { ...shared, state: 'free' }
      : { ...shared, state: 'away', until: away.until };
  };
  return firmWeek.days.slice(0, DAYS_SHOWN).map(({ date, opensAt, closesAt }) => {
    if (opensAt === null || closesAt === null) return { date, slots: [] };
    const begins = Date.parse(opensAt);
    const count = Math.floor((Date.parse(closesAt) - begins) / SLOT_MS);
    return { date, slots: Array.from({ length: count }, (_, index) => slotAt(begins + index * SLOT_MS)) };
  });
}

/** The firm's clocks of a week, one a row. */
export const clocksOf = (days: readonly Day[]): readonly string[] =>
  [...new Set(days.flatMap(({ slots }) => slots.map(({ clock }) => clock)))].sort();

/** Where the cursor of the calendar stands. */
export interface Place {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly clock: string;
}

/** The slot the cursor stands on: of its day, or of the nearest day with slots; none in a week that is closed. */
export function slotAtPlace(
  days: readonly Day[],
  { date, clock }: Place,
): (Place & { slot: Slot }) | undefined {
  const open = days.filter(({ slots }) => slots.length > 0);
  const day = open.find((one) => one.date >= date) ?? open.at(-1);
  const slot = day?.slots.find((one) => one.clock >= clock) ?? day?.slots.at(-1);
  return day === undefined || slot === undefined ? undefined : { date: day.date, clock: slot.clock, slot };
}

/** Where the cursor begins: on the talk's own slot, else on the first free one from a day on, else on that day. */
export function firstPlace(days: readonly Day[], date: string): Place {
  const slots = days.flatMap((day) => day.slots.map((slot) => ({ date: day.date, clock: slot.clock, slot })));
  const first =
    slots.find(({ slot }) => slot.state === 'own') ??
    slots.find((one) => one.date >= date && one.slot.state === 'free');
  return { date: first?.date ?? date, clock: first?.clock ?? '' };
}

/** The weekday before or after; from Friday on to Monday. */
export function weekdayFrom(date: string, step: 1 | -1): string {
  const next = addDays(date, step);
  const monday = mondayOf(next);
  const isWeekend = next > addDays(monday, DAYS_SHOWN - 1);
  if (!isWeekend) return next;
  return step === 1 ? addDays(monday, 7) : addDays(monday, DAYS_SHOWN - 1);
}
