import { DateTime } from 'luxon';
import { holidayCalendar, weekendsOnly } from './holiday-calendar.js';

/** Where the lawyers sit; their working day decides what can be promised. IANA zone. */
export const FIRM_ZONE = 'Europe/Bratislava';

/** When the firm works, by the clock of its zone. Weekends and public holidays are closed anyway. */
export interface FirmHours {
  /** `HH:MM` */
  readonly opensAt: string;
  /** `HH:MM` */
  readonly closesAt: string;
  /** Further days on which nobody works, `YYYY-MM-DD`. */
  readonly closedDays: readonly string[];
}

/** What holds until a firm says something else. */
export const usualFirmHours: FirmHours = { opensAt: '09:00', closesAt: '18:00', closedDays: [] };

/** One day of the firm. `opensAt`, `closesAt`: instants; null on a day it is closed. */
export interface FirmDay {
  /** `YYYY-MM-DD` in the zone of the firm. */
  readonly date: string;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

const closedDays = holidayCalendar('SK') ?? weekendsOnly;
const inFirm = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: FIRM_ZONE });

function isOpen(day: DateTime, { closedDays: further }: FirmHours): boolean {
  const date = day.toFormat('yyyy-MM-dd');
  return closedDays.closed(date) === undefined && !further.includes(date);
}

function clockOn(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number);
  return day.startOf('day').set({ hour: hour ?? 0, minute: minute ?? 0 });
}
const opening = (day: DateTime, firm: FirmHours): DateTime => clockOn(day, firm.opensAt);
const closing = (day: DateTime, firm: FirmHours): DateTime => clockOn(day, firm.closesAt);

function nextOpening(day: DateTime, firm: FirmHours): DateTime {
  let next = day.plus({ days: 1 });
  while (!isOpen(next, firm)) next = next.plus({ days: 1 });
  return opening(next, firm);
}

/** The same moment while the firm works, else the next opening. */
function withinHours(at: DateTime, firm: FirmHours): DateTime {
  if (!isOpen(at, firm) || at >= closing(at, firm)) return nextOpening(at, firm);
  return at < opening(at, firm) ? opening(at, firm) : at;
}

/** The moment `hours` working hours after `from`; nights, weekends and the firm's holidays do not count. */
export function afterWorkingHours(from: Date, hours: number, firm: FirmHours): Date {
  let at = withinHours(inFirm(from), firm);
  for (let leftMs = hours * 3_600_000; ;) {
    const todayMs = closing(at, firm).toMillis() - at.toMillis();
    if (leftMs <= todayMs) return at.plus(leftMs).toJSDate();
    leftMs -= todayMs;
    at = nextOpening(at, firm);
  }
}

/** The end of the `days`-th working day after the day of `from`: what “within two working days” means. */
export function endOfWorkingDay(from: Date, days: number, firm: FirmHours): Date {
  let day = inFirm(from);
  for (let left = days; left > 0; left -= 1) day = nextOpening(day, firm);
  return closing(day, firm).toJSDate();
}

/** `count` days of the firm from a day `YYYY-MM-DD` on, with the hours in which it works. */
export function firmDays(from: string, count: number, firm: FirmHours): FirmDay[] {
  const first = DateTime.fromISO(from, { zone: FIRM_ZONE });
  return Array.from({ length: count }, (_, index) => {
    const day = first.plus({ days: index });
    const works = isOpen(day, firm);
    return {
      date: day.toFormat('yyyy-MM-dd'),
      opensAt: works ? opening(day, firm).toJSDate() : null,
      closesAt: works ? closing(day, firm).toJSDate() : null,
    };
  });
}

/** A day on which the firm works, at its hours. */
export interface WorkingDay {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The working days of the firm that a time covers in part or in whole; of a very long one the first year. */
export function workingDaysWithin(from: Date, until: Date, firm: FirmHours): WorkingDay[] {
  const days: WorkingDay[] = [];
  const last = DateTime.min(inFirm(until), inFirm(from).plus({ years: 1 }));
  for (let day = inFirm(from).startOf('day'); day < last; day = day.plus({ days: 1 })) {
    if (!isOpen(day, firm)) continue;
    const [opensAt, closesAt] = [opening(day, firm).toJSDate(), closing(day, firm).toJSDate()];
    if (opensAt < until && closesAt > from) days.push({ opensAt, closesAt });
  }
  return days;
}
