import { holidayCalendar, LAST_LISTED_YEAR } from './holiday-calendar.js';
import { offices } from './offices.js';

const FIRST_YEAR = 2024;

/** The yearly table people confirm each autumn, as `data/holidays/table-2024-2032.csv` keeps it: one line per office and year, `MM-DD` days that
 *  fall on no weekend. Printed by `node services/reference/dist/holiday-calendar-table-print.js`. */
export function holidayTable(): string {
  const lines = offices.flatMap(({ code }) => {
    const calendar = holidayCalendar(code);
    if (calendar === undefined) return [];
    return Array.from({ length: LAST_LISTED_YEAR - FIRST_YEAR + 1 }, (_, index) => {
      const days = calendar
        .holidays(FIRST_YEAR + index)
        .filter(([date]) => calendar.closed(date) !== 'weekend');
      return [code, FIRST_YEAR + index, calendar.status, days.map(([date]) => date.slice(5)).join(' ')].join(
        ',',
      );
    });
  });
  return ['office,year,status,closed_days', ...lines, ''].join('\n');
}
