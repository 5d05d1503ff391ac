const DAY_MS = 86_400_000;

/** `date` and the result: `YYYY-MM-DD`; negative `days` go back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. `date`: `YYYY-MM-DD`. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay() || 7;
}
