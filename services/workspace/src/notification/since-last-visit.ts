import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { execute, queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { EntityManager } from 'typeorm';
import { newsLines, type News } from './news-lines.js';
import { visitedAt, type Visit } from './visit.js';

export const sinceLastVisitTypeDefs = /* GraphQL */ `
  "One thing that happened."
  type NewsItem {
    id: ID!
    kind: NotificationKind!
    at: DateTime!
  }

  "What is new about one subject, told by the weightiest."
  type NewsLine {
    id: ID!
    kind: NotificationKind!
    at: DateTime!
    subjectType: String!
    subjectId: ID!
    "Names the subject for people."
    title: String!
    "Its other news, newest first."
    more: [NewsItem!]!
  }

  "What happened since somebody was last here, by others than themselves."
  type SinceLastVisit {
    "Up to when all was seen."
    since: DateTime!
    lines: [NewsLine!]!
  }

  extend type Mutation {
    "The person is here. What was shown at the visit before counts as seen once half an hour has passed without a request. For: customer."
    noteVisit: SinceLastVisit!
    "All of it was seen. For: customer."
    markNewsSeen: SinceLastVisit!
  }
`;

/** More than anybody reads. */
const MOST = 200;

export function sinceLastVisitResolvers(runtime: CommandRuntime): Resolvers {
  const change =
    (next: (before: Visit | null, now: Date) => Visit) =>
    async (_: unknown, __: unknown, { viewer }: RequestContext): Promise<object> => {
      requireOneOf(['customer'], viewer);
      const { userId = '' } = viewer;
      const now = runtime.clock.now();
      return inTransaction(runtime.db, async (tx) => {
        const { seenThrough } = await keep(tx, userId, next(await readVisit(tx, userId), now));
        return { since: seenThrough, lines: newsLines(await newsSince(tx, userId, seenThrough)) };
      });
    };
  return {
    Mutation: {
      noteVisit: change(visitedAt),
      markNewsSeen: change((_, now) => ({ seenThrough: now, lastAt: now })),
    },
  };
}

async function readVisit(tx: EntityManager, userId: string): Promise<Visit | null> {
  return (
    (await queryRow<Visit>(
      tx,
      'select seen_through as "seenThrough", last_at as "lastAt" from portal_visit where user_id = $1 for update',
      [userId],
    )) ?? null
  );
}

async function keep(tx: EntityManager, userId: string, visit: Visit): Promise<Visit> {
  await execute(
    tx,
    'insert into portal_visit (user_id, seen_through, last_at) values ($1, $2, $3) on conflict (user_id) do update set seen_through = $2, last_at = $3',
    [userId, visit.seenThrough, visit.lastAt],
  );
  return visit;
}

/** What others did: of one's own acts nobody is told. */
function newsSince(tx: EntityManager, userId: string, since: Date): Promise<News[]> {
  return queryRows<News>(
    tx,
    'select id, kind, subject_type as "subjectType", subject_id as "subjectId", title, created_at as at from notification where user_id = $1 and created_at > $2 order by created_at desc limit $3',
    [userId, since, MOST],
  );
}
