import type { CommandRuntime } from '../commands/handle-command.js';
import type { Consumer } from './consumer.js';

/** What slices of one consumer are handled with. `parkDelaysMs`: waits between tries of an event that was set aside; milliseconds. */
export interface Handling {
  readonly consumer: Consumer;
  readonly runtime: CommandRuntime;
  readonly parkDelaysMs: readonly number[];
}
