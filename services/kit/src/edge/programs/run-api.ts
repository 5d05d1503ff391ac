import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { ownEvents, type OwnEvents } from '../../runtime/inbox/own-events.js';
import { startConsumers, type Consumers } from '../../runtime/inbox/start-consumers.js';
import type { KafkaOptions } from '../../runtime/kafka/kafkajs-client.js';
import { kafkajsPublisher } from '../../runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '../../runtime/kafka/kafkajs-subscription.js';
import type { Reader, Subscribe } from '../../runtime/kafka/ports.js';
import { severalSubscriptions } from '../../runtime/kafka/several-subscriptions.js';
import { kafkajsTopics } from '../../runtime/kafka/kafkajs-topics.js';
import { type TopicSize, trackingTopic, trackingTopicPlans } from '../../runtime/kafka/tracking-topics.js';
import type { Log } from '../../runtime/process/log.js';
import { startRelay } from '../../runtime/outbox/relay.js';
import { rowOwners } from '../../runtime/owners/on-row-owners.js';
import { observeWriteSide } from './write-side-metrics.js';
import { buildSubgraph } from '../subgraph/build.js';
import { serveSubgraph } from '../subgraph/serve.js';
import type { Clock } from '../../model/time/clock.js';
import { startHousekeeping } from '../service/housekeeping.js';
import { executeThrough } from '../service/execute-through.js';
import { openRuntime, type OpenedRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { kafkaOf, readViewerKeys, type ServiceSettings, topicSizeOf } from '../service/service-settings.js';

/** A service that answers. `close` settles when nothing of it runs any more. */
export interface RunningService {
  readonly runtime: OpenedRuntime['runtime'];
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the subgraph, the relay and the consumers of a service. Settles once it answers and listens. */
export async function runApi(
  declared: ServiceDefinition,
  settings: ServiceSettings,
  options: { log: Log; clock?: Clock },
): Promise<RunningService> {
  const definition = withOwners(declared, settings.SEAL_KEY);
  const { log } = options;
  const size = topicSizeOf(settings);
  const opened = await openRuntime(definition, {
    databaseUrl: settings.DATABASE_URL,
    use: 'api',
    ...options,
  });
  const { db, runtime, encoder } = opened;
  const kafka = { ...kafkaOf(settings), clientId: definition.name, log };
  await ensureTopics(definition, { kafka, size });
  const publisher = kafkajsPublisher(kafka);
  const shapes = Object.fromEntries(
    definition.aggregates.map((aggregate) => [aggregate.category, aggregate]),
  );
  const relay = startRelay({
    databaseUrl: settings.DATABASE_URL,
    encryptionKey: settings.SEAL_KEY,
    encoder,
    publisher,
    shapes,
    clock: runtime.clock,
    log,
  });
  const own = ownEvents({ db, clock: runtime.clock, encryptionKey: settings.SEAL_KEY, encoder, shapes, log });
  opened.onCommit(() => {
    relay.nudge();
    own.nudge();
  });
  const subgraph = buildSubgraph({
    name: definition.name,
    resources: definition.resources,
    commands: definition.commands,
    execute: executeThrough(definition, runtime),
    ...(definition.typeDefs === undefined ? {} : { typeDefs: definition.typeDefs }),
    ...(definition.resolvers === undefined ? {} : { resolvers: definition.resolvers(runtime) }),
  });
  // A registry of its own: tests run two services in one process.
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  let consumers: Consumers | undefined;
  const server = await serveSubgraph({
    subgraph,
    manager: db.manager,
    host: settings.HOST,
    port: settings.PORT,
    viewerKeys: readViewerKeys(settings),
    clock: runtime.clock,
    log,
    health: async () => ({
      ready: (await answers(db)) && listening(consumers),
      relay: relay.status().leading,
    }),
    metrics: () => metrics.metrics(),
    ...(definition.internalRoutes === undefined ? {} : { extraRoutes: definition.internalRoutes(runtime) }),
  });
  consumers = await startConsumers({
    service: definition.name,
    consumers: definition.consumers,
    subscribe: ownOrOthers(definition.name, own, kafkajsSubscribe(kafka)),
    runtime,
  });
  const housekeeping = startHousekeeping({ db, clock: runtime.clock, log });
  observeWriteSide({ service: definition.name, db, relay, consumers }, metrics);
  return {
    runtime,
    port: server.port,
    close: async () => {
      await server.close();
      await consumers?.stop();
      await relay.stop();
      await publisher.close();
      await housekeeping.stop();
      await db.destroy();
    },
  };
}

/** Whoever lets people name rows of other services hears whose they are. */
function withOwners(definition: ServiceDefinition, encryptionKey: string): ServiceDefinition {
  const { names = {} } = definition;
  return Object.keys(names).length === 0
    ? definition
    : { ...definition, consumers: [...definition.consumers, rowOwners(names, encryptionKey)] };
}

/** Kafka is for what others say: who hears nobody but the own service reads it from the own database. */
function ownOrOthers(service: string, own: OwnEvents, others: Subscribe): Subscribe {
  const ownTopic = trackingTopic(service);
  const isOwn = ({ topics }: Reader): boolean => topics.every((topic) => topic === ownTopic);
  return ({ readers, ...group }) => {
    const hearing = readers.filter((reader) => !isOwn(reader));
    return severalSubscriptions([
      own.subscribe({ ...group, readers: readers.filter(isOwn) }),
      ...(hearing.length === 0 ? [] : [others({ ...group, readers: hearing })]),
    ]);
  };
}

async function answers(db: DataSource): Promise<boolean> {
  await db.query('select 1');
  return true;
}

function listening(consumers: Consumers | undefined): boolean {
  return consumers !== undefined && consumers.status().every((consumer) => consumer.running);
}

async function ensureTopics(
  definition: ServiceDefinition,
  { kafka, size }: { readonly kafka: KafkaOptions; readonly size: TopicSize },
): Promise<void> {
  const sources = new Set([definition.name, ...definition.consumers.flatMap((consumer) => consumer.sources)]);
  const admin = await kafkajsTopics(kafka);
  await admin.ensureTopics(trackingTopicPlans([...sources], size));
  await admin.close();
}
