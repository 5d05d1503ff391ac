import type { TopicAdmin } from '../../runtime/kafka/ports.js';
import { trackingTopic } from '../../runtime/kafka/tracking-topics.js';
import { observeTogether } from '../../runtime/process/process-metrics.js';

const KEEP_MS = 300_000;

/** How many partitions the topic of a service has, asked every five minutes at most: it changes when a person changes it. */
export function observeTopics(service: string, open: () => Promise<TopicAdmin>): void {
  let kept: { readonly partitions: ReadonlyMap<string, number>; readonly until: number } | undefined;
  observeTogether({
    group: 'broker',
    gauges: {
      partitions: {
        name: 'cotta_topic_partitions',
        help: 'Partitions the topic has',
        labelNames: ['topic'],
      },
    },
    look: async ({ partitions }) => {
      if (kept === undefined || kept.until < performance.now())
        kept = { partitions: await ask(service, open), until: performance.now() + KEEP_MS };
      for (const [topic, count] of kept.partitions) partitions.set({ topic }, count);
    },
  });
}

async function ask(service: string, open: () => Promise<TopicAdmin>): Promise<ReadonlyMap<string, number>> {
  const admin = await open();
  try {
    return await admin.partitionCounts([trackingTopic(service)]);
  } finally {
    await admin.close();
  }
}
