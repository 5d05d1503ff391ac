import { defineCommand, type Aggregate, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { QueueAdmin, QueueWork } from '@cotta/kit/runtime/jobs/queue-admin.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';

export const tendQueuesTypeDefs = /* GraphQL */ `
  "What was done to one queue."
  type QueueWork @tag(name: "admin") {
    name: String!
    "Jobs that were given back to the worker, or forgotten."
    jobs: Int!
  }

  type QueuesTended @tag(name: "admin") {
    queues: [QueueWork!]!
  }
`;

export type TendQueues = Pick<QueueAdmin, 'retryFailed' | 'clearEnded'>;

/** Where no worker is. */
export const noQueues: TendQueues = {
  retryFailed: () => Promise.resolve([]),
  clearEnded: () => Promise.resolve([]),
};

export type QueueEvent = DomainEvent & { readonly type: 'FailedJobsRetried' | 'EndedJobsCleared' };

/** No rows: who did it and why stand in the history and in the audit log. */
export const workQueue: Aggregate<object, QueueEvent> = {
  category: 'work_queue',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

const input = {
  queue: f.text('One queue by its name; without it all of them.', { max: 100, min: 1, optional: true }),
  reason: f.longText('Why; staff read it in the audit log.', { max: 2000, min: 3 }),
};

const said =
  (type: QueueEvent['type']) =>
  (
    _: object,
    { queue, reason }: { readonly queue?: string | null; readonly reason: string },
  ): readonly QueueEvent[] => [{ type, data: { queue: queue ?? null }, reason }];

export const retryFailedJobs = defineCommand({
  name: 'RetryFailedJobs',
  doc: 'Gives jobs that failed back to their workers. What they do is done once, however often they run.',
  aggregate: workQueue,
  stream: 'new',
  allowed: ['admin'],
  input,
  decide: said('FailedJobsRetried'),
});

export const clearEndedJobs = defineCommand({
  name: 'ClearEndedJobs',
  doc: 'Forgets jobs that came to an end, good or bad. What waits or is planned stays, and no letter or reminder is lost: their rows are not in the queue.',
  aggregate: workQueue,
  stream: 'new',
  allowed: ['admin'],
  input,
  decide: said('EndedJobsCleared'),
});

/** First it is written down who does it and why, then it is done: the same wish after a crash does it again, which changes nothing more. */
export function queueCommands(queueAdmin: TendQueues): readonly ExposedCommand[] {
  const tended = (
    act: (only?: string) => Promise<readonly QueueWork[]>,
  ): NonNullable<ExposedCommand['result']> => ({
    typeName: 'QueuesTended',
    resolve: async (_done, _context, given) => {
      const { queue } = given as { readonly queue?: string | null };
      return { queues: await act(queue ?? undefined) };
    },
  });
  return [
    { command: retryFailedJobs, result: tended((only) => queueAdmin.retryFailed(only)) },
    { command: clearEndedJobs, result: tended((only) => queueAdmin.clearEnded(only)) },
  ];
}
