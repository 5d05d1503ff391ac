/** What goes to the broker. Records of one key keep their order. */
export interface OutgoingRecord {
  readonly key: string;
  readonly value: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends records to the broker. */
export interface EventPublisher {
  /** Settles when the broker has acknowledged all of them; one call at a time.
   *  @throws after bounded retries: some may have arrived, so the caller sends the same batch again. */
  publish(topic: string, records: readonly OutgoingRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** One record as the broker keeps it. `offset`: its place within its partition. */
export interface IncomingRecord {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
  readonly key: Uint8Array | undefined;
  readonly value: Uint8Array;
}

/** At most `sliceSize` records of one partition, in order. */
export type Slice = readonly IncomingRecord[];

/** Small enough to end far below the session timeout, large enough to share a transaction's cost. */
export const sliceSize = 20;

/** One of those who share a subscription: it is given each record of its topics, in order per key, at its own pace. */
export interface Reader {
  /** How far it is, is remembered under this name: never renamed. */
  readonly name: string;
  readonly topics: readonly string[];
  /** Where it begins when the group has read for a while without it. @defaultValue 'beginning', with all that the broker still has */
  readonly since?: 'beginning' | 'now';
  /** Returns: the slice is done and does not come again. Throws: the same records come again after a rest, and the other readers go on. */
  readonly handle: (slice: Slice) => Promise<void>;
}

/** Who reads what. */
export interface SubscriptionOptions {
  /** Members of one group share the partitions: the name of the service. */
  readonly groupId: string;
  /** Names are unique. */
  readonly readers: readonly Reader[];
  /** Waits between tries of a slice that failed, the last one repeated. Milliseconds. @defaultValue 1 s … 30 s */
  readonly retryDelaysMs?: readonly number[];
}

/** How far one reader is. */
export interface ReaderStatus {
  readonly name: string;
  readonly running: boolean;
  /** Records on the broker that it has not handled, over the partitions that this member has. */
  readonly lag: number;
  /** When it last finished a slice or had nothing to do. */
  readonly progressAt: Date;
  /** How often partitions were handed out anew. */
  readonly rebalances: number;
}

/** Delivery at least once, in order per key. */
export interface EventSubscription {
  /** Settles once the group has been joined. */
  run(): Promise<void>;
  /** In the order of the readers. */
  status(): readonly ReaderStatus[];
  /** Leaves the group after the slices in hand. */
  close(): Promise<void>;
}

/** How long facts stay on the broker. Inboxes remember longer; the truth is in Postgres. */
export const DAYS_ON_THE_BROKER = 14;

/** Makes and lists topics. */
export interface TopicAdmin {
  /** Makes the missing ones and waits until they have leaders. One that is there stays as it is; what differs from its plan is logged. */
  ensureTopics(topics: readonly TopicPlan[]): Promise<void>;
  deleteTopics(names: readonly string[]): Promise<void>;
  /** Names of all topics of this copy, without the namespace. */
  topicNames(): Promise<string[]>;
  /** How many partitions each of these topics has. */
  partitionCounts(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** A topic as it is to be. */
export interface TopicPlan {
  readonly name: string;
  /** Fixed for good: more partitions later would break the order per key. */
  readonly partitions: number;
  readonly replicationFactor: number;
}

/** Opens a reader; it reads once it is told to run. */
export type Subscribe = (options: SubscriptionOptions) => EventSubscription;
