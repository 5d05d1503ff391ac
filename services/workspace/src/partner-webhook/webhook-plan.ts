const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between tries. @source Standard Webhooks, the schedule it recommends */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Milliseconds until the next try after so many; undefined: there is none. */
export function nextTryMs(attempts: number): number | undefined {
  return WAITS[attempts - 1];
}

/** Whether a status says that the event was taken: a redirect does not, and is followed nowhere. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
