import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.js';

const TRY_AGAIN_MS = 2_000;

/** What `open` gives, asked for again until it does not throw. `what`: named in the log: `database`. */
export async function untilOpened<Opened>(
  what: string,
  log: Log,
  open: () => Promise<Opened>,
): Promise<Opened> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      log.warn({ err: error, what }, 'not there yet, tried again soon');
      await pause(TRY_AGAIN_MS);
    }
  }
}
