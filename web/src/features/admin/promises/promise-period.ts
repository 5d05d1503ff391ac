import type { ServicePromiseFilter } from '../../../generated/schema.js';
import type { Figures } from './promise-board.graphql.js';

/** Periods of the board, by their name in the address. */
export const PERIODS = ['week', 'last', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export interface Span {
  /** ISO instants: from, and before. */
  readonly from: string;
  readonly to: string;
}

/** A period by the reader's days: weeks begin on Monday. */
export function spanOfPeriod(period: Period, now: Date): Span {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const monday = day - ((now.getDay() + 6) % 7);
  const [from, to] = {
    week: [new Date(year, month, monday), new Date(year, month, monday + 7)],
    last: [new Date(year, month, monday - 7), new Date(year, month, monday)],
    month: [new Date(year, month, 1), new Date(year, month + 1, 1)],
  }[period] as [Date, Date];
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Numbers that have rows behind them. */
export const COUNTED = ['promised', 'kept', 'broken', 'atRisk', 'open'] as const;
export type Counted = (typeof COUNTED)[number];

/** One number of the board: which column of which row. */
export interface Cell {
  readonly counted: Counted;
  readonly of: 'total' | 'person' | 'work';
  readonly figures: Figures;
}

export const countOf = ({ figures, counted }: Pick<Cell, 'figures' | 'counted'>): number =>
  counted === 'atRisk' ? figures.atRiskIds.length : figures[counted];

/** The rows that a number counts. */
export function rowsOf({ counted, of, figures }: Cell, { from, to }: Span): ServicePromiseFilter {
  if (counted === 'atRisk') return { id: { in: [...figures.atRiskIds] } };
  return {
    promisedAt: { gte: from, lt: to },
    state:
      counted === 'promised'
        ? { neq: 'RELEASED' }
        : { eq: ({ kept: 'KEPT', broken: 'BROKEN', open: 'OPEN' } as const)[counted] },
    ...(of === 'work' && figures.work !== null ? { work: { eq: figures.work } } : {}),
    ...(of === 'person'
      ? { assignedAdminId: figures.userId === null ? { isNull: true } : { eq: figures.userId } }
      : {}),
  };
}
