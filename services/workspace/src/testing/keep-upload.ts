import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { databaseContentStore } from '../document/content-store.js';
import { upload } from '../document/upload.js';

/**
 * A file that somebody sent a moment ago: nobody's until what it was sent for takes it.
 * @returns the id of its document, and the token that says once what it belongs to
 * @throws Fault with the code of the refusal
 */
export async function keepUpload(
  runtime: CommandRuntime,
  linkKey: string,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<{ readonly documentId: string; readonly uploadToken: string }> {
  const outcome = await upload({ runtime, linkKey, content: databaseContentStore(runtime.db) }, file);
  if ('code' in outcome) throw new Fault(outcome.code);
  return outcome;
}
