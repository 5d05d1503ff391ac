import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { execute } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';
import {
  type EventSubscription,
  type Reader,
  type ReaderStatus,
  sliceSize,
  type SubscriptionOptions,
} from '../kafka/ports.js';
import { retryDelay } from '../kafka/retry-delay.js';
import { severalSubscriptions } from '../kafka/several-subscriptions.js';
import { trackingTopic } from '../kafka/tracking-topics.js';
import type { Encoding } from '../outbox/encode-all.js';
import { type Clock, daysBefore } from '../../model/time/clock.js';
import { OwnFeed } from './own-feed.js';
import { OwnLeases, RENEW_AFTER_MS } from './own-leases.js';
import { inboxDays } from './prune-inbox.js';

/** Where the own events are read, and how they become messages. */
export interface OwnEventsOptions extends Encoding {
  readonly db: DataSource;
  readonly clock: Clock;
  /** Called when a reader stops, so that another process may go on with it at once. @defaultValue it finds out by itself */
  readonly released?: () => void;
}

/** What a service says, for its own reactions: read from its own database, in the order in which the relay sends it. */
export interface OwnEvents {
  subscribe(options: SubscriptionOptions): EventSubscription;
  /** Looks at once instead of at the next poll. */
  nudge(): void;
  /** Whether another process reads for some of the readers. */
  isReadElsewhere(): boolean;
}

/** Between two notes of how far a reader is: what it handled after the last one, the inbox knows. */
const NOTE_MS = 1_000;

/** A reaction of the service to itself needs no broker: it happens when the broker is away, and at once when it is not. */
export function ownEvents(options: OwnEventsOptions): OwnEvents {
  const feed = new OwnFeed({ ...options, topic: trackingTopic(options.encoder.source) });
  const leases = new OwnLeases(options.db);
  return {
    subscribe: ({ groupId, readers, retryDelaysMs }) =>
      severalSubscriptions(
        readers.map(
          (reader) =>
            new OwnReader(
              options,
              { feed, leases },
              { reader, place: `${groupId}.${reader.name}`, retryDelaysMs },
            ),
        ),
      ),
    nudge: () => feed.nudge(),
    isReadElsewhere: () => feed.someoneWaits,
  };
}

interface OwnReading {
  readonly reader: Reader;
  /** Under which the database remembers how far it is. */
  readonly place: string;
  readonly retryDelaysMs: readonly number[] | undefined;
}

class OwnReader implements EventSubscription {
  readonly #options: OwnEventsOptions;
  readonly #feed: OwnFeed;
  readonly #leases: OwnLeases;
  readonly #reading: OwnReading;
  #finished: Promise<void> | undefined;
  #stop = new AbortController();
  #failures = 0;
  #lag = 0;
  #progressAt: Date;
  /** Where this reader stands, for as long as it holds it. */
  #position: bigint | undefined;
  #era = 0;
  #note: { readonly position: bigint; readonly at: number } | undefined;

  constructor(
    options: OwnEventsOptions,
    { feed, leases }: { readonly feed: OwnFeed; readonly leases: OwnLeases },
    reading: OwnReading,
  ) {
    this.#options = options;
    this.#feed = feed;
    this.#leases = leases;
    this.#reading = reading;
    this.#progressAt = options.clock.now();
  }

  async run(): Promise<void> {
    await this.#begin();
    this.#feed.join();
    this.#finished = this.#loop();
  }

  status(): readonly ReaderStatus[] {
    return [
      {
        name: this.#reading.reader.name,
        running: this.#finished !== undefined && !this.#stop.signal.aborted,
        lag: this.#lag,
        progressAt: this.#progressAt,
        rebalances: 0,
      },
    ];
  }

  async close(): Promise<void> {
    if (this.#finished === undefined) return;
    this.#stop.abort();
    this.#feed.release();
    await this.#finished;
    this.#feed.waits(this.#reading.place, false);
    await this.#feed.leave();
    await this.#leases.release(this.#reading.place, this.#position).catch(() => undefined);
    this.#options.released?.();
  }

  /** What is older than the inbox remembers was handled when it was new: by this reader's forerunner, over the broker. */
  async #begin(): Promise<void> {
    const { clock, db } = this.#options;
    await byItself(db, (connection) =>
      execute(
        connection,
        `insert into own_reaction (reader, position)
         select $1, coalesce(max(o.position), 0) from event_order o join tracking_event e using (stream_id, version) where e.recorded_at < $2
         on conflict (reader) do nothing`,
        [this.#reading.place, daysBefore(clock.now(), inboxDays - 1)],
      ),
    );
  }

  async #loop(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        const moved = await this.#round();
        this.#failures = 0;
        this.#progressAt = this.#options.clock.now();
        if (!moved && !this.#stop.signal.aborted) await this.#feed.nextLook();
      } catch (error) {
        this.#failures += 1;
        this.#position = undefined;
        this.#options.log.warn(
          { err: error, reader: this.#reading.place },
          'own events could not be handled for now',
        );
        await this.#rest(retryDelay(this.#reading.retryDelaysMs, this.#failures));
      }
    }
  }

  /** @returns whether there may be more at once. */
  async #round(): Promise<boolean> {
    const from = await this.#hold();
    if (from === undefined) return false;
    const incoming = await this.#feed.after(from);
    this.#lag = incoming.length;
    for (let at = 0; at < incoming.length && !this.#stop.signal.aborted; at += sliceSize) {
      const slice = incoming.slice(at, at + sliceSize);
      await this.#reading.reader.handle(slice);
      this.#position = slice.at(-1)?.offset ?? from;
      this.#lag = incoming.length - at - slice.length;
    }
    return incoming.length > 0;
  }

  /** The position this reader stands at; undefined while another process holds it. */
  async #hold(): Promise<bigint | undefined> {
    if (this.#era !== this.#feed.era) this.#position = undefined;
    if (this.#position === undefined) return this.#take();
    const now = this.#options.clock.now().getTime();
    const { position = 0n, at = 0 } = this.#note ?? {};
    if (position === this.#position) {
      if (now >= at + RENEW_AFTER_MS)
        await this.#noted({ position, at: now }, this.#leases.renew(this.#reading.place));
    } else if (now >= at + NOTE_MS) {
      const noting = this.#leases.note(this.#reading.place, this.#position);
      await this.#noted({ position: this.#position, at: now }, noting);
    }
    return this.#position;
  }

  async #take(): Promise<bigint | undefined> {
    const { place } = this.#reading;
    this.#era = this.#feed.era;
    const at = this.#options.clock.now().getTime();
    const position = await this.#leases.take(place);
    this.#feed.waits(place, position === undefined);
    this.#position = position;
    if (position !== undefined) this.#note = { position, at };
    return position;
  }

  /** Where another process holds it by now, that one handles again what it finds; the inbox knows what was done. */
  async #noted(
    note: { readonly position: bigint; readonly at: number },
    isHeld: Promise<boolean>,
  ): Promise<void> {
    const held = await isHeld;
    this.#note = note;
    if (!held) this.#position = undefined;
  }

  /** Ends early when stopped. */
  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
