import { setTimeout as pause } from 'node:timers/promises';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { DataSource } from 'typeorm';

/** Between two looks while somebody waits. */
const LOOK_MS = 200;
const AFTER_TROUBLE_MS = 1_000;
const AT_ONCE = 1_000;

interface Waiting {
  readonly userId: string;
  readonly wake: () => void;
}

/** Wakes readers whose client has a new event. One look at the table serves all who wait in this process; while nobody waits, nothing is looked at. */
export class PartnerEventFeed {
  readonly #db: DataSource;
  readonly #log: Log;
  readonly #waiting = new Set<Waiting>();
  #known: bigint | undefined;
  #isLooking = false;

  /** Aborted when the process stops: whoever listens is let go, and comes back to another. */
  readonly ended: AbortSignal;

  constructor({
    db,
    log,
    ended,
  }: {
    readonly db: DataSource;
    readonly log: Log;
    readonly ended: AbortSignal;
  }) {
    this.#db = db;
    this.#log = log;
    this.ended = ended;
    ended.addEventListener('abort', () => this.#waiting.forEach(({ wake }) => wake()), { once: true });
  }

  /** Settles when the client may have an event after this position, when `within` is aborted, or when the process stops. */
  async after(userId: string, position: bigint, within: AbortSignal): Promise<void> {
    if (within.aborted || this.ended.aborted) return;
    // What was seen since the reader looked may be its own.
    if (this.#known !== undefined && this.#known > position) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        this.#waiting.delete(waiting);
        within.removeEventListener('abort', end);
        resolve();
      };
      const waiting: Waiting = { userId, wake: end };
      this.#waiting.add(waiting);
      within.addEventListener('abort', end, { once: true });
      this.#known ??= position;
      if (!this.#isLooking) void this.#look();
    });
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#waiting.size > 0 && !this.ended.aborted) {
      const ms = await this.#round().then(
        () => LOOK_MS,
        (error: unknown) => {
          this.#log.warn({ err: error }, 'events for partners could not be looked for');
          return AFTER_TROUBLE_MS;
        },
      );
      await pause(ms, undefined, { signal: this.ended }).catch(() => undefined);
    }
    this.#isLooking = false;
    this.#known = undefined;
  }

  async #round(): Promise<void> {
    for (;;) {
      const known = this.#known ?? 0n;
      const rows = await byItself(this.#db, (connection) =>
        queryRows<{ position: string; userId: string }>(
          connection,
          'select position, user_id as "userId" from partner_event where position > $1 order by position limit $2',
          [known.toString(), AT_ONCE],
        ),
      );
      const last = rows.at(-1)?.position;
      if (last === undefined) return;
      this.#known = BigInt(last);
      const people = new Set(rows.map(({ userId }) => userId));
      for (const waiting of this.#waiting) if (people.has(waiting.userId)) waiting.wake();
      if (rows.length < AT_ONCE) return;
    }
  }
}
