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
  /** Fixed for good once the topic exists. */
  readonly partitions: number;
  /** On how many brokers each record stands. */
  readonly replicationFactor: number;
}

/** What one machine needs. */
export const smallTopics: TopicSize = { partitions: 3, replicationFactor: 1 };

/** What a service needs to be there before it starts: its own topic and those it reads. */
export function trackingTopicPlans(
  sources: readonly string[],
  { partitions, replicationFactor }: TopicSize,
): TopicPlan[] {
  return [...new Set(sources)].map((source) => ({
    name: trackingTopic(source),
    partitions,
    replicationFactor,
  }));
}
