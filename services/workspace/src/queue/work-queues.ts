import type { QueueState } from '@cotta/kit/runtime/jobs/queue-watch.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';

export const workQueueTypeDefs = /* GraphQL */ `
  "A queue of work between services, and the worker that empties it."
  type WorkQueue @tag(name: "admin") {
    name: String!
    waiting: Int!
    active: Int!
    failed: Int!
    delayed: Int!
    "Since when the job that waits longest has waited."
    oldestWaitingAt: DateTime
    "When the worker did its regular round last; null where it never said so."
    lastTickAt: DateTime
    tickAgeSeconds: Int
    "No round for three minutes: what falls due is not found. There is a task for it."
    late: Boolean!
  }

  "Letters that have not come to a good end."
  type LetterBacklog @tag(name: "admin") {
    "Due, and not handed over yet."
    waiting: Int!
    oldestDueAt: DateTime
    "The mail server would not have them."
    failed: Int!
    "Perhaps handed over, perhaps not: a person decides."
    unknown: Int!
  }

  extend type Query {
    "Queues and their workers, by name; empty while Redis is away. For: lawyer, admin."
    workQueueList: [WorkQueue!]! @tag(name: "admin")
    "For: lawyer, admin."
    letterBacklog: LetterBacklog! @tag(name: "admin")
  }
`;

/** A round is due each minute; after three something is wrong. */
export const LATE_AFTER_S = 180;

export type ReadQueues = () => Promise<readonly QueueState[]>;

export function tickAge({ lastTickAt }: Pick<QueueState, 'lastTickAt'>, now: Date): number | null {
  return lastTickAt === null ? null : Math.max(0, Math.floor((now.getTime() - lastTickAt.getTime()) / 1000));
}

export function workQueueResolvers(readQueues: ReadQueues, clock: Clock): Resolvers {
  return {
    Query: {
      workQueueList: async (_: unknown, __: unknown, { viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        const now = clock.now();
        return (await readQueues()).map((queue) => ({
          ...queue,
          tickAgeSeconds: tickAge(queue, now),
          late: (tickAge(queue, now) ?? 0) > LATE_AFTER_S,
        }));
      },
      letterBacklog: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        const rows: object[] = await manager.query(
          `select count(*) filter (where state = 'queued' and next_attempt_at <= $1)::integer as waiting, min(next_attempt_at) filter (where state = 'queued' and next_attempt_at <= $1) as "oldestDueAt",
             count(*) filter (where state = 'failed')::integer as failed, count(*) filter (where state = 'unknown')::integer as unknown
           from outgoing_mail where state in ('queued', 'failed', 'unknown')`,
          [clock.now()],
        );
        return rows[0];
      },
    },
  };
}
