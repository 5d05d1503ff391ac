import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import {
  type EventSubscription,
  type IncomingRecord,
  type Slice,
  sliceSize,
  type SubscriptionOptions,
  type SubscriptionStatus,
} from '../kafka/ports.js';
import { retryDelay } from '../kafka/retry-delay.js';
import { encodeAll, type Encoding } from '../outbox/encode-all.js';
import { orderedEvents, type OrderedRow } from '../outbox/ordered-events.js';
import { type Clock, daysBefore } from '../../model/time/clock.js';
import { inboxDays } from './prune-inbox.js';

/** Where the own events are read, and how they become messages. */
export interface OwnEventsOptions extends Encoding {
  readonly db: DataSource;
  readonly clock: Clock;
}

/** What a service says, for its own reactions: read from its own database, in the order in which the relay sends it. */
export interface OwnEvents {
  subscribe(options: SubscriptionOptions): EventSubscription;
  /** Looks at once instead of at the next poll. */
  nudge(): void;
}

const IDLE_MS = 500;
const BATCH = 200;
/** As long as a process that vanished may keep the others waiting. */
const LEASE_MS = 30_000;

/** A reaction of the service to itself needs no broker: it happens when the broker is away, and at once when it is not. */
export function ownEvents(options: OwnEventsOptions): OwnEvents {
  const readers = new Set<OwnReader>();
  return {
    subscribe: (subscription) => {
      const reader = new OwnReader(options, subscription);
      readers.add(reader);
      return reader;
    },
    nudge: () => {
      for (const reader of readers) reader.nudge();
    },
  };
}

class OwnReader implements EventSubscription {
  readonly #options: OwnEventsOptions;
  readonly #subscription: SubscriptionOptions;
  readonly #holder = randomUUID();
  #finished: Promise<void> | undefined;
  #stopped = false;
  #wake = new AbortController();
  #failures = 0;
  #lag = 0;
  #progressAt: Date;
  /** Where this reader stands, for as long as it holds it. */
  #position: bigint | undefined;
  #renewAt = 0;

  constructor(options: OwnEventsOptions, subscription: SubscriptionOptions) {
    this.#options = options;
    this.#subscription = subscription;
    this.#progressAt = options.clock.now();
  }

  nudge(): void {
    this.#wake.abort();
  }

  async run(handle: (slice: Slice) => Promise<void>): Promise<void> {
    await this.#begin();
    this.#finished = this.#loop(handle);
  }

  status(): SubscriptionStatus {
    return {
      running: this.#finished !== undefined && !this.#stopped,
      lag: this.#lag,
      progressAt: this.#progressAt,
      rebalances: 0,
    };
  }

  async close(): Promise<void> {
    this.#stopped = true;
    this.#wake.abort();
    await this.#finished;
    // Whoever runs besides need not wait for the end of the lease.
    await this.#write('update own_reaction set held_until = null where reader = $1 and holder = $2', [
      this.#subscription.groupId,
      this.#holder,
    ]).catch(() => undefined);
  }

  /** What is older than the inbox remembers was handled when it was new: by this reader's forerunner, over the broker. */
  async #begin(): Promise<void> {
    const { clock } = this.#options;
    await this.#write(
      `insert into own_reaction (reader, position)
       select $1, coalesce(max(o.position), 0) from event_order o join tracking_event e using (stream_id, version) where e.recorded_at < $2
       on conflict (reader) do nothing`,
      [this.#subscription.groupId, daysBefore(clock.now(), inboxDays - 1)],
    );
  }

  async #loop(handle: (slice: Slice) => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      this.#wake = new AbortController();
      try {
        const moved = await this.#round(handle);
        this.#failures = 0;
        this.#progressAt = this.#options.clock.now();
        if (!moved) await this.#rest(IDLE_MS);
      } catch (error) {
        this.#failures += 1;
        this.#position = undefined;
        this.#options.log.warn(
          { err: error, reader: this.#subscription.groupId },
          'own events could not be handled for now',
        );
        await this.#rest(retryDelay(this.#subscription.retryDelaysMs, this.#failures));
      }
    }
  }

  /** @returns whether there may be more at once. */
  async #round(handle: (slice: Slice) => Promise<void>): Promise<boolean> {
    const from = await this.#hold();
    if (from === undefined) return false;
    const { rows, logEpoch } = await this.#after(from);
    const { records, halted } = encodeAll(rows, logEpoch, this.#options);
    const [topic = ''] = this.#subscription.topics;
    const incoming = records.map(({ key, value }, index): IncomingRecord => ({
      topic,
      partition: 0,
      offset: BigInt(rows[index]?.position ?? 0),
      key: Buffer.from(key),
      value,
    }));
    this.#lag = incoming.length;
    for (let at = 0; at < incoming.length && !this.#stopped; at += sliceSize) {
      const slice = incoming.slice(at, at + sliceSize);
      await handle(slice);
      if (!(await this.#moveTo(slice.at(-1)?.offset ?? from))) return false;
      this.#lag = incoming.length - at - slice.length;
    }
    return incoming.length > 0 && halted === undefined;
  }

  /** The position this reader stands at; undefined while another process holds it. */
  async #hold(): Promise<bigint | undefined> {
    const now = this.#options.clock.now().getTime();
    if (this.#position !== undefined && now < this.#renewAt) return this.#position;
    const row = await inTransaction(this.#options.db, (tx) =>
      queryRow<{ position: string }>(
        tx,
        `update own_reaction set holder = $2, held_until = clock_timestamp() + $3 * interval '1 millisecond'
          where reader = $1 and (holder = $2 or held_until is null or held_until < clock_timestamp()) returning position`,
        [this.#subscription.groupId, this.#holder, LEASE_MS],
      ),
    );
    this.#position = row === undefined ? undefined : BigInt(row.position);
    this.#renewAt = now + LEASE_MS / 2;
    return this.#position;
  }

  /** False: another process holds it by now, and handles again what it finds; the inbox knows what was done. */
  async #moveTo(position: bigint): Promise<boolean> {
    const moved = await this.#write(
      `update own_reaction set position = $3, held_until = clock_timestamp() + $4 * interval '1 millisecond' where reader = $1 and holder = $2`,
      [this.#subscription.groupId, this.#holder, position.toString(), LEASE_MS],
    );
    this.#position = moved === 1 ? position : undefined;
    return moved === 1;
  }

  async #after(position: bigint): Promise<{ rows: OrderedRow[]; logEpoch: number }> {
    return inTransaction(this.#options.db, async (tx) => {
      await execute(tx, 'select sequence_events($1)', [BATCH]);
      const state = await queryRow<{ log_epoch: number }>(
        tx,
        `select log_epoch from relay_state where name = 'main'`,
      );
      const rows = await queryRows<OrderedRow>(tx, orderedEvents, [position.toString(), BATCH]);
      return { rows, logEpoch: state?.log_epoch ?? 1 };
    });
  }

  #write(sql: string, parameters: readonly unknown[]): Promise<number> {
    return inTransaction(this.#options.db, (tx) => execute(tx, sql, parameters));
  }

  /** Ends early when nudged or stopped. */
  async #rest(ms: number): Promise<void> {
    if (this.#stopped) return;
    await pause(ms, undefined, { signal: this.#wake.signal }).catch(() => undefined);
  }
}
