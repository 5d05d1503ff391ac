import { DateTime } from 'luxon';

const OPENS = 9;
const CLOSES = 18;
const FRIDAY = 5;

/** When somebody in `zone` is written to: now, when it is between nine and six on a working day there, else at the next nine o'clock of one. */
export function sendingTime(now: Date, zone: string): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const works = local.weekday <= FRIDAY;
  if (works && local.hour >= OPENS && local.hour < CLOSES) return now;
  let morning = local.set({ hour: OPENS, minute: 0, second: 0, millisecond: 0 });
  if (local.hour >= OPENS) morning = morning.plus({ days: 1 });
  while (morning.weekday > FRIDAY) morning = morning.plus({ days: 1 });
  return morning.toUTC().toJSDate();
}
