import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { Log } from '../process/log.js';
import { brokerName, type KafkaOptions, openKafka } from './kafkajs-client.js';
import {
  type EventSubscription,
  type IncomingRecord,
  type Slice,
  sliceSize,
  type Subscribe,
  type SubscriptionOptions,
  type SubscriptionStatus,
} from './ports.js';
import { retryDelay } from './retry-delay.js';

/** Silence after which the client is thrown away: it is known to stop without a word, and to restart inside for ever. */
const silenceMs = 60_000;
const watchEveryMs = 5_000;

type Handle = (slice: Slice) => Promise<void>;

/** Subscriptions by kafkajs: what fails is tried again, and a client that fell silent is replaced. */
export function kafkajsSubscribe(options: KafkaOptions): Subscribe {
  return (subscription) => new KafkajsSubscription(options, subscription);
}

class KafkajsSubscription implements EventSubscription {
  readonly #kafka: KafkaOptions;
  readonly #options: SubscriptionOptions;
  readonly #log: Log;
  readonly #lag = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  readonly #resumes = new Set<NodeJS.Timeout>();
  #consumer: Consumer | undefined;
  #watch: NodeJS.Timeout | undefined;
  #handling = 0;
  #closed = false;
  #progressAt = new Date();
  /** The client is alive: it asks the broker, also when a partition rests after a failure. */
  #fetchedAt = new Date();
  #rebalances = 0;

  constructor(kafka: KafkaOptions, options: SubscriptionOptions) {
    this.#kafka = kafka;
    this.#options = options;
    this.#log = kafka.log.child({ groupId: options.groupId });
  }

  async run(handle: Handle): Promise<void> {
    await this.#join(handle);
    this.#watch = setInterval(() => void this.#renewWhenSilent(handle), watchEveryMs);
    this.#watch.unref();
  }

  status(): SubscriptionStatus {
    const lag = [...this.#lag.values()].reduce((sum, one) => sum + one, 0);
    return {
      running: this.#consumer !== undefined,
      lag,
      progressAt: this.#progressAt,
      rebalances: this.#rebalances,
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const timer of this.#resumes) clearTimeout(timer);
    await this.#consumer?.disconnect();
    this.#consumer = undefined;
  }

  async #join(handle: Handle): Promise<void> {
    const consumer = openKafka(this.#kafka).consumer({
      groupId: brokerName(this.#kafka, this.#options.groupId),
      sessionTimeout: this.#kafka.sessionTimeoutMs ?? 30_000,
      heartbeatInterval: 3_000,
      rebalanceTimeout: 60_000,
      // The broker answers as soon as there is something; this is how long it waits when there is nothing, and how long a goodbye may take.
      maxWaitTimeInMs: 1_000,
      maxBytesPerPartition: 1_048_576,
      readUncommitted: false,
      metadataMaxAge: 60_000,
      allowAutoTopicCreation: false,
      retry: {
        retries: 8,
        initialRetryTime: 100,
        maxRetryTime: 5_000,
        restartOnFailure: async () => !this.#closed,
      },
    });
    this.#consumer = consumer;
    const joined = this.#listen(consumer, handle);
    await consumer.connect();
    await consumer.subscribe({
      topics: this.#options.topics.map((topic) => brokerName(this.#kafka, topic)),
      fromBeginning: true,
    });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 4,
      eachBatch: (payload) => this.#eachBatch(payload, handle),
    });
    await joined;
  }

  #listen(consumer: Consumer, handle: Handle): Promise<void> {
    consumer.on(consumer.events.FETCH, () => {
      this.#fetchedAt = new Date();
      if (this.#handling === 0 && this.#failures.size === 0) this.#progressAt = this.#fetchedAt;
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      // Which the client takes up again by itself is no news; the other is begun anew here.
      if (payload.restart) this.#log.info({ err: payload.error }, 'consumer restarts');
      else {
        this.#log.warn({ err: payload.error }, 'consumer crashed');
        void this.#renew(consumer, handle);
      }
    });
    return new Promise((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, () => {
        this.#rebalances += 1;
        this.#lag.clear();
        this.#failures.clear();
        resolve();
      });
    });
  }

  async #renewWhenSilent(handle: Handle): Promise<void> {
    const silent = Date.now() - this.#fetchedAt.getTime() > silenceMs;
    if (silent && this.#handling === 0 && this.#consumer !== undefined)
      await this.#renew(this.#consumer, handle);
  }

  async #renew(broken: Consumer, handle: Handle): Promise<void> {
    if (this.#closed || this.#consumer !== broken) return;
    this.#log.error({ fetchedAt: this.#fetchedAt }, 'consumer fell silent, joining anew');
    this.#fetchedAt = new Date();
    this.#consumer = undefined;
    // The old one may hang in its goodbye; the broker forgets it after the session timeout.
    void broken.disconnect().catch(() => undefined);
    await this.#join(handle).catch((error: unknown) =>
      this.#log.error({ err: error }, 'joining anew failed'),
    );
  }

  async #eachBatch(payload: EachBatchPayload, handle: Handle): Promise<void> {
    const { batch, isRunning, isStale } = payload;
    const place = `${batch.topic}/${batch.partition}`;
    this.#lag.set(place, Number(batch.highWatermark) - Number(batch.firstOffset()));
    for (let at = 0; at < batch.messages.length; at += sliceSize) {
      if (!isRunning() || isStale() || this.#closed) return;
      const slice = batch.messages.slice(at, at + sliceSize);
      if (!(await this.#attempt(payload, handle, slice))) return;
      await this.#commit(payload, slice.at(-1)?.offset ?? batch.lastOffset());
      this.#lag.set(place, Number(batch.highWatermark) - 1 - Number(slice.at(-1)?.offset));
      this.#progressAt = new Date();
    }
  }

  /** False: the slice failed, and its partition rests. */
  async #attempt(
    payload: EachBatchPayload,
    handle: Handle,
    messages: EachBatchPayload['batch']['messages'],
  ): Promise<boolean> {
    const { topic, partition } = payload.batch;
    const place = `${topic}/${partition}`;
    this.#handling += 1;
    try {
      await handle(
        messages.map((message): IncomingRecord => ({
          topic,
          partition,
          offset: BigInt(message.offset),
          key: message.key ?? undefined,
          value: message.value ?? Buffer.alloc(0),
        })),
      );
      this.#failures.delete(place);
      return true;
    } catch (error) {
      const tries = (this.#failures.get(place) ?? 0) + 1;
      this.#failures.set(place, tries);
      const delayMs = retryDelay(this.#options.retryDelaysMs, tries);
      this.#log.warn({ err: error, topic, partition, tries, delayMs }, 'slice failed, the partition pauses');
      const resume = payload.pause();
      const timer = setTimeout(() => {
        this.#resumes.delete(timer);
        resume();
      }, delayMs);
      this.#resumes.add(timer);
      return false;
    } finally {
      this.#handling -= 1;
    }
  }

  /** Not caught: a member that may not commit any more has to leave the loop and join again. */
  async #commit(
    { batch, resolveOffset, commitOffsetsIfNecessary, heartbeat }: EachBatchPayload,
    offset: string,
  ): Promise<void> {
    resolveOffset(offset);
    const next = String(BigInt(offset) + 1n);
    await commitOffsetsIfNecessary({
      topics: [{ topic: batch.topic, partitions: [{ partition: batch.partition, offset: next }] }],
    });
    await heartbeat();
  }
}
