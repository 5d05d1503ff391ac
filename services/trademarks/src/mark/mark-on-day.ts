import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from '../deadlines/compute-deadlines.js';
import { settledStates, turningPoints, type Deadline } from '../deadlines/deadline.js';
import { officeToday } from '../deadlines/office-day.js';
import { factsOf, nextStory, type MarkStory, type TrademarkFact } from '../deadlines/rows/mark-story.js';
import { trademarkResource } from './trademark.resource.js';
import { trademark } from './trademark.work-item.js';

export const markOnDayTypeDefs = /* GraphQL */ `
  "What we knew of a mark at the end of a day, as its own history tells it."
  type TrademarkOnDay @tag(name: "admin") {
    "The day, at the office of the mark."
    day: Date!
    "False where we did not have the mark yet: nothing else is said then."
    known: Boolean!
    status: TrademarkStatus
    number: String
    "Whose it was."
    user: User
    ownerEntity: Party
    registrationDate: Date
    expirationDate: Date
    "What its owner had to do next, counted by the rules of today from what was known then."
    nextDateName: String
    nextDate: Date
  }

  extend type Query {
    "A mark as it was at the end of a day; null when there is no such mark. For: lawyer, admin."
    trademarkOnDay(id: ID!, day: Date!): TrademarkOnDay @tag(name: "admin")
  }
`;

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

/** Folds the history of a mark up to and with a day at its office. `events`: oldest first. */
export function markOnDay(id: string, events: readonly RecordedEvent[], day: string): object {
  const until = events as readonly (RecordedEvent & TrademarkFact)[];
  const { aggregate } = trademark;
  const state = until.reduce(aggregate.evolve, aggregate.initial);
  const story = until.reduce<MarkStory | undefined>(nextStory, undefined);
  if (!state.exists || story === undefined) return { day, known: false };
  const { status, number, userId, ownerEntityId, registrationDate, expirationDate } = state.fields;
  const due = firstDue(computeDeadlines(factsOf(id, story), day).deadlines, day);
  return {
    day,
    known: true,
    status,
    number,
    user: userId ? { __typename: 'User', id: userId } : null,
    ownerEntity: ownerEntityId ? { __typename: 'Party', id: ownerEntityId } : null,
    registrationDate,
    expirationDate,
    nextDateName: due?.name ?? null,
    nextDate: due?.date ?? null,
  };
}

export function markOnDayResolvers(clock: Clock): Resolvers {
  return {
    Query: {
      trademarkOnDay: async (
        _: unknown,
        { id, day }: { id: string; day: string },
        { manager, viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        if (!isCalendarDate(day))
          throw new Rejection('BAD_USER_INPUT', 'this day does not exist; write YYYY-MM-DD', ['day']);
        const [mark] = await readByIds(manager, trademarkResource, viewer, [id]);
        if (mark === undefined) return null;
        const office = String(mark['jurisdiction']);
        if (day > officeToday(office, clock.now()))
          throw new Rejection('BAD_USER_INPUT', 'this day has not come yet; choose today or earlier', [
            'day',
          ]);
        // A request is answered outside of a transaction, and a stream is read within one.
        const events = await inTransaction(manager.connection, (tx) =>
          readStream(tx, id, trademark.aggregate),
        );
        return markOnDay(
          id,
          events.filter(({ occurredAt }) => officeToday(office, occurredAt) <= day),
          day,
        );
      },
    },
  };
}
