import { addDays } from './calendar-date.js';

/** Year, month and day of the Umm al-Qura calendar. */
type HijriDate = readonly [year: number, month: number, day: number];

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

function hijriOf(date: string): HijriDate {
  const parts = calendar.formatToParts(new Date(`${date}T00:00:00Z`));
  const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return [numberOf('year'), numberOf('month'), numberOf('day')];
}

const compare = (a: HijriDate, b: HijriDate): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const MEAN_MONTH_DAYS = 29.530588;

const cache = new Map<string, string>();

/** The date `months` Hijri months after a Gregorian one: same Hijri day number, or the last day of a shorter month.
 *  Ten Hijri years are 120 months, about nine years and eight months. */
export function addHijriMonths(date: string, months: number): string {
  const key = `${date} ${months}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const [year, month, day] = hijriOf(date);
  const count = year * 12 + month - 1 + months;
  const target: HijriDate = [Math.floor(count / 12), (count % 12) + 1, day];
  let found = addDays(date, Math.round(months * MEAN_MONTH_DAYS));
  while (compare(hijriOf(found), target) > 0) found = addDays(found, -1);
  while (compare(hijriOf(addDays(found, 1)), target) <= 0) found = addDays(found, 1);
  cache.set(key, found);
  return found;
}
