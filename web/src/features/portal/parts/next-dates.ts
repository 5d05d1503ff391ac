import { officeToday } from '../../../domain/deadline/office-today.js';
import type { TrademarkRow } from './portal-parts.graphql.js';

export type DateKind = 'expirationDate' | 'officeDueDate' | 'douDeadlineDate' | 'oppositionEndDate';

export interface NextDate {
  readonly kind: DateKind;
  readonly on: string;
  readonly mark: TrademarkRow;
}

const KINDS: readonly DateKind[] = [
  'officeDueDate',
  'douDeadlineDate',
  'oppositionEndDate',
  'expirationDate',
];

/** Days still to come of these marks, each by the calendar of its office, soonest first. All days are `YYYY-MM-DD`. */
export function nextDates(marks: readonly TrademarkRow[], now: Date): NextDate[] {
  const dates = marks.flatMap((mark) => {
    const today = officeToday(mark.jurisdiction, now);
    return KINDS.flatMap((kind) => {
      const on = mark[kind];
      return on === null || on < today ? [] : [{ kind, on, mark }];
    });
  });
  return dates.sort((left, right) => left.on.localeCompare(right.on));
}
