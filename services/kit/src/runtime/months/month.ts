/** What says of which month a row is: an id that grows with time (UUIDv7), or an instant. */
export type MonthKind = 'id' | 'instant';

/** A calendar month in UTC: `2026-11`. Sorts as it runs. */
export type Month = string;

/** The month in which an instant lies. */
export function monthOf(instant: Date): Month {
  return instant.toISOString().slice(0, 7);
}

/** `months` later, or earlier where it is below zero. */
export function monthsLater(month: Month, months: number): Month {
  const first = beginOf(month);
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)));
}

/** Its first instant. */
export function beginOf(month: Month): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

/** The least value of a month's column, as text: no row of an earlier month has it or a greater one.
 *  @source RFC 9562, 5.7: the first 48 bits of a UUIDv7 are its milliseconds */
export function leastOf(month: Month, kind: MonthKind): string {
  const begin = beginOf(month);
  if (kind === 'instant') return begin.toISOString();
  const digits = begin.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
