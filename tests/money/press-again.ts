import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '@cotta/kit/runtime/database/trouble.js';

const PRESSES = 5;

/** A person who was told that it cannot be done just now (a lock, a lost connection) presses again; what failed so has changed nothing.
 *  `isPassing`: which failures are of that kind. @throws the last of them, or any other at once. */
export async function pressAgain<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean = isTransient,
): Promise<T> {
  for (let press = 1; ; press += 1) {
    try {
      return await work();
    } catch (error) {
      if (press === PRESSES || !isPassing(error)) throw error;
      await pause(200 * press);
    }
  }
}
