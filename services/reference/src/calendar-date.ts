import { dateOfDay, dayNumber } from './holiday-calendar-day.js';

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function monthLength(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 31);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthOf = (date: string): number => Number(date.slice(5, 7));
const dayOf = (date: string): number => Number(date.slice(8, 10));

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Whether a text is a calendar date `YYYY-MM-DD` that exists, between the years 1800 and 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const month = monthOf(text);
  return month >= 1 && month <= 12 && dayOf(text) >= 1 && dayOf(text) <= monthLength(yearOf(text), month);
}

function inMonths(date: string, months: number, atMonthEnd: boolean): string {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  const length = monthLength(year, month);
  return `${year}-${twoDigits(month)}-${twoDigits(atMonthEnd ? length : Math.min(dayOf(date), length))}`;
}

/** The same day number `months` later (negative: earlier), or the month's last day: 28 Feb + 3 = 28 May, 31 Jan + 1 = 28 Feb. */
export function addMonths(date: string, months: number): string {
  return inMonths(date, months, false);
}

/** As `addMonths`, but a month's last day stays a month's last day: 28 Feb + 3 = 31 May. The EUIPO's reading. */
export function addMonthsKeepingMonthEnd(date: string, months: number): string {
  return inMonths(date, months, dayOf(date) === monthLength(yearOf(date), monthOf(date)));
}

export function endOfMonth(date: string): string {
  return inMonths(date, 0, true);
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export const earlier = (a: string, b: string): string => (a < b ? a : b);
