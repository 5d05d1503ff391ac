import { addMonths, addMonthsKeepingMonthEnd, endOfMonth } from './calendar-date.js';
import { addHijriMonths } from './hijri-date.js';
import { holidayCalendar, weekendsOnly } from './holiday-calendar.js';
import { officeOf } from './offices.js';

/** Orders are taken so long before the office's own window opens: they are kept and filed on its first day. */
const MONTHS_AHEAD_OF_WINDOW = 3;
/** Where no window is known a lawyer looks at the order first. */
const MONTHS_WITHOUT_WINDOW = 12;
/** How long a power of attorney takes at most where consulates have to legalise it; elsewhere a signature is enough in time. */
const WEEKS_TO_LEGALISE = 10;

/** Late periods not counted from the last day of the term as it stands: Italy's begins with the next month, the EUIPO's may end with a month. */
export const GRACE_COUNTED: Readonly<Record<string, 'from month end' | 'keeps month end'>> = {
  IT: 'from month end',
  EU: 'keeps month end',
};

/** When a term can be renewed. Dates `YYYY-MM-DD` at the office, all included. Last days are the ones everybody is told and has to keep, as the list of deadlines has them;
 *  those by law, moved to the next open day, decide alone whether it is late. */
export interface RenewalWindow {
  /** First day on which we take the order. */
  readonly orderFrom: string;
  /** First day on which the office takes the renewal; null where that is not known. */
  readonly opensOn: string | null;
  /** Last day without a surcharge. */
  readonly lastDay: string;
  readonly lastDayByLaw: string;
  /** Last day with a surcharge; null where there is no late period, or none is known. */
  readonly graceEnds: string | null;
  readonly graceEndsByLaw: string | null;
  /** Weeks to plan for a power of attorney; null where it takes no time of its own. */
  readonly poaWeeks: number | null;
}

/** `ahead`: ordered now, filed when the office opens. */
export type RenewalStage = 'too early' | 'ahead' | 'open' | 'in grace' | 'over';

export function renewalWindow(jurisdiction: string, expirationDate: string): RenewalWindow {
  const office = officeOf(jurisdiction);
  const months = office?.renewalWindowMonths ?? null;
  const grace = office?.renewalGraceMonths ?? 0;
  return {
    orderFrom: addMonths(
      expirationDate,
      months === null ? -MONTHS_WITHOUT_WINDOW : -months - MONTHS_AHEAD_OF_WINDOW,
    ),
    opensOn: months === null ? null : addMonths(expirationDate, -months),
    lastDay: expirationDate,
    lastDayByLaw: moved(jurisdiction, expirationDate),
    ...(grace === 0
      ? { graceEnds: null, graceEndsByLaw: null }
      : graceOf(jurisdiction, expirationDate, grace)),
    poaWeeks: office?.requiresPOA === 'legalised' ? WEEKS_TO_LEGALISE : null,
  };
}

/** `today`: the day at the office. */
export function renewalStage(
  { orderFrom, opensOn, lastDayByLaw, graceEndsByLaw }: RenewalWindow,
  today: string,
): RenewalStage {
  if (today < orderFrom) return 'too early';
  if (opensOn !== null && today < opensOn) return 'ahead';
  if (today <= lastDayByLaw) return 'open';
  return graceEndsByLaw !== null && today <= graceEndsByLaw ? 'in grace' : 'over';
}

/** The last day to order at all, as it is told. */
export function lastDayToOrder({ lastDay, graceEnds }: RenewalWindow): string {
  return graceEnds ?? lastDay;
}

/** The day to keep from today on: the told one, and while only the law's is left, that one. */
export function dayToKeep(
  { lastDay, lastDayByLaw, graceEnds, graceEndsByLaw }: RenewalWindow,
  today: string,
): string {
  return (
    [lastDay, lastDayByLaw, graceEnds, graceEndsByLaw].find((day) => day !== null && today <= day) ??
    graceEndsByLaw ??
    lastDayByLaw
  );
}

/** The IANA zone in which the office's days begin and end. */
export function officeZone(jurisdiction: string): string {
  return (holidayCalendar(jurisdiction) ?? weekendsOnly).zone;
}

function graceOf(
  jurisdiction: string,
  expirationDate: string,
  months: number,
): Pick<RenewalWindow, 'graceEnds' | 'graceEndsByLaw'> {
  const counted = GRACE_COUNTED[jurisdiction];
  const from = counted === 'from month end' ? endOfMonth(expirationDate) : expirationDate;
  const graceEnds =
    officeOf(jurisdiction)?.expiryRule === 'hijri-10-years'
      ? addHijriMonths(from, months)
      : addMonths(from, months);
  return {
    graceEnds,
    graceEndsByLaw: moved(
      jurisdiction,
      counted === 'keeps month end' ? addMonthsKeepingMonthEnd(from, months) : graceEnds,
    ),
  };
}

/** To the next open day; nowhere at an office whose closing days are not known. */
function moved(jurisdiction: string, date: string): string {
  const calendar = holidayCalendar(jurisdiction) ?? weekendsOnly;
  return calendar === weekendsOnly || calendar.listsHolidays ? calendar.nextOpen(date) : date;
}
