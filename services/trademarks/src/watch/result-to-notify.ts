/** An opposition term that ends within so many days does not wait for Monday. */
export const URGENT_DAYS = 21;
const DAY_MS = 86_400_000;
const MONDAY = 1;

/** What decides when a result is told; dates `YYYY-MM-DD`. */
export interface NotifiedFacts {
  readonly relevance?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly toldOn?: string | null | undefined;
  readonly urgentOn?: string | null | undefined;
}

/** There is little time left to oppose it, but there is. */
export function isUrgent({ oppositionEndDate }: NotifiedFacts, today: string): boolean {
  return (
    !!oppositionEndDate && oppositionEndDate >= today && oppositionEndDate <= addDays(today, URGENT_DAYS)
  );
}

/** Once on a Monday, or at once when it is urgent or of high relevance; once more when it becomes urgent. */
export function isToBeNotified(result: NotifiedFacts, today: string): boolean {
  if (isUrgent(result, today)) return !result.urgentOn;
  return !result.toldOn && (result.relevance === 'High' || isMonday(today));
}

export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === MONDAY;

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
