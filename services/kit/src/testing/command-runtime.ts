import type { DataSource } from 'typeorm';
import type { CommandRuntime } from '../decider/handle-command.js';
import { systemIds } from '../ids/ids.js';
import { silentLog } from '../log/log.js';
import { systemClock } from '../time/clock.js';

/** A runtime with real ids and time, nothing published, and whatever a test wants otherwise. */
export function testRuntime(db: DataSource, otherwise: Partial<CommandRuntime> = {}): CommandRuntime {
  return {
    db,
    clock: systemClock,
    ids: systemIds,
    log: silentLog,
    publishable: () => undefined,
    afterCommit: () => undefined,
    ...otherwise,
  };
}
