import { DateTime } from 'luxon';
import { holidayCalendar, weekendsOnly } from './holiday-calendar.js';

/** Where the lawyers sit; their working day decides what can be promised. IANA zone. */
export const FIRM_ZONE = 'Europe/Bratislava';

/** The working day of the firm, hours of its zone. */
const DAY_BEGINS = 9;
const DAY_ENDS = 18;

/** One day of the firm. `opensAt`, `closesAt`: instants; null on a day it is closed. */
export interface FirmDay {
  /** `YYYY-MM-DD` in the zone of the firm. */
  readonly date: string;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

const closedDays = holidayCalendar('SK') ?? weekendsOnly;
const isOpen = (day: DateTime): boolean => closedDays.closed(day.toFormat('yyyy-MM-dd')) === undefined;
const inFirm = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: FIRM_ZONE });
const opening = (day: DateTime): DateTime => day.startOf('day').set({ hour: DAY_BEGINS });
const closing = (day: DateTime): DateTime => day.startOf('day').set({ hour: DAY_ENDS });

function nextOpening(day: DateTime): DateTime {
  let next = day.plus({ days: 1 });
  while (!isOpen(next)) next = next.plus({ days: 1 });
  return opening(next);
}

/** The same moment while the firm works, else the next opening. */
function withinHours(at: DateTime): DateTime {
  if (!isOpen(at) || at >= closing(at)) return nextOpening(at);
  return at < opening(at) ? opening(at) : at;
}

/** The moment `hours` working hours after `from`; nights, weekends and the firm's holidays do not count. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let at = withinHours(inFirm(from));
  for (let leftMs = hours * 3_600_000; ;) {
    const todayMs = closing(at).toMillis() - at.toMillis();
    if (leftMs <= todayMs) return at.plus(leftMs).toJSDate();
    leftMs -= todayMs;
    at = nextOpening(at);
  }
}

/** The end of the `days`-th working day after the day of `from`: what “within two working days” means. */
export function endOfWorkingDay(from: Date, days: number): Date {
  let day = inFirm(from);
  for (let left = days; left > 0; left -= 1) day = nextOpening(day);
  return closing(day).toJSDate();
}

/** `count` days of the firm from a day `YYYY-MM-DD` on, with the hours in which it works. */
export function firmDays(from: string, count: number): FirmDay[] {
  const first = DateTime.fromISO(from, { zone: FIRM_ZONE });
  return Array.from({ length: count }, (_, index) => {
    const day = first.plus({ days: index });
    const works = isOpen(day);
    return {
      date: day.toFormat('yyyy-MM-dd'),
      opensAt: works ? opening(day).toJSDate() : null,
      closesAt: works ? closing(day).toJSDate() : null,
    };
  });
}

/** A day on which the firm works, at its hours. */
export interface WorkingDay {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The working days of the firm that a time covers in part or in whole; of a very long one the first year. */
export function workingDaysWithin(from: Date, until: Date): WorkingDay[] {
  const days: WorkingDay[] = [];
  const last = DateTime.min(inFirm(until), inFirm(from).plus({ years: 1 }));
  for (let day = inFirm(from).startOf('day'); day < last; day = day.plus({ days: 1 })) {
    if (!isOpen(day)) continue;
    const [opensAt, closesAt] = [opening(day).toJSDate(), closing(day).toJSDate()];
    if (opensAt < until && closesAt > from) days.push({ opensAt, closesAt });
  }
  return days;
}
