import type { FeesInForce, LineInForce } from './fees-in-force.js';

/** Days after which somebody looks at the page of the office again. */
export const LOOK_AGAIN_DAYS = 90;

/** Why a fee is to be looked at: it was seen too long ago, or the day of an announced change has come. */
export type CheckReason = 'AGED' | 'CHANGE_DUE';

/** Whether somebody should look at the page of the office, on `today` (`YYYY-MM-DD`), and why. Undefined where nothing is due or no amount is known. */
export function checkReason(
  { byClass, seen, priceUseUntil }: LineInForce,
  today: string,
): CheckReason | undefined {
  if (byClass.length === 0) return undefined;
  if (priceUseUntil !== null && priceUseUntil <= today) return 'CHANGE_DUE';
  return seen === null || daysLater(lastDayOf(seen), LOOK_AGAIN_DAYS) < today ? 'AGED' : undefined;
}

/** Why each fee of an office is to be looked at that is; empty where none is. */
export function officeCheckReasons(
  { filing, laterFees, renewal }: FeesInForce,
  today: string,
): readonly CheckReason[] {
  return [filing, ...laterFees, renewal].flatMap((line) => checkReason(line, today) ?? []);
}

/** Quarter of a day as `2026-Q4`. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** Of a year or month the last day: it was seen at some day of it, and nobody is asked before he has to be. */
function lastDayOf(seen: string): string {
  const [year = 0, month] = seen.split('-').map(Number);
  if (seen.length === 10) return seen;
  return new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
