import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';
import { openDatabase } from '../../runtime/database/open.js';
import { kafkajsTopics } from '../../runtime/kafka/kafkajs-topics.js';
import { trackingTopicPlans } from '../../runtime/kafka/tracking-topics.js';
import type { TopicAdmin, TopicPlan } from '../../runtime/kafka/ports.js';
import { growTopic } from '../../runtime/outbox/grow-topic.js';
import { replaceLostTopic } from '../../runtime/outbox/replace-lost-topic.js';
import { openLog } from '../../runtime/process/log.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { rebuildCommand } from '../../runtime/rebuild/rebuild-command.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { kafkaOf, serviceSettings, topicSizeOf } from '../service/service-settings.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });
const brokerSettings = serviceSettings.pick({
  KAFKA_BROKERS: true,
  KAFKA_NAMESPACE: true,
  KAFKA_USERNAME: true,
  KAFKA_PASSWORD: true,
  KAFKA_TLS: true,
  KAFKA_PARTITIONS: true,
  KAFKA_REPLICATION_FACTOR: true,
  KAFKA_SINGLE_COPY: true,
  NODE_ENV: true,
});

/** `rebuild …` of a service, as the owner of its tables. */
export async function runRebuild(definition: ServiceDefinition): Promise<void> {
  const { DATABASE_OWNER_URL } = readEnv(settings, process.env);
  const db = await openDatabase({
    url: DATABASE_OWNER_URL,
    applicationName: `${definition.name}-rebuild`,
    poolSize: 2,
  });
  process.exitCode = await rebuildCommand({
    args: process.argv.slice(2),
    db,
    aggregates: definition.aggregates,
    consumers: definition.consumers,
    growTopic: () =>
      withTopics(definition.name, async (topics, plan) => ({
        name: await growTopic(db, topics, plan),
        partitions: plan.partitions,
      })),
    replaceTopic: (since) =>
      withTopics(definition.name, (topics, plan) => replaceLostTopic(db, topics, { plan, since })),
    print: (line) => process.stdout.write(`${definition.name}: ${line}\n`),
  });
  await db.destroy();
}

/** `plan`: the first version of the service's topic, as its settings say. */
async function withTopics<T>(
  service: string,
  work: (topics: TopicAdmin, plan: TopicPlan) => Promise<T>,
): Promise<T> {
  const broker = readEnv(brokerSettings, process.env);
  const [plan] = trackingTopicPlans([service], topicSizeOf(broker));
  const topics = await kafkajsTopics({
    ...kafkaOf(broker),
    clientId: `${service}-rebuild`,
    log: openLog({ service: `${service}-rebuild`, level: 'warn' }),
  });
  try {
    if (plan === undefined) throw new Fault(`${service} has no topic`);
    return await work(topics, plan);
  } finally {
    await topics.close();
  }
}
