import type { TopicPlan } from './ports.js';

/** The one topic of a service's facts: `tracking.<service>.v1`. */
export function trackingTopic(source: string): string {
  return `tracking.${source}.v1`;
}

/** The services whose facts stand in these topics; other topics are passed over. */
export function sourcesOf(topics: readonly string[]): string[] {
  return topics.flatMap((topic) => /^tracking\.([a-z]+)\.v1$/.exec(topic)?.[1] ?? []).sort();
}

/** How big the topics of facts are. */
export interface TopicSize {
  /** @defaultValue 3; fixed for good once the topic exists */
  readonly partitions?: number;
  /** @defaultValue 1; production has 3 */
  readonly replicationFactor?: number;
}

/** What a service needs to be there before it starts: its own topic and those it reads. */
export function trackingTopicPlans(
  sources: readonly string[],
  { partitions = 3, replicationFactor = 1 }: TopicSize = {},
): TopicPlan[] {
  return [...new Set(sources)].map((source) => ({
    name: trackingTopic(source),
    partitions,
    replicationFactor,
  }));
}
