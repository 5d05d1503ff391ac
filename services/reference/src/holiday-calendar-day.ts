/** A calendar date `YYYY-MM-DD` as the number of days since 1970-01-01, so that days can be counted. */
export function dayNumber(date: string): number {
  return numberOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

const DAY_MS = 86_400_000;

/** `month` 1–12. A day past the month's end runs into the next month, as in `Date.UTC`. */
export function numberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The date `YYYY-MM-DD` of a day number. */
export function dateOfDay(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

const THURSDAY = 4;

/** 0 Sunday … 6 Saturday. Day number 0 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + THURSDAY) % 7) + 7) % 7;
}
