import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { settledStates, type DeadlinePhase } from '../deadline.js';
import { officeToday } from '../office-day.js';
import { stateOn } from './deadline-rows.js';
import { trademarkDeadlineResource } from '../trademark-deadline.resource.js';

export const stillPossibleTypeDefs = /* GraphQL */ `
  extend type TrademarkDeadline {
    "Of a missed day: what may put it right, the nearest one that still can be done. Null where nothing was missed or nothing is known."
    stillPossible: TrademarkDeadline
  }
`;

export interface MissableRow {
  readonly trademarkId?: string;
  readonly jurisdiction?: string;
  readonly kind?: string;
  readonly actor?: string;
  readonly nominalDate?: string;
  readonly triggerDate?: string;
  readonly phases?: readonly DeadlinePhase[];
}

/** Of the deadlines of one mark: a restoration, a revival or a continuation that counts from the missed day or later and is not over. `at`: now. */
export function remedyOf<Row extends MissableRow>(
  missed: MissableRow,
  rows: readonly Row[],
  at: Date,
): Row | null {
  const today = officeToday(missed.jurisdiction, at);
  const { actor, kind, nominalDate = '', phases = [] } = missed;
  if (actor !== 'owner' || kind === 'revival' || stateOn(phases, today) !== 'lapsed') return null;
  const open = rows.filter(
    (row) =>
      row.kind === 'revival' &&
      (row.triggerDate ?? '') >= nominalDate &&
      !settledStates.has(stateOn(row.phases ?? [], today)),
  );
  return open.toSorted((a, b) => ((a.nominalDate ?? '') < (b.nominalDate ?? '') ? -1 : 1))[0] ?? null;
}

/** Of twenty deadlines of a list in one query. */
export function stillPossibleResolvers(clock: Clock): Resolvers {
  return {
    TrademarkDeadline: {
      stillPossible: async (missed: MissableRow, _: unknown, context: RequestContext) =>
        remedyOf(
          missed,
          (await loadRowsBy(
            context,
            trademarkDeadlineResource,
            'trademarkId',
            missed.trademarkId ?? '',
          )) as readonly MissableRow[],
          clock.now(),
        ),
    },
  };
}
