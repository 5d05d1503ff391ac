import { readerZone } from './reader-zone.js';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as a browser’s own field takes it, by the reader’s clock: `2026-11-24T09:00`. */
export function clockTimeOf(at: Date): string {
  const zone = readerZone();
  if (zone !== undefined) return new Date(at.getTime() + aheadOfUtc(at, zone)).toISOString().slice(0, 16);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment at which the reader’s clock shows that time, the earlier of two; an hour that clocks leave out is read by the clock before it.
 *  An invalid date where it is none. */
export function momentOf(clockTime: string): Date {
  const zone = readerZone();
  if (zone === undefined) return new Date(clockTime);
  const asUtc = Date.parse(`${clockTime}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const [before, after] = [-DAY_MS, DAY_MS].map((away) => aheadOfUtc(new Date(asUtc + away), zone)) as [
    number,
    number,
  ];
  const first = new Date(asUtc - before);
  if (aheadOfUtc(first, zone) === before) return first;
  const second = new Date(asUtc - after);
  return aheadOfUtc(second, zone) === after ? second : first;
}

/** Midnight at which a day `YYYY-MM-DD` begins for the reader. */
export const startOf = (day: string): Date => momentOf(`${day}T00:00`);

/** No zone changes its clocks twice in so short a time. */
const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds the clocks of a zone are ahead at a moment. */
function aheadOfUtc(at: Date, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}
