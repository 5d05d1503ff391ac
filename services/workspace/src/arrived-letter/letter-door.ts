import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';

/** What whoever takes a letter of an office in works with. */
export interface LetterDoor {
  readonly runtime: CommandRuntime;
  readonly linkKey: string;
  readonly encryptionKey: string;
}
