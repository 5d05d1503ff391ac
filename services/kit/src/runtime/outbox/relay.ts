import { setTimeout as pause } from 'node:timers/promises';
import { Counter } from 'prom-client';
import type { EventShapes } from '../event-store/upcast.js';
import type { EventPublisher } from '../kafka/ports.js';
import { trackingTopic } from '../kafka/tracking-topics.js';
import type { Log } from '../process/log.js';
import type { Clock } from '../../model/time/clock.js';
import type { EventEncoder } from './encoder.js';
import { Pace } from './pace.js';
import { publishNext, type PublishedUpTo, relayBatch } from './publish-next.js';
import { RelaySession } from './relay-session.js';

/** What a relay reads from and publishes to. */
export interface RelayOptions {
  /** The service's own database; the relay takes one connection of its own, never through a transaction pooler. */
  readonly databaseUrl: string;
  readonly encoder: EventEncoder;
  readonly publisher: EventPublisher;
  /** @defaultValue `tracking.<source>.v1` */
  readonly topic?: string;
  /** Upcasters by category, for events that older code wrote and nobody published yet. */
  readonly shapes?: Readonly<Record<string, EventShapes>>;
  readonly clock: Clock;
  readonly log: Log;
  /** Seals what the rows were before and after, for the audit log. Absent: it stays inside. */
  readonly encryptionKey?: string;
  /** Called when another process of the service has committed something, or may have. @defaultValue nobody else waits for it */
  readonly committed?: () => void;
  /** One leader at a time. @defaultValue true; false only where a test proves that two do no harm. */
  readonly exclusive?: boolean;
}

/** How a relay is doing. */
export interface RelayStatus {
  readonly leading: boolean;
  /** Position up to which everything is on the broker, as far as this instance knows. */
  readonly published: bigint;
  /** Grows with every change of the leader. */
  readonly generation: bigint;
  /** Set when publishing stopped until a person acts: an event cannot be encoded. */
  readonly halted?: string;
  /** Last time the loop went round. */
  readonly checkedAt: Date;
}

/** A relay, while it runs. */
export interface Relay {
  /** Looks at once instead of at the next poll. */
  nudge(): void;
  /** Returns when the batch in hand is done. The publisher stays open: whoever opened it closes it. */
  stop(): Promise<void>;
  status(): RelayStatus;
}

const publishedEvents = new Counter({
  name: 'cotta_events_published_total',
  help: 'Events this instance has put on the broker',
});

const busyPollMs = 50;
/** Commits are signalled; this is for a signal that was lost with its process. */
const idlePollMs = 5_000;
const afterTroubleMs = 1_000;
const afterHaltMs = 10_000;

/** Numbers committed events and puts them on the service's topic, in order, at least once. Runs in every instance; one leads. */
export function startRelay(options: RelayOptions): Relay {
  return new RelayLoop({
    topic: trackingTopic(options.encoder.source),
    shapes: {},
    exclusive: true,
    committed: () => undefined,
    ...options,
  });
}

type LoopOptions = Required<Omit<RelayOptions, 'encryptionKey'>> & Pick<RelayOptions, 'encryptionKey'>;

class RelayLoop implements Relay {
  readonly #options: LoopOptions;
  readonly #finished: Promise<void>;
  #stopped = false;
  readonly #pace = new Pace({ quietMs: 0, busyMs: 50 });
  #wake = new AbortController();
  readonly #stopping = new AbortController();
  #status: RelayStatus;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#status = { leading: false, published: 0n, generation: 0n, checkedAt: options.clock.now() };
    this.#finished = this.#run();
  }

  nudge(): void {
    if (this.#status.leading && this.#status.halted === undefined) this.#wake.abort();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopping.abort();
    this.#wake.abort();
    await this.#finished;
  }

  status(): RelayStatus {
    return this.#status;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#connectAndLead();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'relay lost its database, its broker or its lead');
        await this.#rest(afterTroubleMs);
      }
    }
  }

  async #connectAndLead(): Promise<void> {
    const session = await RelaySession.open(
      this.#options.databaseUrl,
      `${this.#options.encoder.source}-relay`,
      () => {
        this.nudge();
        this.#options.committed();
      },
    );
    try {
      while (!this.#stopped && this.#options.exclusive && !(await session.tryLock())) {
        this.#note({ leading: false });
        await this.#rest(afterTroubleMs);
      }
      if (!this.#stopped) await this.#lead(session);
    } finally {
      this.#note({ leading: false });
      await session.close();
    }
  }

  async #lead(session: RelaySession): Promise<void> {
    const term = await session.takeOver();
    this.#note({ leading: true, published: term.published, generation: term.generation });
    this.#options.log.info(
      { generation: term.generation.toString(), published: term.published.toString() },
      'relay leads',
    );
    let waitMs = busyPollMs;
    let ahead: PublishedUpTo['ahead'];
    while (!this.#stopped) {
      const wakened = this.#wake.signal.aborted;
      this.#wake = new AbortController();
      const round = await publishNext(
        session,
        { ...term, published: this.#status.published },
        this.#options,
        ahead,
      );
      const { published, count, halted } = round;
      ahead = round.ahead;
      this.#note({ published }, halted);
      publishedEvents.inc(count);
      if (halted !== undefined) await this.#rest(afterHaltMs);
      else if (count > 0) {
        waitMs = busyPollMs;
        // A full batch: there is more.
        if (count < relayBatch) await this.#pause(this.#pace.after(count, performance.now()));
      } else {
        waitMs = wakened ? busyPollMs : Math.min(waitMs * 2, idlePollMs);
        await this.#rest(waitMs);
      }
    }
  }

  #note(change: Partial<RelayStatus>, halted?: string): void {
    const { halted: _before, ...rest } = this.#status;
    this.#status = {
      ...rest,
      ...change,
      checkedAt: this.#options.clock.now(),
      ...(halted === undefined ? {} : { halted }),
    };
  }

  /** What is nudged meanwhile is published after it. */
  async #pause(ms: number): Promise<void> {
    if (ms > 0) await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  /** Ends early when nudged or stopped. */
  async #rest(ms: number): Promise<void> {
    if (this.#stopped) return;
    await pause(ms, undefined, { signal: this.#wake.signal }).catch(() => undefined);
    if (this.#wake.signal.aborted && !this.#status.leading) this.#wake = new AbortController();
  }
}
