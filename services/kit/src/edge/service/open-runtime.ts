import type { DataSource } from 'typeorm';
import { openDatabase } from '../../runtime/database/open.js';
import type { CommandRuntime } from '../../runtime/commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import type { Log } from '../../runtime/process/log.js';
import { commitSignal } from '../../runtime/outbox/commit-signal.js';
import { eventEncoder, type EventEncoder } from '../../runtime/outbox/encoder.js';
import { resourceEntity } from '../../runtime/reading/entity.js';
import { systemClock, type Clock } from '../../model/time/clock.js';
import type { ServiceDefinition } from './service-definition.js';

/** What the programs of a service run on; whoever opened it closes `db`. */
export interface OpenedRuntime {
  readonly db: DataSource;
  readonly runtime: CommandRuntime;
  readonly encoder: EventEncoder;
  /** What `runtime.afterCommit` does from now on, instead of `signal`. */
  onCommit(nudge: () => void): void;
  /** Signals to every process that relays and reacts for this service that there is something to look for. */
  readonly signal: () => void;
}

/** How a program opens it. */
export interface RuntimeOptions {
  readonly databaseUrl: string;
  /** `api`, `worker`, `demo`: shown in the database's list of connections. */
  readonly use: string;
  readonly log: Log;
  readonly clock?: Clock;
}

/** Database and command runtime of a service; the same for API, worker and tools. */
export async function openRuntime(
  definition: ServiceDefinition,
  options: RuntimeOptions,
): Promise<OpenedRuntime> {
  const { databaseUrl, use, log, clock = systemClock } = options;
  const db = await openDatabase({
    url: databaseUrl,
    applicationName: `${definition.name}-${use}`,
    entities: definition.resources.map(resourceEntity),
  });
  const encoder = eventEncoder({
    source: definition.name,
    publications: definition.publications,
    unpublished: definition.unpublished,
  });
  const signal = commitSignal(db, log);
  let nudge = signal;
  const runtime: CommandRuntime = {
    db,
    clock,
    ids: systemIds,
    log,
    publishable: (event) => encoder.check(event),
    afterCommit: () => nudge(),
  };
  return {
    db,
    runtime,
    encoder,
    signal,
    onCommit: (next) => {
      nudge = next;
    },
  };
}
