import type { DataSource } from 'typeorm';
import type { CommandRuntime } from '../runtime/commands/handle-command.js';
import { systemIds } from '../model/words/ids.js';
import { silentLog } from '../runtime/process/log.js';
import { systemClock } from '../model/time/clock.js';

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
