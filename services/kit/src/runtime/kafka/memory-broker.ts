import {
  type EventPublisher,
  type EventSubscription,
  type IncomingRecord,
  type OutgoingRecord,
  type Reader,
  type ReaderStatus,
  sliceSize,
  type Subscribe,
  type TopicAdmin,
} from './ports.js';
import { retryDelay } from './retry-delay.js';
import { severalSubscriptions } from './several-subscriptions.js';

interface Group {
  readonly committed: Map<string, number>;
  members: MemoryReader[];
}

/** A broker within one process, for tests: the same promises as the real one, and switches for its failures. */
export class MemoryBroker implements TopicAdmin {
  readonly #topics = new Map<string, IncomingRecord[][]>();
  readonly #groups = new Map<string, Group>();
  /** `lost`: nothing arrives; `unacknowledged`: it arrives and the publisher does not learn of it. One entry per publish to come. */
  readonly failures: ('lost' | 'unacknowledged')[] = [];

  async ensureTopics(topics: readonly { name: string; partitions: number }[]): Promise<void> {
    for (const { name, partitions } of topics) {
      if (!this.#topics.has(name))
        this.#topics.set(
          name,
          Array.from({ length: partitions }, () => []),
        );
    }
  }

  async deleteTopics(names: readonly string[]): Promise<void> {
    for (const name of names) this.#topics.delete(name);
  }

  async topicNames(): Promise<string[]> {
    return [...this.#topics.keys()];
  }

  async partitionCounts(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(names.map((name) => [name, this.#topics.get(name)?.length ?? 0]));
  }

  async close(): Promise<void> {
    this.#groups.clear();
  }

  publisher(): EventPublisher {
    return { publish: async (topic, records) => this.#publish(topic, records), close: async () => undefined };
  }

  readonly subscribe: Subscribe = ({ groupId, readers, ...rest }) =>
    severalSubscriptions(
      readers.map(
        (reader) => new MemoryReader(this, { groupId: `${groupId}.${reader.name}`, reader, ...rest }),
      ),
    );

  partitions(topic: string): readonly (readonly IncomingRecord[])[] {
    return this.#topics.get(topic) ?? [];
  }

  group(groupId: string): Group {
    const group = this.#groups.get(groupId) ?? { committed: new Map<string, number>(), members: [] };
    this.#groups.set(groupId, group);
    return group;
  }

  #publish(topic: string, records: readonly OutgoingRecord[]): void {
    const failure = this.failures.shift();
    if (failure === 'lost') throw new Error('the broker is away');
    const partitions = this.#topics.get(topic);
    if (partitions === undefined) throw new Error(`there is no topic ${topic}`);
    for (const { key, value } of records) {
      const partition =
        Array.from(key).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % partitions.length;
      const log = partitions[partition] ?? [];
      log.push({ topic, partition, offset: BigInt(log.length), key: Buffer.from(key), value });
    }
    for (const { members } of this.#groups.values()) for (const member of members) member.look();
    if (failure === 'unacknowledged') throw new Error('no acknowledgement came');
  }
}

interface MemoryReading {
  readonly groupId: string;
  readonly reader: Reader;
  readonly retryDelaysMs?: readonly number[];
}

class MemoryReader implements EventSubscription {
  readonly #broker: MemoryBroker;
  readonly #options: MemoryReading;
  readonly #busy = new Map<string, Promise<void>>();
  readonly #resting = new Map<string, NodeJS.Timeout>();
  readonly #failures = new Map<string, number>();
  #runs = false;
  #progressAt = new Date();
  #rebalances = 0;

  constructor(broker: MemoryBroker, options: MemoryReading) {
    this.#broker = broker;
    this.#options = options;
  }

  async run(): Promise<void> {
    this.#runs = true;
    await this.#rebalance((members) => [...members, this]);
  }

  status(): readonly ReaderStatus[] {
    const lag = this.#mine().reduce((sum, { log, key }) => sum + log.length - this.#committed(key), 0);
    return [
      {
        name: this.#options.reader.name,
        running: this.#runs,
        lag,
        progressAt: this.#progressAt,
        rebalances: this.#rebalances,
      },
    ];
  }

  async close(): Promise<void> {
    await this.settle();
    this.#runs = false;
    await this.#rebalance((members) => members.filter((member) => member !== this));
  }

  /** Looks for work in every partition that is its own. */
  look(): void {
    for (const { key, log } of this.#mine()) {
      const idle = !this.#busy.has(key) && !this.#resting.has(key);
      if (idle && this.#runs && log.length > this.#committed(key)) this.#busy.set(key, this.#work(key, log));
    }
  }

  async settle(): Promise<void> {
    for (const timer of this.#resting.values()) clearTimeout(timer);
    await Promise.all(this.#busy.values());
  }

  async #work(key: string, log: readonly IncomingRecord[]): Promise<void> {
    const from = this.#committed(key);
    const slice = log.slice(from, from + sliceSize);
    try {
      if (this.#runs) await this.#options.reader.handle(slice);
      this.#broker.group(this.#options.groupId).committed.set(key, from + slice.length);
      this.#failures.delete(key);
      this.#progressAt = new Date();
    } catch {
      const tries = (this.#failures.get(key) ?? 0) + 1;
      this.#failures.set(key, tries);
      this.#resting.set(
        key,
        setTimeout(
          () => {
            this.#resting.delete(key);
            this.look();
          },
          retryDelay(this.#options.retryDelaysMs, tries),
        ),
      );
    }
    this.#busy.delete(key);
    setImmediate(() => this.look());
  }

  async #rebalance(change: (members: MemoryReader[]) => MemoryReader[]): Promise<void> {
    const group = this.#broker.group(this.#options.groupId);
    await Promise.all(group.members.map((member) => member.settle()));
    group.members = change(group.members);
    for (const member of group.members) {
      member.#rebalances += 1;
      member.#resting.clear();
      member.look();
    }
  }

  #mine() {
    const { members } = this.#broker.group(this.#options.groupId);
    const at = members.indexOf(this);
    if (at === -1) return [];
    return this.#options.reader.topics.flatMap((topic) =>
      this.#broker
        .partitions(topic)
        .flatMap((log, partition) =>
          partition % members.length === at ? [{ key: `${topic}/${partition}`, log }] : [],
        ),
    );
  }

  #committed(key: string): number {
    return this.#broker.group(this.#options.groupId).committed.get(key) ?? 0;
  }
}
