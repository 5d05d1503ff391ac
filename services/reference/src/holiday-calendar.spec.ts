import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { holidayCalendar, weekendsOnly, type HolidayCalendar } from './holiday-calendar.js';
import { holidayTable } from './holiday-calendar-table.js';
import { offices } from './offices.js';

function calendarOf(office: string): HolidayCalendar {
  const calendar = holidayCalendar(office);
  if (calendar === undefined) throw new Error(`no calendar for ${office}`);
  return calendar;
}

describe('holiday calendars', () => {
  it('exist for every office, each with a zone the platform knows and a source', () => {
    for (const { code } of offices) {
      const { zone, source } = calendarOf(code);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      expect(source.length).toBeGreaterThan(10);
    }
  });

  it.each([
    ['US', '2021-12-31', 'New Year (observed)'],
    ['US', '2027-07-05', 'Independence Day (observed)'],
    ['US', '2025-01-20', 'Inauguration Day'],
    ['US', '2026-09-07', 'Labor Day'],
    ['UK', '2021-12-27', 'Christmas (observed)'],
    ['UK', '2021-12-28', 'Boxing Day (observed)'],
    ['UK', '2026-04-06', 'Easter Monday'],
    ['CZ', '2025-12-24', 'Christmas Eve'],
    ['EU', '2025-05-29', 'Ascension'],
    ['IE', '2026-03-17', "St Patrick's Day"],
    ['IE', '2030-02-01', "St Brigid's Day"],
    ['WIPO', '2019-09-05', 'Geneva Fast'],
    ['CA', '2024-05-20', 'Victoria Day'],
    ['SE', '2024-06-21', 'Midsummer Eve'],
    ['RO', '2024-05-06', 'Easter Monday'],
    ['CO', '2025-06-23', 'Corpus Christi'],
    ['NZ', '2026-07-10', 'Matariki'],
    ['AU', '2026-06-01', 'Reconciliation Day'],
    ['JP', '2025-05-06', 'Greenery Day (observed)'],
    ['IL', '2026-01-02', 'weekend'],
  ])('%s is closed on %s: %s', (office, date, why) => {
    expect(calendarOf(office).closed(date)).toBe(why);
  });

  it.each([
    ['US', '2021-12-30'],
    ['US', '2026-01-20'],
    ['UK', '2026-12-24'],
    ['SK', '2025-11-17'],
    ['SK', '2024-09-02'],
    ['DK', '2024-04-26'],
    ['IE', '2030-02-04'],
    ['IE', '2026-04-03'],
    ['IL', '2026-01-04'],
  ])('%s works on %s', (office, date) => {
    expect(calendarOf(office).closed(date)).toBeUndefined();
  });

  it('leads over a week in which the office is closed', () => {
    expect(calendarOf('EU').nextOpen('2026-12-24')).toBe('2027-01-04');
    expect(calendarOf('EU').nextOpen('2026-12-23')).toBe('2026-12-23');
  });

  it('counts open days forwards and backwards', () => {
    expect(calendarOf('CO').addOpenDays('2026-06-05', 5)).toBe('2026-06-16');
    expect(calendarOf('US').addOpenDays('2026-07-06', -1)).toBe('2026-07-02');
    expect(weekendsOnly.addOpenDays('2026-02-27', 1)).toBe('2026-03-02');
  });

  it('stand in the yearly table people confirm', () => {
    expect(holidayTable()).toBe(
      readFileSync(new URL('../data/holidays/table-2024-2032.csv', import.meta.url), 'utf8'),
    );
  });
});
