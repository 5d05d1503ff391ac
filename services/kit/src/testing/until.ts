import { setTimeout as pause } from 'node:timers/promises';
import { ConnectionFault } from '../runtime/database/trouble.js';

export interface Patience {
  readonly withinMs?: number;
  readonly everyMs?: number;
}

/** Waits for a condition and gives its first value that is neither undefined nor false. A database that gives no connection just now, as on a
 *  busy machine, is asked again. @throws naming `what` when it does not come true in time. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  patience: Patience = {},
): Promise<Exclude<T, undefined | false>> {
  const { withinMs = 120_000, everyMs = 20 } = patience;
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await answered(condition);
    if (value !== undefined && value !== false) return value as Exclude<T, undefined | false>;
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await pause(everyMs);
  }
}

async function answered<T>(condition: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await condition();
  } catch (error) {
    if (error instanceof ConnectionFault) return undefined;
    throw error;
  }
}
