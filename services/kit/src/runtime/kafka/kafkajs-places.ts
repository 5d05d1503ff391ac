import type { Admin, Consumer, EachBatchPayload } from 'kafkajs';
import { brokerName, type KafkaOptions, openKafka } from './kafkajs-client.js';
import { PartitionProgress, rememberedReaders } from './partition-progress.js';
import type { Reader, SubscriptionOptions } from './ports.js';
import { versionsOf } from './topic-versions.js';

/** Partitions by the broker's name of their topic. */
export type Assignment = Readonly<Record<string, readonly number[]>>;

/** One partition of a group as it is to be read on. */
export interface Place {
  readonly topic: string;
  readonly partition: number;
  readonly readers: readonly Reader[];
  readonly progress: PartitionProgress;
  /** What the broker remembers; undefined: nothing yet. */
  readonly committed: bigint | undefined;
  /** The version of the topic before this one. Who has not handled all of it is to be given nothing of this one. */
  readonly before: string | undefined;
}

interface Remembered {
  readonly offset: bigint;
  readonly metadata: string;
}

type OffsetsByPlace = ReadonlyMap<string, Remembered>;

/** What the broker knows of a group's topics, over a connection of its own. `groupId`: without the namespace. */
export class KafkajsPlaces {
  readonly #admin: Admin;
  readonly #kafka: KafkaOptions;
  readonly #groupId: string;
  readonly #readers: readonly Reader[];
  /** Each version of a topic with the one before it. */
  #before: ReadonlyMap<string, string | undefined> = new Map();

  constructor(kafka: KafkaOptions, { groupId, readers }: Pick<SubscriptionOptions, 'groupId' | 'readers'>) {
    this.#admin = openKafka(kafka).admin();
    this.#kafka = kafka;
    this.#groupId = groupId;
    this.#readers = readers;
  }

  async open(): Promise<void> {
    await this.#admin.connect();
  }

  async close(): Promise<void> {
    await this.#admin.disconnect();
  }

  /** The topics of all readers, with their later versions. */
  async topics(): Promise<readonly string[]> {
    const names = await this.#admin.listTopics();
    const first = new Set(this.#readers.flatMap((reader) => reader.topics));
    this.#before = new Map(
      [...first].flatMap((topic) => {
        const versions = versionsOf(brokerName(this.#kafka, topic), names);
        return versions.map((version, at): [string, string | undefined] => [version, versions[at - 1]]);
      }),
    );
    return [...this.#before.keys()];
  }

  /** Where each reader stands in the partitions that were assigned. Of a reader that the group does not know, its own group of former releases,
   *  `<group>.<reader>`, is asked; where there is none it begins with what the broker has, or here and now. */
  async read(assignment: Assignment): Promise<Place[]> {
    const topics = Object.keys(assignment);
    const ends = await this.#ends(topics);
    const known = await this.#offsets(this.#groupId, topics);
    const places = Object.entries(assignment).flatMap(([topic, partitions]) => {
      const readers = this.#readersOf(topic);
      return partitions.map((partition) => ({
        topic,
        partition,
        readers,
        remembered: known.get(placeKey(topic, partition)),
      }));
    });
    const former = new Map<string, OffsetsByPlace>();
    for (const name of new Set(places.flatMap(({ remembered, readers }) => strangers(remembered, readers))))
      former.set(name, await this.#offsets(`${this.#groupId}.${name}`, topics));
    return places.map(({ remembered, ...place }) => {
      const key = placeKey(place.topic, place.partition);
      return {
        ...place,
        progress: progressOf(place.readers, {
          remembered,
          ends: ends.get(key) ?? nowhere,
          former: (name) => former.get(name)?.get(key)?.offset,
        }),
        committed: remembered?.offset,
        before: this.#before.get(place.topic),
      };
    });
  }

  /** Looks how far the partitions reach by now. */
  async renewEnds(places: readonly Place[]): Promise<void> {
    const ends = await this.#ends([...new Set(places.map(({ topic }) => topic))]);
    for (const { topic, partition, progress } of places)
      progress.end = ends.get(placeKey(topic, partition))?.high ?? progress.end;
  }

  /** Nobody is given of a later version of a topic before it has handled all of the one before: so each key keeps its order. */
  async holdBack(places: readonly Place[]): Promise<void> {
    for (const { before, readers, progress } of places) {
      if (before === undefined) continue;
      const through = await this.#through(before);
      for (const { name } of readers) if (!through(name)) progress.holdBack(name);
    }
  }

  /** @returns whether somebody who was held back may go on by now */
  async letThrough({ before, progress }: Place): Promise<boolean> {
    const held = progress.heldBack();
    if (before === undefined || held.length === 0) return false;
    const ready = held.filter(await this.#through(before));
    for (const name of ready) progress.letThrough(name);
    return ready.length > 0;
  }

  /** Who has handled all of a topic. */
  async #through(topic: string): Promise<(name: string) => boolean> {
    const ends = await this.#ends([topic]);
    const known = await this.#offsets(this.#groupId, [topic]);
    return (name) =>
      [...ends].every(([place, { low, high }]) => {
        const remembered = known.get(place);
        if (low === high) return true;
        const position = remembered === undefined ? undefined : rememberedReaders(remembered)?.get(name);
        return position !== undefined && position >= high;
      });
  }

  #readersOf(topic: string): Reader[] {
    let first = topic;
    for (let before = this.#before.get(first); before !== undefined; before = this.#before.get(first))
      first = before;
    return this.#readers.filter((reader) =>
      reader.topics.some((name) => brokerName(this.#kafka, name) === first),
    );
  }

  async #ends(topics: readonly string[]): Promise<Map<string, Ends>> {
    const ends = new Map<string, Ends>();
    for (const topic of topics)
      for (const { partition, low, high } of await this.#admin.fetchTopicOffsets(topic))
        ends.set(placeKey(topic, partition), { low: BigInt(low), high: BigInt(high) });
    return ends;
  }

  async #offsets(groupId: string, topics: string[]): Promise<OffsetsByPlace> {
    const answers = await this.#admin.fetchOffsets({ groupId: brokerName(this.#kafka, groupId), topics });
    return new Map(
      answers.flatMap(({ topic, partitions }) =>
        partitions.flatMap(({ partition, offset, metadata }): [string, Remembered][] =>
          Number(offset) < 0
            ? []
            : [[placeKey(topic, partition), { offset: BigInt(offset), metadata: metadata ?? '' }]],
        ),
      ),
    );
  }
}

interface Known {
  readonly remembered: Remembered | undefined;
  readonly ends: Ends;
  /** Where a reader's own group of former releases stood. */
  readonly former: (name: string) => bigint | undefined;
}

function progressOf(here: readonly Reader[], { remembered, ends, former }: Known): PartitionProgress {
  const late = new Set(here.flatMap(({ name, since }) => (since === 'now' ? [name] : [])));
  const progress = new PartitionProgress(
    here.map(({ name }) => name),
    knownPositions(remembered, { here, ...ends }),
    (name) => {
      const own = former(name);
      if (own !== undefined) return within(ends, own);
      return late.has(name) && remembered !== undefined ? within(ends, frontOf(remembered)) : ends.low;
    },
  );
  progress.end = ends.high;
  return progress;
}

interface Ends {
  readonly low: bigint;
  readonly high: bigint;
}

const nowhere: Ends = { low: 0n, high: 0n };

/** What the broker has no longer is passed over, and a topic that was made anew is read from its beginning. */
function within({ low, high }: Ends, position: bigint): bigint {
  return position < low || position > high ? low : position;
}

function frontOf(remembered: Remembered): bigint {
  const positions = [...(rememberedReaders(remembered)?.values() ?? []), remembered.offset];
  return positions.reduce((most, position) => (position > most ? position : most));
}

/** Records before a reader that it has not handled, over what is read. */
export function lagOver(read: Iterable<{ readonly place: Place }>, name: string): number {
  let lag = 0;
  for (const { place } of read)
    if (place.readers.some((reader) => reader.name === name)) lag += place.progress.lag(name);
  return lag;
}

/** How far its readers are, as the broker keeps it. */
export function asCommit({ topic, partition, progress }: Place): {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly metadata: string;
} {
  const { offset, metadata } = progress.committed();
  return { topic, partition, offset: String(offset), metadata };
}

/** The client begins where the group stood; who stands elsewhere, and who is new, is noted at once and read for from there. */
export async function takeOver(consumer: Consumer, places: readonly Place[]): Promise<void> {
  for (const { topic, partition, progress, committed } of places) {
    // It may have been paused for readers that rested before the partitions were handed out anew.
    consumer.resume([{ topic, partitions: [partition] }]);
    if (progress.asked !== committed) consumer.seek({ topic, partition, offset: String(progress.asked) });
  }
  await consumer.commitOffsets(places.map((place) => asCommit(place)));
}

/** Not caught: a member that may not commit any more has to leave the loop and join again. */
export async function commitPlace(
  { commitOffsetsIfNecessary, heartbeat }: EachBatchPayload,
  place: Place,
): Promise<void> {
  const { topic, ...offset } = asCommit(place);
  await commitOffsetsIfNecessary({ topics: [{ topic, partitions: [offset] }] });
  await heartbeat();
}

/** One partition of one topic. */
export function placeKey(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}

/** Those of whom the group remembers nothing. */
function strangers(remembered: Remembered | undefined, here: readonly Reader[]): string[] {
  const names = here.map(({ name }) => name);
  if (remembered === undefined) return names;
  const known = rememberedReaders(remembered);
  return known === undefined ? [] : names.filter((name) => !known.has(name));
}

function knownPositions(
  remembered: Remembered | undefined,
  { here, ...ends }: Ends & { readonly here: readonly Reader[] },
): ReadonlyMap<string, bigint> {
  if (remembered === undefined) return new Map();
  const known =
    rememberedReaders(remembered) ?? new Map(here.map(({ name }) => [name, remembered.offset] as const));
  const names = new Set(here.map(({ name }) => name));
  return new Map(
    [...known].flatMap(([name, position]): [string, bigint][] => {
      if (names.has(name)) return [[name, within(ends, position)]];
      // What no reader of ours knows and the broker has no longer is over: a reader that was taken away.
      return position < ends.low ? [] : [[name, position]];
    }),
  );
}
