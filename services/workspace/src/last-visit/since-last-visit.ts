import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { printCursor, readCursor, type PartnerCursor } from '../partner-event/partner-cursor.js';
import {
  factsBetween,
  historyState,
  keptAt,
  lostPlace,
  placeAt,
  type HistoryState,
  type LostPlace,
} from './read-since.js';
import { keepVisit, readVisit, type Onlooker } from './seen-places.js';
import { sinceGroups, type SinceGroup } from './since-groups.js';
import { sinceTitles } from './since-titles.js';
import { seenUpTo, visitedAt, type SeenPlace } from './visit.js';

export const sinceLastVisitTypeDefs = /* GraphQL */ `
  "What several facts of one thing came to."
  type SinceFact {
    "As partners hear it: order.paid."
    type: String!
    recordType: String!
    recordId: ID!
    at: DateTime!
    "How many there were, of what is counted."
    count: Int!
    "Of a date that is near."
    nominalDate: Date
  }

  "What happened to one mark, order or other thing."
  type SinceGroup {
    subjectType: String!
    subjectId: ID!
    "What people call it; empty where it has no name here."
    title: String!
    at: DateTime!
    facts: [SinceFact!]!
    "Of a mark that stands otherwise: the versions of its history to compare. Null where only something beside it happened."
    fromVersion: Int
    toVersion: Int
  }

  "Why a place cannot be gone on from."
  enum SinceLostPlace {
    "It is of the history before a restore."
    OTHER_HISTORY
    "Nothing has come that far yet."
    NOT_REACHED
    "It is older than what is kept."
    NO_LONGER_KEPT
  }

  "A place in the numbered history of an account, and when somebody was there."
  type SincePlace {
    "As it was handed out; nothing is read from it."
    place: String!
    at: DateTime!
  }

  "What happened to an account between two places of its history."
  type SinceLastVisit {
    from: SincePlace!
    through: SincePlace!
    "There is more after it; it comes once this was read."
    more: Boolean!
    "Why it begins by its date and not at the place that was asked for; null where it begins there."
    lost: SinceLostPlace
    groups: [SinceGroup!]!
    "Where the list began that was read last; null where none was."
    before: SincePlace
  }

  extend type Query {
    "The list from a place up to another one, the same as it was; without the second up to now. A place that is lost is answered by the list from \`at\`. For: customer."
    sinceList(from: String!, through: String, at: DateTime): SinceLastVisit!
  }

  extend type Mutation {
    "The person is here. What was shown at the visit before counts as seen once half an hour has passed without a request. For: customer."
    noteVisit: SinceLastVisit!
    "The list was read up to this place; what came after it stays new. For: customer."
    markNewsSeen(through: String!): SinceLastVisit!
  }
`;

interface Asked {
  readonly from: SeenPlace;
  /** Undefined: all there is. */
  readonly through?: PartnerCursor | undefined;
}

interface ListArguments {
  readonly from: string;
  readonly through?: string | null;
  readonly at?: string | null;
}

export function sinceLastVisitResolvers({ db, clock }: CommandRuntime): Resolvers {
  return {
    Query: {
      sinceList: async (_: unknown, { from, through, at }: ListArguments, { viewer }: RequestContext) => {
        const who = onlooker(viewer);
        const begins = placeOf(from, 'from');
        const ends = through == null ? undefined : placeOf(through, 'through');
        return inTransaction(db, async (tx) => {
          const visit = await readVisit(tx, who);
          const asked = {
            from: { ...begins, at: at == null ? (visit?.seen.at ?? clock.now()) : new Date(at) },
            through: ends,
          };
          return listOf(tx, who, asked, { now: clock.now(), before: visit?.before ?? null });
        });
      },
    },
    Mutation: {
      noteVisit: async (_: unknown, __: unknown, { viewer }: RequestContext) => {
        const who = onlooker(viewer);
        return inTransaction(db, async (tx) => {
          const { epoch, end: position } = await historyState(tx);
          const now = clock.now();
          const visit = visitedAt(await readVisit(tx, who), { epoch, position, at: now });
          const list = await listOf(tx, who, { from: visit.seen }, { now, before: visit.before });
          // What one list does not hold was not shown either.
          await keepVisit(tx, who, { ...visit, shown: list.reached });
          return list;
        });
      },
      markNewsSeen: async (_: unknown, { through }: { through: string }, { viewer }: RequestContext) => {
        const who = onlooker(viewer);
        const place = placeOf(through, 'through');
        return inTransaction(db, async (tx) => {
          const history = await historyState(tx);
          const lost = lostPlace(place, history);
          if (lost !== undefined && lost !== 'NO_LONGER_KEPT')
            throw new Rejection('BAD_USER_INPUT', READ_WHAT[lost], ['through']);
          const now = clock.now();
          const here = { epoch: history.epoch, position: history.end, at: now };
          const visit = seenUpTo((await readVisit(tx, who)) ?? visitedAt(null, here), place);
          await keepVisit(tx, who, visit);
          return listOf(tx, who, { from: visit.seen }, { now, before: visit.before });
        });
      },
    },
    SinceGroup: {
      fromVersion: ({ versions }: SinceGroup) => versions?.from ?? null,
      toVersion: ({ versions }: SinceGroup) => versions?.to ?? null,
    },
  };
}

const READ_WHAT: Readonly<Record<'OTHER_HISTORY' | 'NOT_REACHED', string>> = {
  OTHER_HISTORY: 'this place is of another history; load the page again and read the list it shows',
  NOT_REACHED: 'nothing has come that far yet; load the page again and read the list it shows',
};

/** Whoever of the firm looks into an account is a person of their own. */
function onlooker(viewer: Viewer): Onlooker {
  requireOneOf(['customer'], viewer);
  const { userId = '', actingAdminId = userId } = viewer;
  return { personId: actingAdminId, userId };
}

function placeOf(text: string, field: string): PartnerCursor {
  const place = readCursor(text);
  if (place === undefined)
    throw new Rejection('BAD_USER_INPUT', 'give a place as it was handed out, such as 1-5231', [field]);
  return place;
}

interface List {
  readonly from: object;
  readonly through: object;
  readonly reached: SeenPlace;
  readonly more: boolean;
  readonly lost: LostPlace | null;
  readonly groups: readonly object[];
  readonly before: object | null;
}

async function listOf(
  tx: EntityManager,
  { userId }: Onlooker,
  { from: asked, through }: Asked,
  { now, before }: { readonly now: Date; readonly before: SeenPlace | null },
): Promise<List> {
  const history = await historyState(tx);
  const lostEnd = through === undefined ? undefined : lostEndOf(through, history);
  const lost = lostPlace(asked, history) ?? lostEnd ?? null;
  const from = lost === null ? asked : { ...(await placeAt(tx, history, asked.at)), at: asked.at };
  const end = through === undefined || lost !== null ? history.end : through.position;
  if (end < from.position)
    throw new Rejection('BAD_USER_INPUT', 'the second place is no earlier one than the first', ['through']);
  const { facts, through: reached, more } = await factsBetween(tx, userId, from.position, end);
  const groups = sinceGroups(facts);
  const titles = await sinceTitles(tx, groups, userId);
  const at = through === undefined || lost !== null ? now : await endedAt(tx, from, reached);
  const place = { epoch: history.epoch, position: reached, at };
  return {
    from: shown(from),
    through: shown(place),
    reached: place,
    more,
    lost,
    groups: groups.map((group) => ({ ...group, title: titles.get(group.subjectId) ?? '' })),
    before: before === null ? null : shown(before),
  };
}

/** A list that ended before now is of the time of its last fact. */
async function endedAt(tx: EntityManager, from: SeenPlace, reached: bigint): Promise<Date> {
  const kept = await keptAt(tx, reached);
  return kept === undefined || kept < from.at ? from.at : kept;
}

/** What was taken away for its age ends a list no worse than what is there. */
function lostEndOf(through: PartnerCursor, history: HistoryState): LostPlace | undefined {
  const lost = lostPlace(through, history);
  return lost === 'NO_LONGER_KEPT' ? undefined : lost;
}

const shown = (place: SeenPlace): object => ({ place: printCursor(place), at: place.at });
