import { describe, expect, it } from '@jest/globals';
import ical from 'node-ical';
import { deadlineCalendar, type CalendarDeadline } from './deadline-calendar.js';

const due = (lastDate: string, more: Partial<CalendarDeadline> = {}): CalendarDeadline => ({
  id: '01990000-0000-7000-8000-000000000001',
  version: 3,
  updatedAt: new Date('2026-03-29T00:30:00Z'),
  markName: 'Lumara',
  jurisdiction: 'EU',
  name: 'Renewal',
  safeDate: lastDate,
  lastDate,
  reason: 'Because.',
  consequence: 'It ends.',
  turningPoint: false,
  ...more,
});
const lines = (text: string, key: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.startsWith(key));

describe('a deadline in a calendar', () => {
  it.each([
    ['the day clocks go forward in Europe', '2027-03-28', '20270328', '20270329'],
    ['the day they go back', '2026-10-25', '20261025', '20261026'],
    ['the day they go forward in America', '2027-03-14', '20270314', '20270315'],
    ['a leap day', '2028-02-29', '20280229', '20280301'],
    ['the end of a year', '2026-12-31', '20261231', '20270101'],
  ])('is one whole day without a clock or a zone: %s', (_, date, start, end) => {
    const text = deadlineCalendar([due(date)]);
    expect(lines(text, 'DTSTART')).toEqual([`DTSTART;VALUE=DATE:${start}`]);
    expect(lines(text, 'DTEND')).toEqual([`DTEND;VALUE=DATE:${end}`]);
    expect(text).not.toMatch(/TZID|VTIMEZONE/);
  });

  it('is one entry where nobody has to act by it', () => {
    const text = deadlineCalendar([
      due('2031-05-04', { name: 'Open to attack for non-use', safeDate: '2031-04-28', turningPoint: true }),
    ]);
    expect(lines(text, 'SUMMARY')).toEqual([
      'SUMMARY:Lumara (EU): Open to attack for non-use – from this day',
    ]);
    expect(lines(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20310504']);
  });

  it('is read by another library as the same days, the safe one before the last', () => {
    const events = Object.values(
      ical.sync.parseICS(deadlineCalendar([due('2027-03-28', { safeDate: '2027-03-22' })])),
    ).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));
    expect(
      events.map(({ datetype, start }) => [
        datetype,
        start.getFullYear(),
        start.getMonth() + 1,
        start.getDate(),
      ]),
    ).toEqual([
      ['date', 2027, 3, 22],
      ['date', 2027, 3, 28],
    ]);
  });
});
