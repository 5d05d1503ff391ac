import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';
import { retryDelay } from '../kafka/retry-delay.js';
import type { IncomingRecord } from '../kafka/ports.js';
import { Pace } from '../outbox/pace.js';
import { encodeAll, type Encoding } from '../outbox/encode-all.js';
import { orderedEvents, type OrderedRow } from '../outbox/ordered-events.js';

/** Where the own events are read, and how they become messages. */
export interface FeedOptions extends Encoding {
  readonly db: DataSource;
  readonly topic: string;
}

/** Commits are signalled; this is for a signal that was lost with its process. */
const IDLE_MS = 5_000;
/** Between two looks where a reader waits for another process to release its place. */
const WAITING_MS = 500;
const BATCH = 200;
/** How much of the latest is kept for readers that are a little behind. */
const KEPT = 500;

interface Page {
  readonly records: readonly IncomingRecord[];
  readonly logEpoch: number;
}

/** What the service said last, numbered, read and encoded once for all of its readers. A reader that is further behind reads pages of its own. */
export class OwnFeed {
  readonly #options: FeedOptions;
  readonly #releases = new Set<() => void>();
  readonly #waiting = new Set<string>();
  #readers = 0;
  #finished: Promise<void> = Promise.resolve();
  #wake = new AbortController();
  #latest: IncomingRecord[] = [];
  /** What is kept begins after this position and reaches to the other; undefined before anybody asked. */
  #kept: { readonly after: bigint; readonly to: bigint } | undefined;
  #logEpoch: number | undefined;
  #failures = 0;
  #era = 0;
  readonly #pace = new Pace({ quietMs: 50, busyMs: 100 });
  #leastMs = 0;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Another number: the database was away meanwhile, so what a reader knows of its position is to be read anew. */
  get era(): number {
    return this.#era;
  }

  join(): void {
    this.#readers += 1;
    if (this.#readers === 1) this.#finished = this.#finished.then(() => this.#loop());
  }

  async leave(): Promise<void> {
    this.#readers -= 1;
    this.nudge();
    if (this.#readers === 0) await this.#finished;
  }

  /** Whether a reader waits for another process to release its place. */
  waits(reader: string, isWaiting: boolean): void {
    if (!isWaiting) this.#waiting.delete(reader);
    else if (!this.#waiting.has(reader)) {
      this.#waiting.add(reader);
      this.nudge();
    }
  }

  get someoneWaits(): boolean {
    return this.#waiting.size > 0;
  }

  /** Looks at once instead of at the next poll. */
  nudge(): void {
    this.#wake.abort();
  }

  /** Lets those who wait for a look go on without it. */
  release(): void {
    for (const release of this.#releases) release();
    this.#releases.clear();
  }

  /** Settles after the next look, or when released. */
  nextLook(): Promise<void> {
    return new Promise((resolve) => this.#releases.add(resolve));
  }

  /** The first events after a position, as far as they are known; none where it is to be looked for them. */
  async after(position: bigint): Promise<readonly IncomingRecord[]> {
    if (this.#kept === undefined || position > this.#kept.to) this.#keepAfter(position);
    if (this.#kept === undefined || position < this.#kept.after) return (await this.#page(position)).records;
    return this.#latest.filter(({ offset }) => offset > position).slice(0, BATCH);
  }

  #keepAfter(position: bigint): void {
    this.#latest = [];
    this.#kept = { after: position, to: position };
    this.nudge();
  }

  async #loop(): Promise<void> {
    while (this.#readers > 0) {
      this.#wake = new AbortController();
      let restMs = this.someoneWaits ? WAITING_MS : IDLE_MS;
      try {
        if (await this.#look()) restMs = 0;
        this.#failures = 0;
      } catch (error) {
        this.#failures += 1;
        this.#forget();
        this.#options.log.warn(
          { err: error, topic: this.#options.topic },
          'own events could not be read for now',
        );
        restMs = retryDelay(undefined, this.#failures);
      }
      this.release();
      if (restMs > 0) await this.#rest(restMs);
    }
  }

  /** @returns whether there may be more at once */
  async #look(): Promise<boolean> {
    const asked = this.#kept;
    if (asked === undefined) return false;
    const { records, logEpoch } = await this.#page(asked.to);
    this.#leastMs = this.#pace.after(records.length, performance.now());
    if (this.#logEpoch !== undefined && this.#logEpoch !== logEpoch) this.#forget();
    this.#logEpoch = logEpoch;
    // Somebody further on asked meanwhile.
    if (this.#kept !== asked) return true;
    const to = records.at(-1)?.offset;
    if (to === undefined) return false;
    const all = [...this.#latest, ...records];
    const dropped = all.slice(0, Math.max(0, all.length - KEPT));
    this.#latest = all.slice(dropped.length);
    this.#kept = { after: dropped.at(-1)?.offset ?? asked.after, to };
    return records.length === BATCH;
  }

  #forget(): void {
    this.#kept = undefined;
    this.#latest = [];
    this.#logEpoch = undefined;
    this.#era += 1;
  }

  async #page(position: bigint): Promise<Page> {
    const { db, topic } = this.#options;
    const { rows, logEpoch } = await byItself(db, (connection) => rowsAfter(connection, position));
    const { records } = encodeAll(rows, logEpoch, this.#options);
    return {
      logEpoch,
      records: records.map(({ key, value }, index) => ({
        topic,
        partition: 0,
        offset: BigInt(rows[index]?.position ?? 0),
        key: Buffer.from(key),
        value,
      })),
    };
  }

  async #rest(ms: number): Promise<void> {
    const least = Math.min(this.#leastMs, ms);
    await pause(least);
    await pause(ms - least, undefined, { signal: this.#wake.signal }).catch(() => undefined);
  }
}

/** Each statement commits by itself: who numbers events holds up everybody else who does until then. */
async function rowsAfter(
  connection: EntityManager,
  position: bigint,
): Promise<{ rows: OrderedRow[]; logEpoch: number }> {
  await execute(connection, 'select sequence_events($1)', [BATCH]);
  const state = await queryRow<{ log_epoch: number; last_position: string }>(
    connection,
    `select log_epoch, last_position from relay_state where name = 'main'`,
  );
  if (state === undefined || BigInt(state.last_position) <= position)
    return { rows: [], logEpoch: state?.log_epoch ?? 1 };
  const rows = await queryRows<OrderedRow>(connection, orderedEvents, [position.toString(), BATCH]);
  return { rows, logEpoch: state.log_epoch };
}
