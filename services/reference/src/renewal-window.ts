import { addMonths } from './calendar-date.js';
import { holidayCalendar, weekendsOnly } from './holiday-calendar.js';
import { officeOf } from './offices.js';

/** Orders are taken so long before the office's own window opens: they are kept and filed on its first day. */
const MONTHS_AHEAD_OF_WINDOW = 3;
/** Where no window is known a lawyer looks at the order first. */
const MONTHS_WITHOUT_WINDOW = 12;
/** How long a power of attorney takes at most where consulates have to legalise it; elsewhere a signature is enough in time. */
const WEEKS_TO_LEGALISE = 10;

/** When a term can be renewed. Dates `YYYY-MM-DD` at the office, all included; last days are moved to its next open day. */
export interface RenewalWindow {
  /** First day on which we take the order. */
  readonly orderFrom: string;
  /** First day on which the office takes the renewal; null where that is not known. */
  readonly opensOn: string | null;
  /** Last day without a surcharge. */
  readonly lastDay: string;
  /** Last day with a surcharge; null where there is no late period, or none is known. */
  readonly graceEnds: string | null;
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
    orderFrom: addMonths(expirationDate, months === null ? -MONTHS_WITHOUT_WINDOW : -months - MONTHS_AHEAD_OF_WINDOW),
    opensOn: months === null ? null : addMonths(expirationDate, -months),
    lastDay: nextOpen(jurisdiction, expirationDate),
    graceEnds: grace === 0 ? null : nextOpen(jurisdiction, addMonths(expirationDate, grace)),
    poaWeeks: office?.requiresPOA === 'legalised' ? WEEKS_TO_LEGALISE : null,
  };
}

/** `today`: the day at the office. */
export function renewalStage({ orderFrom, opensOn, lastDay, graceEnds }: RenewalWindow, today: string): RenewalStage {
  if (today < orderFrom) return 'too early';
  if (opensOn !== null && today < opensOn) return 'ahead';
  if (today <= lastDay) return 'open';
  return graceEnds !== null && today <= graceEnds ? 'in grace' : 'over';
}

/** The IANA zone in which the office's days begin and end. */
export function officeZone(jurisdiction: string): string {
  return (holidayCalendar(jurisdiction) ?? weekendsOnly).zone;
}

function nextOpen(jurisdiction: string, date: string): string {
  return (holidayCalendar(jurisdiction) ?? weekendsOnly).nextOpen(date);
}
