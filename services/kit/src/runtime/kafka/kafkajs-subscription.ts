import type { Consumer, EachBatchPayload } from 'kafkajs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../process/log.js';
import type { KafkaOptions } from './kafkajs-client.js';
import { FormerMembers } from './kafkajs-former-members.js';
import { openGroupMember, recordsOf } from './kafkajs-member.js';
import {
  asCommit,
  type Assignment,
  commitPlace,
  KafkajsPlaces,
  lagOver,
  type Place,
  placeKey,
  takeOver,
} from './kafkajs-places.js';
import { PartitionReading, turnRecords } from './partition-reading.js';
import {
  type EventSubscription,
  type Reader,
  type ReaderStatus,
  sliceSize,
  type Subscribe,
  type SubscriptionOptions,
} from './ports.js';

/** Silence after which the client is thrown away: it is known to stop without a word, and to restart inside for ever. */
const silenceMs = 60_000;
const watchEveryMs = 5_000;
/** How often the broker is asked how far its partitions reach, and for later versions of topics. */
const lookEveryMs = 10_000;
const placesAgainMs = 1_000;

/** Subscriptions by kafkajs, each with one client: what fails is tried again, and a client that fell silent is replaced. */
export function kafkajsSubscribe(options: KafkaOptions): Subscribe {
  return (subscription) => new KafkajsSubscription(options, subscription);
}

interface Reading {
  readonly partition: PartitionReading;
  readonly place: Place;
}
/** What is read of the partitions that one member was given, by their place. */
type Readings = ReadonlyMap<string, Reading>;

class KafkajsSubscription implements EventSubscription {
  readonly #kafka: KafkaOptions;
  readonly #options: SubscriptionOptions;
  readonly #log: Log;
  readonly #places: KafkajsPlaces;
  readonly #former = new FormerMembers();
  readonly #progressAt = new Map<string, Date>();
  /** Settles once it is known where each reader stands in the partitions of this member. */
  #opening: Promise<Readings> = Promise.resolve(new Map());
  #readings: Readings = new Map();
  #consumer: Consumer | undefined;
  #watch: NodeJS.Timeout | undefined;
  #lookWatch: NodeJS.Timeout | undefined;
  #topics: readonly string[] = [];
  #turns = 0;
  #closed = false;
  /** The client is alive: it asks the broker, also when a partition rests after a failure. */
  #fetchedAt = new Date();
  #rebalances = 0;

  constructor(kafka: KafkaOptions, options: SubscriptionOptions) {
    this.#kafka = kafka;
    this.#options = options;
    this.#log = kafka.log.child({ groupId: options.groupId });
    this.#places = new KafkajsPlaces(kafka, options);
    for (const { name } of options.readers) this.#progressAt.set(name, new Date());
  }

  async run(): Promise<void> {
    try {
      await this.#places.open();
      await this.#join();
      await this.#opening;
    } catch (error) {
      await this.close();
      throw error;
    }
    this.#watch = setInterval(() => void this.#renewWhenSilent(), watchEveryMs).unref();
    this.#lookWatch = setInterval(() => void this.#look(), this.#kafka.lookEveryMs ?? lookEveryMs).unref();
  }

  status(): readonly ReaderStatus[] {
    return this.#options.readers.map(({ name }) => ({
      name,
      running: this.#consumer !== undefined,
      lag: lagOver(this.#readings.values(), name),
      progressAt: this.#progressAt.get(name) ?? this.#fetchedAt,
      rebalances: this.#rebalances,
    }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    clearInterval(this.#lookWatch);
    const readings = [...this.#readings.values()];
    for (const { partition } of readings) partition.end();
    await this.#consumer?.disconnect();
    this.#consumer = undefined;
    await Promise.all(readings.map(({ partition }) => partition.settled()));
    await this.#places.close();
  }

  async #join(): Promise<void> {
    const consumer: Consumer = openGroupMember(this.#kafka, this.#options.groupId, () =>
      this.#isMember(consumer),
    );
    this.#consumer = consumer;
    const joined = this.#listen(consumer);
    try {
      await consumer.connect();
      this.#topics = await this.#places.topics();
      await consumer.subscribe({ topics: [...this.#topics], fromBeginning: true });
    } catch (error) {
      await consumer.disconnect().catch(() => undefined);
      throw error;
    }
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 4,
      eachBatch: (payload) => this.#eachBatch(consumer, payload),
    });
    await joined;
  }

  /** Whether the client speaks for us: not closed, and not thrown away for another one. */
  #isMember(consumer: Consumer): boolean {
    return !this.#closed && this.#consumer === consumer;
  }

  #listen(consumer: Consumer): Promise<void> {
    this.#former.watch(consumer, () => this.#isMember(consumer));
    consumer.on(consumer.events.FETCH, () => {
      if (!this.#isMember(consumer)) return;
      this.#fetchedAt = new Date();
      for (const { name } of this.#options.readers)
        if (lagOver(this.#readings.values(), name) === 0) this.#progressAt.set(name, this.#fetchedAt);
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      // Which the client takes up again by itself is no news; the other is begun anew here.
      if (payload.restart) this.#log.info({ err: payload.error }, 'consumer restarts');
      else {
        this.#log.warn({ err: payload.error }, 'consumer crashed');
        void this.#renew(consumer);
      }
    });
    return new Promise((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
        if (!this.#isMember(consumer)) return;
        this.#rebalances += 1;
        this.#begin(consumer, payload.memberAssignment);
        resolve();
      });
    });
  }

  /** Partitions were handed out anew. */
  #begin(consumer: Consumer, assignment: Assignment): void {
    for (const { partition } of this.#readings.values()) partition.end();
    this.#readings = new Map();
    const generation = this.#rebalances;
    this.#opening = this.#open(consumer, assignment, () => this.#closed || generation !== this.#rebalances);
  }

  /** Reads where everybody stands until the broker answers, or it is somebody else's turn to know. */
  async #open(consumer: Consumer, assignment: Assignment, isOver: () => boolean): Promise<Readings> {
    while (!isOver()) {
      try {
        const places = await this.#places.read(assignment);
        await this.#places.holdBack(places);
        if (isOver()) break;
        this.#readings = new Map(
          places.map((place) => [placeKey(place.topic, place.partition), this.#reading(consumer, place)]),
        );
        await takeOver(consumer, places);
        return this.#readings;
      } catch (error) {
        this.#log.warn({ err: error }, 'where the readers stand could not be read for now');
        await pause(placesAgainMs);
      }
    }
    return new Map();
  }

  #reading(consumer: Consumer, place: Place): Reading {
    const { topic, partition, readers, progress } = place;
    const reading: PartitionReading = new PartitionReading({
      topic,
      partition,
      readers: readers.map((reader) => this.#noting(reader)),
      progress,
      log: this.#log,
      onReturn: () => this.#goOn(consumer, { partition: reading, place }),
      ...(this.#options.retryDelaysMs === undefined ? {} : { retryDelaysMs: this.#options.retryDelaysMs }),
    });
    return { partition: reading, place };
  }

  #noting(reader: Reader): Reader {
    return {
      ...reader,
      handle: async (slice) => {
        await reader.handle(slice);
        this.#progressAt.set(reader.name, new Date());
      },
    };
  }

  /** A reader is back, between two fetches. */
  #goOn(consumer: Consumer, { partition: reading, place }: Reading): void {
    const { topic, partition } = place;
    const { asked } = reading.progress;
    const next = reading.progress.next();
    if (next === undefined || consumer !== this.#consumer || this.#closed) return;
    if (reading.isPaused) consumer.resume([{ topic, partitions: [partition] }]);
    if (reading.isPaused || next !== asked) consumer.seek({ topic, partition, offset: String(next) });
    reading.isPaused = false;
    consumer
      .commitOffsets([asCommit(place)])
      .catch((error: unknown) => this.#log.info({ err: error }, 'progress is noted with the next slice'));
  }

  async #renewWhenSilent(): Promise<void> {
    const silent = Date.now() - this.#fetchedAt.getTime() > (this.#kafka.silenceMs ?? silenceMs);
    if (silent && this.#turns === 0 && this.#consumer !== undefined) await this.#renew(this.#consumer);
  }

  async #renew(broken: Consumer): Promise<void> {
    if (this.#closed || this.#consumer !== broken) return;
    this.#log.error({ fetchedAt: this.#fetchedAt }, 'consumer fell silent, joining anew');
    await this.#joinAnew(broken);
  }

  async #joinAnew(former: Consumer): Promise<void> {
    this.#fetchedAt = new Date();
    this.#consumer = undefined;
    this.#former.sendAway(former);
    await this.#join().catch((error: unknown) => this.#log.error({ err: error }, 'joining anew failed'));
  }

  async #eachBatch(consumer: Consumer, payload: EachBatchPayload): Promise<void> {
    if (!this.#isMember(consumer)) return;
    const { topic, partition, highWatermark } = payload.batch;
    const reading = (await this.#opening).get(placeKey(topic, partition));
    if (reading === undefined || payload.isStale() || this.#closed) return;
    const { progress } = reading.partition;
    progress.end = BigInt(highWatermark);
    if (progress.end < progress.front) progress.beginAnew(BigInt(payload.batch.messages[0]?.offset ?? 0));
    this.#turns += 1;
    reading.partition.hasTurn = true;
    try {
      await this.#turn(payload, reading);
    } finally {
      reading.partition.hasTurn = false;
      this.#turns -= 1;
    }
  }

  /** Hands out what was fetched, and says what is fetched next. */
  async #turn(payload: EachBatchPayload, { partition: reading, place }: Reading): Promise<void> {
    const { batch, isRunning, isStale } = payload;
    let from: bigint | undefined = reading.progress.asked;
    for (let at = 0; at < Math.min(batch.messages.length, turnRecords); at += sliceSize) {
      if (!isRunning() || isStale() || this.#closed) return;
      from = await reading.serve(from, recordsOf(batch, at));
      if (from === undefined) break;
      await commitPlace(payload, place);
    }
    const next = reading.progress.next();
    if (next === undefined) {
      reading.isPaused = true;
      payload.pause();
    } else payload.resolveOffset(String(next - 1n));
  }

  async #look(): Promise<void> {
    const consumer = this.#consumer;
    try {
      const isSilent = Date.now() - this.#fetchedAt.getTime() >= lookEveryMs;
      const behind = [...this.#readings.values()].filter(({ partition }) => isSilent || partition.isBehind);
      await this.#places.renewEnds(behind.map(({ place }) => place));
      const topics = await this.#places.topics();
      if (consumer === undefined || consumer !== this.#consumer || this.#closed) return;
      for (const reading of this.#readings.values())
        if ((await this.#places.letThrough(reading.place)) && !reading.partition.hasTurn)
          this.#goOn(consumer, reading);
      if (topics.length > this.#topics.length) await this.#joinAnew(consumer);
    } catch (error) {
      this.#log.info({ err: error }, 'how far the partitions reach could not be read for now');
    }
  }
}
