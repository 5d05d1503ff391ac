import { setTimeout as pause } from 'node:timers/promises';
import { troubleOf } from './trouble.js';

const conflictTries = 4;
const connectionTries = 6;

/** Runs `work` again after a conflict (4 times in all, 10–50 ms apart) or a lost connection (6 times, 50 ms doubling).
 *  For work that is one transaction and finds its own earlier commit. @throws the last error. */
export async function retryTroubles<T>(work: () => Promise<T>): Promise<T> {
  let conflicts = 0;
  let losses = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'conflict') conflicts += 1;
      else if (trouble === 'unreachable') losses += 1;
      else throw error;
      if (conflicts >= conflictTries || losses >= connectionTries) throw error;
      await pause(trouble === 'conflict' ? 10 + Math.random() * 40 : 25 * 2 ** losses);
    }
  }
}
