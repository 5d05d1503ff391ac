import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { FoldedEvent } from '@cotta/kit/runtime/history/fold-to-day.js';
import { computeDeadlines } from '../deadlines/compute-deadlines.js';
import { settledStates, turningPoints, type Deadline } from '../deadlines/deadline.js';
import { factsOf, nextStory, type MarkStory, type TrademarkFact } from '../deadlines/rows/mark-story.js';

export const markOnDayTypeDefs = /* GraphQL */ `
  extend type TrademarkOnDay {
    "What its owner had to do next, counted by the rules of today from what was known then."
    nextDateName: String
    nextDate: Date
  }
`;

interface MarkOnDay {
  readonly recordId: string;
  readonly day: string;
  readonly taken: readonly FoldedEvent[];
}

/** What is due first of what the owner has to do; in a time of grace the last day of that. */
function firstDue(deadlines: readonly Deadline[], day: string): { name: string; date: string } | undefined {
  return deadlines
    .filter(
      ({ actor, kind, state }) => actor === 'owner' && !turningPoints.has(kind) && !settledStates.has(state),
    )
    .map(({ name, nominalDate, grace }) => ({
      name,
      date: nominalDate < day && grace !== null ? grace.nominalDate : nominalDate,
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
}

function nextOf({ recordId, day, taken }: MarkOnDay): { name: string; date: string } | undefined {
  const facts = taken as readonly (FoldedEvent & TrademarkFact)[];
  const story = facts.reduce<MarkStory | undefined>((before, fact) => nextStory(before, fact), undefined);
  return story === undefined
    ? undefined
    : firstDue(computeDeadlines(factsOf(recordId, story), day).deadlines, day);
}

export const markOnDayResolvers: Resolvers = {
  TrademarkOnDay: {
    nextDateName: (then: MarkOnDay) => nextOf(then)?.name ?? null,
    nextDate: (then: MarkOnDay) => nextOf(then)?.date ?? null,
  },
};
