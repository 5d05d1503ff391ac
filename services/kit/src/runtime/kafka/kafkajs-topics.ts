import { setTimeout as pause } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import type { Log } from '../process/log.js';
import { brokerName, type KafkaOptions, openKafka } from './kafkajs-client.js';
import { DAYS_ON_THE_BROKER, type TopicAdmin, type TopicPlan } from './ports.js';

const retentionMs = DAYS_ON_THE_BROKER * 86_400_000;
const leadersWithinMs = 10_000;

/** Topics by kafkajs, over a connection of their own. @throws when the broker does not answer */
export async function kafkajsTopics(options: KafkaOptions): Promise<TopicAdmin> {
  const admin = openKafka(options).admin();
  await admin.connect();
  return {
    ensureTopics: async (topics) => {
      const plans = topics.map((plan) => ({ ...plan, name: brokerName(options, plan.name) }));
      await ensureTopics(admin, plans);
      await sayWhatDiffers(admin, plans, options.log);
    },
    deleteTopics: async (names) => {
      const known = await admin.listTopics();
      const here = names.map((name) => brokerName(options, name)).filter((name) => known.includes(name));
      if (here.length > 0) await admin.deleteTopics({ topics: here });
    },
    topicNames: async () => {
      const prefix = brokerName(options, '');
      const names = await admin.listTopics();
      return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    },
    partitionCounts: async (names) => {
      const { topics } = await admin.fetchTopicMetadata({
        topics: names.map((name) => brokerName(options, name)),
      });
      const prefix = brokerName(options, '').length;
      return new Map(topics.map(({ name, partitions }) => [name.slice(prefix), partitions.length]));
    },
    close: () => admin.disconnect(),
  };
}

async function ensureTopics(admin: Admin, plans: readonly TopicPlan[]): Promise<void> {
  const known = await admin.listTopics();
  const missing = plans.filter((plan) => !known.includes(plan.name));
  if (missing.length > 0)
    await create(admin, missing).catch((error: unknown) => ensureMadeByOther(admin, missing, error));
  await waitForLeaders(
    admin,
    plans.map((plan) => plan.name),
  );
}

async function create(admin: Admin, plans: readonly TopicPlan[]): Promise<void> {
  await admin.createTopics({
    waitForLeaders: false,
    topics: plans.map(({ name, partitions, replicationFactor }) => ({
      topic: name,
      numPartitions: partitions,
      replicationFactor,
      configEntries: [
        { name: 'cleanup.policy', value: 'delete' },
        { name: 'retention.ms', value: String(retentionMs) },
        { name: 'min.insync.replicas', value: String(leastInSync(replicationFactor)) },
      ],
    })),
  });
}

/** Two services that start together may both try. */
async function ensureMadeByOther(admin: Admin, plans: readonly TopicPlan[], error: unknown): Promise<void> {
  const known = await admin.listTopics();
  const missing = plans.filter((plan) => !known.includes(plan.name));
  if (missing.length === plans.length) throw error;
  if (missing.length > 0) await create(admin, missing);
}

async function waitForLeaders(admin: Admin, topics: string[]): Promise<void> {
  const until = Date.now() + leadersWithinMs;
  for (;;) {
    const problem = await leaderProblem(admin, topics);
    if (problem === undefined) return;
    if (Date.now() > until)
      throw new Error(`topics without a leader after ${leadersWithinMs} ms: ${topics.join(', ')}`, {
        cause: problem,
      });
    await pause(100);
  }
}

async function leaderProblem(admin: Admin, topics: string[]): Promise<unknown> {
  try {
    const metadata = await admin.fetchTopicMetadata({ topics });
    const all = metadata.topics.every(
      (topic) => topic.partitions.length > 0 && topic.partitions.every((partition) => partition.leader >= 0),
    );
    return all ? undefined : 'no leader yet';
  } catch (error) {
    return error;
  }
}

/** Copies that must have a record before it counts as written: of three, one may be away. */
function leastInSync(replicationFactor: number): number {
  return replicationFactor >= 3 ? 2 : 1;
}

/** What is there is never changed here: more partitions would break the order per key, and copies are moved by whoever runs the brokers. */
async function sayWhatDiffers(admin: Admin, plans: readonly TopicPlan[], log: Log): Promise<void> {
  const { topics } = await admin.fetchTopicMetadata({ topics: plans.map(({ name }) => name) });
  for (const { name, partitions, replicationFactor } of plans) {
    const there = topics.find((topic) => topic.name === name)?.partitions ?? [];
    const has = {
      partitions: there.length,
      replicationFactor: Math.min(...there.map(({ replicas }) => replicas.length)),
    };
    if (has.partitions !== partitions || has.replicationFactor !== replicationFactor)
      log.warn(
        { topic: name, has, wanted: { partitions, replicationFactor } },
        'topic has another size than the settings say and stays as it is',
      );
  }
}
