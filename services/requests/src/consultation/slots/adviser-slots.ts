import { DateTime } from 'luxon';
import { afterWorkingHours, FIRM_ZONE, firmDays, type FirmHours } from '@cotta/reference/working-time.js';

const MINUTE_MS = 60_000;
/** A talk takes half an hour, and begins on the hour or the half hour. */
export const SLOT_MS = 30 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** A lawyer reads what it is about before. */
const WORKING_HOURS_AHEAD = 3;
const DAYS_AHEAD = 30;

/** Hours in which somebody advises on one day of the week. */
export interface TalkHours {
  /** 1: Monday. */
  readonly weekday: number;
  /** `HH:MM` */
  readonly from: string;
  /** `HH:MM` */
  readonly to: string;
}

export interface Adviser {
  readonly userId: string;
  readonly languages: readonly string[];
  /** Null: whenever the firm works. */
  readonly talkHours: readonly TalkHours[] | null;
  /** IANA zone of those hours. */
  readonly zone: string;
  readonly absences: readonly { readonly from: Date; readonly until: Date }[];
  /** Beginnings of talks and of places that are kept, in milliseconds. */
  readonly taken: ReadonlySet<number>;
}

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** From when until when a talk can begin that is booked now. */
export function bookable(now: Date, firm: FirmHours): Span {
  return {
    from: afterWorkingHours(now, WORKING_HOURS_AHEAD, firm),
    until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
}

/** When a talk with this colleague can begin, in milliseconds: within the hours of advice on days on which the firm works, and not while away or taken. `until` is the first moment that is too late. */
export function slotsOf(adviser: Adviser, { from, until }: Span, firm: FirmHours): number[] {
  const first = DateTime.fromJSDate(from, { zone: FIRM_ZONE }).minus({ days: 1 }).toFormat('yyyy-MM-dd');
  const days = Math.max(0, Math.ceil((until.getTime() - from.getTime()) / DAY_MS)) + 3;
  return firmDays(first, days, firm)
    .flatMap(({ date, opensAt, closesAt }) =>
      opensAt === null || closesAt === null ? [] : hoursOn(date, { from: opensAt, until: closesAt }, adviser),
    )
    .flatMap(halfHours)
    .filter((at) => at >= from.getTime() && at < until.getTime() && isFree(adviser, at))
    .toSorted((a, b) => a - b);
}

function hoursOn(date: string, firm: Span, { talkHours, zone }: Adviser): Span[] {
  if (talkHours === null) return [firm];
  const day = DateTime.fromISO(date, { zone });
  const at = (clock: string): Date => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return day.set({ hour, minute }).toJSDate();
  };
  return talkHours
    .filter(({ weekday }) => weekday === day.weekday)
    .map(({ from, to }) => ({ from: at(from), until: at(to) }));
}

function halfHours({ from, until }: Span): number[] {
  const first = Math.ceil(from.getTime() / SLOT_MS) * SLOT_MS;
  const count = Math.max(0, Math.floor((until.getTime() - first) / SLOT_MS));
  return Array.from({ length: count }, (_, index) => first + index * SLOT_MS);
}

function isFree({ absences, taken }: Adviser, at: number): boolean {
  return (
    !taken.has(at) &&
    !absences.some(({ from, until }) => at < until.getTime() && at + SLOT_MS > from.getTime())
  );
}

/** Those who speak the language; all where nobody does. */
export function speakers(
  advisers: readonly Adviser[],
  language: string,
): { readonly advisers: readonly Adviser[]; readonly spoken: boolean } {
  const speaking = advisers.filter(({ languages }) => languages.includes(language));
  return speaking.length > 0 ? { advisers: speaking, spoken: true } : { advisers, spoken: false };
}
