import { readerZone } from './reader-zone.js';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day `YYYY-MM-DD` in words. It has no zone: the same day everywhere. `weekday` for days by which something has to be done; `short` where many stand beside each other: `31 Jan 2027`. */
export function formatDay(
  day: string,
  locale: string,
  { weekday = false, short = false }: { weekday?: boolean; short?: boolean } = {},
): string {
  const key = `${locale} ${weekday} ${short}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: short ? 'short' : 'long',
      year: 'numeric',
      timeZone: 'UTC',
      ...(weekday ? { weekday: 'long' } : {}),
    });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The month of a `YYYY-MM` in words, with its year. */
export function formatMonth(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** The weekday of a calendar day, short, for the head of a table. */
export function formatWeekday(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Whether it is a calendar day, and not a moment. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A text with the calendar days that stand in it as data, each as its reader writes days. */
export function textWithDays(text: string, locale: string): string {
  return text.replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (day) =>
    formatDay(day, locale),
  );
}

/** Whole days from one calendar day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day so many days later; negative goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day number so many months later, or the last day of a month that is shorter: 31 January + 1 = 28 February. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(number, length))).toISOString().slice(0, 10);
}

/** The calendar day in a zone (`Europe/Prague`) as `YYYY-MM-DD`. */
export function dayIn(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The reader's own calendar day as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const zone = readerZone();
  if (zone !== undefined) return dayIn(zone, moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Zone of this browser, as `Europe/Prague`. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
