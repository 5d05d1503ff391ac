import type { Admin } from 'kafkajs';
import { brokerName, type KafkaOptions } from './kafkajs-client.js';
import { PartitionProgress, rememberedReaders } from './partition-progress.js';
import type { Reader } from './ports.js';

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
}

interface Remembered {
  readonly offset: bigint;
  readonly metadata: string;
}

type OffsetsByPlace = ReadonlyMap<string, Remembered>;

/** What a group's partitions are read with. `groupId`: without the namespace. */
export interface PlacesOf {
  readonly kafka: KafkaOptions;
  readonly groupId: string;
  readonly readers: readonly Reader[];
}

/** Where each reader stands in the partitions that were assigned. Of a reader that the group does not know, its own group of former releases,
 *  `<group>.<reader>`, is asked; where there is none it begins with what the broker has, or here and now. */
export async function readPlaces(
  admin: Admin,
  { kafka, groupId, readers }: PlacesOf,
  assignment: Assignment,
): Promise<Place[]> {
  const topics = Object.keys(assignment);
  const ends = await endsOf(admin, topics);
  const known = await offsetsOf(admin, brokerName(kafka, groupId), topics);
  const places = Object.entries(assignment).flatMap(([topic, partitions]) =>
    partitions.map((partition) => ({
      topic,
      partition,
      remembered: known.get(placeKey(topic, partition)),
      readers: readers.filter((reader) => reader.topics.some((name) => brokerName(kafka, name) === topic)),
    })),
  );
  const former = new Map<string, OffsetsByPlace>();
  for (const name of new Set(places.flatMap(({ remembered, readers: here }) => strangers(remembered, here))))
    former.set(name, await offsetsOf(admin, brokerName(kafka, `${groupId}.${name}`), topics));
  return places.map(({ topic, partition, remembered, readers: here }) => {
    const key = placeKey(topic, partition);
    const { low, high } = ends.get(key) ?? nowhere;
    const late = new Set(here.flatMap(({ name, since }) => (since === 'now' ? [name] : [])));
    const progress = new PartitionProgress(
      here.map(({ name }) => name),
      knownPositions(remembered, { here, low, high }),
      (name) => {
        const own = former.get(name)?.get(key);
        if (own !== undefined) return within({ low, high }, own.offset);
        return late.has(name) && remembered !== undefined ? within({ low, high }, frontOf(remembered)) : low;
      },
    );
    progress.end = high;
    return { topic, partition, readers: here, progress, committed: remembered?.offset };
  });
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

/** The ends of the partitions of these topics, by {@link placeKey}. */
export async function endsOf(admin: Admin, topics: readonly string[]): Promise<Map<string, Ends>> {
  const ends = new Map<string, Ends>();
  for (const topic of topics)
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      ends.set(placeKey(topic, partition), { low: BigInt(low), high: BigInt(high) });
  return ends;
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

async function offsetsOf(admin: Admin, groupId: string, topics: string[]): Promise<OffsetsByPlace> {
  const answers = await admin.fetchOffsets({ groupId, topics });
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
