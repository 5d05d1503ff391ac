import type { CommandRuntime } from '../commands/handle-command.js';
import type { EventSubscription, Subscribe, SubscriptionStatus } from '../kafka/ports.js';
import { trackingTopic } from '../kafka/tracking-topics.js';
import type { Consumer } from './consumer.js';
import { add, emptyTally, handleSlice, type Tally } from './handle-slice.js';
import { usualParkDelaysMs } from './parking.js';
import { retryParked } from './retry-parked.js';

/** What the consumers of a service run on. */
export interface ConsumersOptions {
  /** Name of the service that reads; groups are `<service>.<consumer>`. */
  readonly service: string;
  readonly consumers: readonly Consumer[];
  readonly subscribe: Subscribe;
  readonly runtime: CommandRuntime;
  /** @defaultValue `tracking.<source>.v1` */
  readonly topicOf?: (source: string) => string;
  /** @defaultValue 1 min, 10 min, 1 h, then only by a person */
  readonly parkDelaysMs?: readonly number[];
  /** How often parked events are looked through. @defaultValue 5 s */
  readonly parkedEveryMs?: number;
  /** Waits between tries of a slice that failed for now. @defaultValue 1 s … 30 s */
  readonly retryDelaysMs?: readonly number[];
}

/** How far one consumer is. */
export interface ConsumerStatus extends SubscriptionStatus {
  readonly name: string;
  /** Since the start of this process. */
  readonly tally: Readonly<Tally>;
}

/** The consumers of a service, while they run. */
export interface Consumers {
  /** Each consumer finishes the slice in hand. */
  stop(): Promise<void>;
  status(): readonly ConsumerStatus[];
}

/** Joins one group per consumer and handles what comes, until stopped. Settles once all have joined. */
export async function startConsumers(options: ConsumersOptions): Promise<Consumers> {
  const running = await Promise.all(options.consumers.map((consumer) => startOne(options, consumer)));
  return {
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
    status: () => running.map((one) => one.status()),
  };
}

async function startOne(options: ConsumersOptions, consumer: Consumer) {
  const { service, subscribe, runtime, topicOf = trackingTopic, parkDelaysMs = usualParkDelaysMs } = options;
  const tally: Tally = { ...emptyTally };
  const handling = { consumer, runtime, parkDelaysMs };
  const subscription: EventSubscription = subscribe({
    groupId: `${service}.${consumer.name}`,
    topics: consumer.sources.map((source) => topicOf(source)),
    ...(options.retryDelaysMs === undefined ? {} : { retryDelaysMs: options.retryDelaysMs }),
  });
  await subscription.run(async (slice) => add(tally, await handleSlice(handling, slice)));
  const retries = repeatedly(options.parkedEveryMs ?? 5_000, async () => {
    await retryParked(handling).catch((error: unknown) =>
      runtime.log.warn({ err: error, consumer: consumer.name }, 'parked events could not be looked through'),
    );
  });
  return {
    stop: async () => {
      await subscription.close();
      await retries.stop();
    },
    status: (): ConsumerStatus => ({ name: consumer.name, tally: { ...tally }, ...subscription.status() }),
  };
}

/** One round after another, never two at once. */
function repeatedly(everyMs: number, round: () => Promise<void>) {
  let stopped = false;
  let current = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = (): void => {
    timer = setTimeout(() => {
      current = round().then(() => {
        if (!stopped) plan();
      });
    }, everyMs);
  };
  plan();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
