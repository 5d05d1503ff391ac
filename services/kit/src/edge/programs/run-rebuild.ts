import { availableParallelism } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { DataSource } from 'typeorm';
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
import { foldParts } from '../../runtime/rebuild/parts.js';
import { settingsOrEnd } from '../../runtime/process/settings-or-end.js';
import { rebuildCommand } from '../../runtime/rebuild/rebuild-command.js';
import { digestOfCode } from './code-digest.js';
import { inThreads } from './in-threads.js';
import { withOwners } from './with-owners.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { kafkaOf, serviceSettings, topicSizeOf } from '../service/service-settings.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });
const keySettings = serviceSettings.pick({ SEAL_KEY: true });
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

type Rebuilt = Pick<ServiceDefinition, 'name' | 'aggregates' | 'consumers' | 'names'>;

/** `rebuild …` of a service, as the owner of its tables. The same program is each of its workers, as a thread with a connection of its own. */
export async function runRebuild(definition: Rebuilt): Promise<void> {
  const { DATABASE_OWNER_URL } = settingsOrEnd(() => readEnv(settings, process.env));
  const db = await openDatabase({
    url: DATABASE_OWNER_URL,
    applicationName: `${definition.name}-rebuild${isMainThread ? '' : '-worker'}`,
    poolSize: 2,
  });
  if (isMainThread) process.exitCode = await commandOf(definition, db);
  else await foldParts(db, definition.aggregates);
  await db.destroy();
}

async function commandOf(definition: Rebuilt, db: DataSource): Promise<number> {
  const [, program = ''] = process.argv;
  return rebuildCommand({
    args: process.argv.slice(2),
    db,
    aggregates: definition.aggregates,
    // Nothing is heard here, so nothing has to be opened.
    consumers: withOwners(definition, '').consumers,
    foldIn: (workers) => inThreads(program, workers),
    cores: availableParallelism(),
    madeBy: await digestOfCode(program),
    growTopic: () =>
      withTopics(definition.name, async (topics, plan) => ({
        name: await growTopic(db, topics, plan),
        partitions: plan.partitions,
      })),
    replaceTopic: (since) =>
      withTopics(definition.name, (topics, plan) => replaceLostTopic(db, topics, { plan, since })),
    encryptionKeys: () => readEnv(keySettings, process.env).SEAL_KEY,
    print: (line) => process.stdout.write(`${definition.name}: ${line}\n`),
  });
}

/** `plan`: the first version of the service's topic, as its settings say. */
async function withTopics<T>(
  service: string,
  work: (topics: TopicAdmin, plan: TopicPlan) => Promise<T>,
): Promise<T> {
  const broker = settingsOrEnd(() => readEnv(brokerSettings, process.env));
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
