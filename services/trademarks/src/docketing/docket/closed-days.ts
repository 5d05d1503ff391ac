import { addDays, daysBetween } from '@cotta/reference/calendar-date.js';
import { holidayCalendar } from '@cotta/reference/holiday-calendar.js';

/** Days that one question may go through. */
const MOST_DAYS = 62;

/** Dates `YYYY-MM-DD`, both included. */
export interface ClosedDaysQuery {
  readonly offices: readonly string[];
  readonly from: string;
  readonly to: string;
}

interface ClosedDay {
  readonly office: string;
  readonly day: string;
  /** Null for a weekend. */
  readonly holiday: string | null;
}

/** When offices are closed, day by day; an office whose days nobody knows is closed on none. */
export function closedDays({ offices, from, to }: ClosedDaysQuery): readonly ClosedDay[] {
  const count = Math.max(0, Math.min(daysBetween(from, to) + 1, MOST_DAYS));
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const calendars = [...new Set(offices)].map((office) => ({ office, calendar: holidayCalendar(office) }));
  return days.flatMap((day) =>
    calendars.flatMap(({ office, calendar }) => {
      const why = calendar?.closed(day);
      return why === undefined ? [] : [{ office, day, holiday: why === 'weekend' ? null : why }];
    }),
  );
}
