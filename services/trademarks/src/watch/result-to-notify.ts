/** An opposition term that ends within so many days does not wait for Monday. */
export const URGENT_DAYS = 21;
/** So many days before its end it is said again, until the client acts or leaves it. */
const LAST_STEPS = [30, 14, 7, 2] as const;
const DAY_MS = 86_400_000;
const MONDAY = 1;

/** What decides when a result is told; dates `YYYY-MM-DD`. */
export interface NotifiedFacts {
  readonly relevance?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly toldOn?: string | null | undefined;
  readonly urgentOn?: string | null | undefined;
  readonly orderedOn?: string | null | undefined;
  readonly dismissedOn?: string | null | undefined;
  readonly seen?: boolean | undefined;
}

/** There is little time left to oppose it, but there is. */
export function isUrgent({ oppositionEndDate }: NotifiedFacts, today: string): boolean {
  return (
    !!oppositionEndDate && oppositionEndDate >= today && oppositionEndDate <= addDays(today, URGENT_DAYS)
  );
}

/** The client knows of it already, and its last day is near. */
export function isEnding(result: NotifiedFacts, today: string): boolean {
  return !!result.toldOn && lastStep(result, today) !== undefined;
}

/** Once on a Monday, or at once when it is urgent or of high relevance; once more when it becomes urgent and nobody has looked at it; then at each of the last
 *  steps. What was ordered or left alone is told no more. */
export function isToBeNotified(result: NotifiedFacts, today: string): boolean {
  if (result.orderedOn || result.dismissedOn) return false;
  const { toldOn, urgentOn, seen } = result;
  // Any letter since the day of the step stands for it, whatever it was written for.
  const lastLetter = [toldOn ?? '', urgentOn ?? ''].toSorted().at(-1) ?? '';
  if (isEnding(result, today) && lastLetter < (lastStep(result, today) ?? today)) return true;
  if (seen === true) return false;
  if (isUrgent(result, today)) return !urgentOn;
  return !toldOn && (result.relevance === 'High' || isMonday(today));
}

/** The day of the last step that has come, while the term runs. */
function lastStep({ oppositionEndDate }: NotifiedFacts, today: string): string | undefined {
  if (!oppositionEndDate || oppositionEndDate < today) return undefined;
  return LAST_STEPS.map((days) => addDays(oppositionEndDate, -days)).findLast((day) => day <= today);
}

export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === MONDAY;

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
