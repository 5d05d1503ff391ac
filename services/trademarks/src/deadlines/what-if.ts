import { computeDeadlines, type MarkDeadlines } from './compute-deadlines.js';
import { CONTRADICTIONS } from './fact-problems.js';
import type { MarkFacts } from './mark-facts.js';
import { recompute, type DeadlineChange } from './recompute.js';

/** The deadlines of a mark as they are, as they would be, and what sets them apart. */
export interface WhatIf {
  readonly now: MarkDeadlines;
  readonly then: MarkDeadlines;
  readonly changes: readonly DeadlineChange[];
}

/** Facts to try: another office, other dates (null takes one away), another basis. */
export type FactChanges = Partial<Omit<MarkFacts, 'reference' | 'dates'>> & {
  readonly dates?: Readonly<Partial<Record<keyof MarkFacts['dates'], string | null>>>;
};

/** Facts that cannot all be true: dates counted from them would be of no mark. */
export function isImpossible({ problems }: Pick<MarkDeadlines, 'problems'>): boolean {
  return problems.some(({ code }) => CONTRADICTIONS.has(code));
}

/** All dates of a mark if its facts were others, by the engine that counts the real ones. Nothing is stored. */
export function whatIf(facts: MarkFacts, changes: FactChanges, today: string): WhatIf {
  const now = computeDeadlines(facts, today);
  const { dates: changedDates = {}, ...others } = changes;
  const dates = Object.fromEntries(
    Object.entries({ ...facts.dates, ...changedDates }).filter(
      ([, date]) => date !== null && date !== undefined,
    ),
  );
  const { changes: differences, ...then } = recompute(now.deadlines, { ...facts, ...others, dates }, today);
  return { now, then, changes: differences };
}
