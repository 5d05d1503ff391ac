import type { VirusCheck } from '../document/virus-check/virus-check.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';

/** What whoever takes a letter of an office in works with. */
export interface LetterDoor {
  readonly runtime: CommandRuntime;
  readonly linkKey: string;
  readonly encryptionKey: string;
  /** @defaultValue none: files are taken as they come */
  readonly virusCheck?: VirusCheck;
}
