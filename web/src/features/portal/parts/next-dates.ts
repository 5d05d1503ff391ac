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

/** Days still to come of these marks, soonest first. `today` and all days are `YYYY-MM-DD`. */
export function nextDates(marks: readonly TrademarkRow[], today: string): NextDate[] {
  const dates = marks.flatMap((mark) =>
    KINDS.flatMap((kind) => {
      const on = mark[kind];
      return on === null || on < today ? [] : [{ kind, on, mark }];
    }),
  );
  return dates.sort((left, right) => left.on.localeCompare(right.on));
}
