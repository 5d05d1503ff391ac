import { ownEvents } from '../../runtime/inbox/own-events.js';
import type { Consumer } from '../../runtime/inbox/consumer.js';
import { startConsumers, type Consumers } from '../../runtime/inbox/start-consumers.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import type { KafkaOptions } from '../../runtime/kafka/kafkajs-client.js';
import { kafkajsPublisher } from '../../runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '../../runtime/kafka/kafkajs-subscription.js';
import { kafkajsTopics } from '../../runtime/kafka/kafkajs-topics.js';
import { trackingTopicPlans, type TopicSize } from '../../runtime/kafka/tracking-topics.js';
import { startRelay } from '../../runtime/outbox/relay.js';
import type { Program } from '../../runtime/process/begin-program.js';
import { untilOpened } from '../../runtime/process/until-opened.js';
import { withinMs } from '../../runtime/process/within-ms.js';
import { startHousekeeping } from '../service/housekeeping.js';
import type { OpenedRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import type { ServiceSettings } from '../service/service-settings.js';
import { observePromises } from './promise-metrics.js';
import { observeArchive } from './archive-metrics.js';
import { observeRebuildChecks } from './rebuild-check-metrics.js';
import { observeTables } from './table-metrics.js';
import { observeTopics } from './topic-metrics.js';
import { withOwners } from './with-owners.js';
import { observeWriteSide } from './write-side-metrics.js';

/** What a broker that is away does not take within this stays in the outbox for whoever leads next. */
const LAST_WORDS_MS = 5_000;

/** What events go out and come in with. */
export interface EventSide {
  readonly settings: ServiceSettings;
  readonly program: Program;
  readonly opened: OpenedRuntime;
  readonly kafka: KafkaOptions;
  readonly size: TopicSize;
}

/** Relays what a service says, hears what others say, and keeps its house. Settles at once; the broker is joined whenever it is there. */
export async function startEventSide(declared: ServiceDefinition, side: EventSide): Promise<void> {
  const { settings, program, opened, kafka, size } = side;
  const definition = withOwners(declared, settings.SEAL_KEY);
  const { log } = program;
  const { db, runtime, encoder } = opened;
  const publisher = kafkajsPublisher(kafka);
  program.holds(() => lastWords(publisher.close()));
  const shapes = Object.fromEntries(
    definition.aggregates.map((aggregate) => [aggregate.category, aggregate]),
  );
  const outgoing = { encryptionKey: settings.SEAL_KEY, encoder, shapes, clock: runtime.clock, log };
  const own = ownEvents({ ...outgoing, db, released: opened.signal });
  const relay = startRelay({
    ...outgoing,
    databaseUrl: settings.DATABASE_URL,
    publisher,
    committed: () => own.nudge(),
  });
  program.holds(() => lastWords(relay.stop()));
  opened.onCommit(() => {
    relay.nudge();
    own.nudge();
    if (!relay.status().leading || own.isReadElsewhere()) opened.signal();
  });
  const consumers = await hear(definition, { program, runtime, kafka, size, own: own.subscribe });
  observeWriteSide({ db, relay, consumers });
  observeTables(db);
  observeRebuildChecks(runtime);
  observeArchive(runtime);
  observePromises(runtime, definition.promises ?? []);
  observeTopics(definition.name, () => kafkajsTopics(kafka));
  const housekeeping = startHousekeeping({ db, clock: runtime.clock, log });
  program.holds(() => housekeeping.stop());
}

interface Hearing {
  readonly program: Program;
  readonly runtime: CommandRuntime;
  readonly kafka: KafkaOptions;
  readonly size: TopicSize;
  readonly own: ReturnType<typeof kafkajsSubscribe>;
}

/** Kafka is for what others say: who hears nobody but the own service reads it from the own database, and waits for no broker. */
async function hear(
  { name: service, consumers }: ServiceDefinition,
  { program, runtime, kafka, size, own }: Hearing,
): Promise<Pick<Consumers, 'status'>> {
  const hearsOwn = ({ sources }: Consumer): boolean => sources.every((source) => source === service);
  const heard = await startConsumers({
    service,
    consumers: consumers.filter(hearsOwn),
    subscribe: own,
    runtime,
  });
  program.holds(() => heard.stop());
  let joined: Consumers | undefined;
  program.holds(() => joined?.stop());
  void untilOpened('broker', program.log, async () => {
    const sources = [service, ...consumers.flatMap((consumer) => consumer.sources)];
    await ensureTopics(sources, { kafka, size });
    joined = await startConsumers({
      service,
      consumers: consumers.filter((consumer) => !hearsOwn(consumer)),
      subscribe: kafkajsSubscribe(kafka),
      runtime,
    });
  });
  return { status: () => [...heard.status(), ...(joined?.status() ?? [])] };
}

async function lastWords(closing: Promise<void>): Promise<void> {
  await withinMs(LAST_WORDS_MS, closing).catch(() => undefined);
}

async function ensureTopics(
  sources: readonly string[],
  { kafka, size }: { readonly kafka: KafkaOptions; readonly size: TopicSize },
): Promise<void> {
  const admin = await kafkajsTopics(kafka);
  try {
    await admin.ensureTopics(trackingTopicPlans(sources, size));
  } finally {
    await admin.close();
  }
}
