import type { LetterAddress } from '../arrived-letter/letter-address.js';
import type { VirusCheck } from '../document/virus-check/virus-check.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';

/** What whoever takes an e-mail in works with. */
export interface EmailDoor {
  readonly runtime: CommandRuntime;
  readonly linkKey: string;
  readonly encryptionKey: string;
  /** Where offices write. @defaultValue nowhere: their mail is a question like any other */
  readonly letterAddress?: LetterAddress;
  /** @defaultValue none: files are taken as they come */
  readonly virusCheck?: VirusCheck;
}
