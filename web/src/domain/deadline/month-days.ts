import { addDays } from '../../kit/dates/day.js';

/** `YYYY-MM` of a day or an address; the month of `today` for anything else. */
export function monthOf(text: string | null, today: string): string {
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** The month so many months later; negative goes back. */
export function addMonth(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks that hold a month, each Monday to Sunday, days of its neighbours included. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const end = `${addMonth(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Where a key leads in a calendar; undefined when the key means nothing there. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const month = day.slice(0, 7);
  const inMonth = (count: number): string => {
    const target = addMonth(month, count);
    const last = Number(addDays(`${addMonth(target, 1)}-01`, -1).slice(8));
    return `${target}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
  };
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => inMonth(-1),
    PageDown: () => inMonth(1),
  };
  return steps[key]?.();
}
