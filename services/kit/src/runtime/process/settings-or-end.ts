import { Fault } from '../../model/words/fault.js';

/** EX_CONFIG: something is wrong with the settings. @source sysexits(3) */
const WRONG_SETTINGS = 78;

/** @throws Fault with these sentences about settings with which the program may not run */
export function refuseSettings(sentences: string, cause?: unknown): never {
  throw new Fault(sentences, { cause });
}

/** What `read` gives. A program whose settings are refused says why, without the places in our code where it was found, and ends before it opens anything.
 *  @throws whatever `read` throws but a Fault */
export function settingsOrEnd<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(WRONG_SETTINGS);
  }
}
