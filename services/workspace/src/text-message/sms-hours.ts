import { DateTime } from 'luxon';

const OPENS = 9;
const CLOSES = 19;

/** When a phone in `zone` may buzz: now, when it is between nine and seven in the evening there, else at the next nine o'clock. */
export function smsTime(now: Date, zone: string): Date {
  const local = DateTime.fromJSDate(now, { zone });
  if (local.hour >= OPENS && local.hour < CLOSES) return now;
  const morning = local.set({ hour: OPENS, minute: 0, second: 0, millisecond: 0 });
  return (local.hour < OPENS ? morning : morning.plus({ days: 1 })).toUTC().toJSDate();
}
