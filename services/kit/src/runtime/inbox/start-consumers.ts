import type { CommandRuntime } from '../commands/handle-command.js';
import type { Reader, ReaderStatus, Subscribe } from '../kafka/ports.js';
import { trackingTopic } from '../kafka/tracking-topics.js';
import type { Consumer } from './consumer.js';
import { add, emptyTally, handleSlice, type Tally } from './handle-slice.js';
import { usualParkDelaysMs } from './parking.js';
import { retrySetAside } from './retry-set-aside.js';

/** What the consumers of a service run on. */
export interface ConsumersOptions {
  /** Name of the service that reads, and of its group. */
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
export interface ConsumerStatus extends ReaderStatus {
  /** Since the start of this process. */
  readonly tally: Readonly<Tally>;
}

/** The consumers of a service, while they run. */
export interface Consumers {
  /** Each consumer finishes the slice in hand. */
  stop(): Promise<void>;
  status(): readonly ConsumerStatus[];
}

/** Joins the group of the service, with one client for all of its consumers, and handles what comes, until stopped. Settles once it has joined. @throws when it cannot;
 *  nothing of it runs then */
export async function startConsumers(options: ConsumersOptions): Promise<Consumers> {
  const { service, consumers, subscribe, retryDelaysMs } = options;
  if (consumers.length === 0) return { stop: async () => undefined, status: () => [] };
  const tallies = new Map(consumers.map(({ name }): [string, Tally] => [name, { ...emptyTally }]));
  const subscription = subscribe({
    groupId: service,
    readers: consumers.map((consumer) => readerOf(options, consumer, tallies)),
    ...(retryDelaysMs === undefined ? {} : { retryDelaysMs }),
  });
  await subscription.run().catch(async (error: unknown) => {
    // Whoever tries again must not meet what is left of this one.
    await subscription.close().catch(() => undefined);
    throw error;
  });
  const retries = retrySetAside(
    options.runtime,
    consumers.map((consumer) => handlingOf(options, consumer)),
    options.parkedEveryMs ?? 5_000,
  );
  return {
    stop: async () => {
      await subscription.close();
      await retries.stop();
    },
    status: () =>
      subscription
        .status()
        .map((status) => ({ ...status, tally: { ...(tallies.get(status.name) ?? emptyTally) } })),
  };
}

function handlingOf({ runtime, parkDelaysMs = usualParkDelaysMs }: ConsumersOptions, consumer: Consumer) {
  return { consumer, runtime, parkDelaysMs };
}

function readerOf(
  options: ConsumersOptions,
  consumer: Consumer,
  tallies: ReadonlyMap<string, Tally>,
): Reader {
  const { topicOf = trackingTopic } = options;
  const { name, sources, since } = consumer;
  const handling = handlingOf(options, consumer);
  const tally = tallies.get(name) ?? { ...emptyTally };
  return {
    name,
    topics: sources.map((source) => topicOf(source)),
    ...(since === undefined ? {} : { since }),
    handle: async (slice) => add(tally, await handleSlice(handling, slice)),
  };
}
