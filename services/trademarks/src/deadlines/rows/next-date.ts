import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { settledStates, turningPoints, type DeadlinePhase } from '../deadline.js';
import { officeToday } from '../office-day.js';
import { stateOn } from './deadline-rows.js';
import { trademarkDeadlineResource } from '../trademark-deadline.resource.js';

export const nextDateTypeDefs = /* GraphQL */ `
  extend type Trademark {
    "The nearest day by which its owner has to act: of what is not settled yet, in a time of grace the last day of that. Null where nothing is due."
    nextDate: Date
  }
`;

export interface DatedRow {
  readonly kind?: string;
  readonly actor?: string;
  readonly jurisdiction?: string;
  readonly nominalDate?: string;
  readonly graceDate?: string | null;
  readonly phases?: readonly DeadlinePhase[];
}

/** `at`: now; each office has its own today. */
export function nextDate(rows: readonly DatedRow[], at: Date): string | null {
  const dates = rows.flatMap(({ kind, actor, jurisdiction, nominalDate, graceDate, phases = [] }) => {
    const today = officeToday(jurisdiction, at);
    if (
      actor !== 'owner' ||
      turningPoints.has(kind ?? '') ||
      nominalDate === undefined ||
      settledStates.has(stateOn(phases, today))
    )
      return [];
    return nominalDate < today && graceDate ? [graceDate] : [nominalDate];
  });
  return dates.toSorted()[0] ?? null;
}

/** Of twenty marks of a list in one query. */
export function nextDateResolvers(clock: Clock): Resolvers {
  return {
    Trademark: {
      nextDate: async ({ id }: { id: string }, _: unknown, context: RequestContext) =>
        nextDate(
          (await loadRowsBy(context, trademarkDeadlineResource, 'trademarkId', id)) as readonly DatedRow[],
          clock.now(),
        ),
    },
  };
}
