import type { EventShapes } from '../event-store/upcast.js';
import type { EventPublisher } from '../kafka/ports.js';
import type { Log } from '../log/log.js';
import type { Clock } from '../time/clock.js';
import type { EventEncoder } from './encoder.js';

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
}

export interface RelayStatus {
  readonly leading: boolean;
  readonly published: bigint;
  readonly generation: bigint;
  /** Set when publishing stopped until a person acts: an event cannot be encoded. */
  readonly halted?: string;
  readonly checkedAt: Date;
}

export interface Relay {
  /** Looks at once instead of at the next poll. */
  nudge(): void;
  stop(): Promise<void>;
  status(): RelayStatus;
}
