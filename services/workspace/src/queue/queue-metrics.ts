import type { QueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { observeTogether } from '@cotta/kit/runtime/process/process-metrics.js';

/** What waits in Redis, for all services: one look at all queues. */
export function observeQueues(watch: Pick<QueueWatch, 'ask'>): void {
  observeTogether({
    group: 'queues',
    gauges: {
      jobs: { name: 'cotta_queue_jobs', help: 'Jobs in Redis by state', labelNames: ['queue', 'state'] },
      age: {
        name: 'cotta_queue_oldest_waiting_age_seconds',
        help: 'Age of the job that waits longest',
        labelNames: ['queue'],
      },
    },
    look: async ({ jobs, age }) => {
      for (const { name: queue, oldestWaitingAt, ...counts } of await watch.ask()) {
        for (const state of ['waiting', 'active', 'delayed', 'failed'] as const)
          jobs.set({ queue, state }, counts[state]);
        age.set(
          { queue },
          oldestWaitingAt === null ? 0 : Math.max(0, Date.now() - oldestWaitingAt.getTime()) / 1000,
        );
      }
    },
  });
}
