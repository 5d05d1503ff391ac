import { setTimeout as pause } from 'node:timers/promises';
import { sqlState, troubleOf } from './trouble.js';

const conflictTries = 4;
const connectionTries = 6;
const lockTries = 2;
/** SQLSTATE of a lock that was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` again after a conflict (4 times in all, 10–50 ms apart), a lost connection (6 times, 50 ms doubling) or a lock that was waited for in vain (twice).
 *  For work that is one transaction and finds its own earlier commit. @throws the last error. */
export async function retryTroubles<T>(work: () => Promise<T>): Promise<T> {
  let conflicts = 0;
  let losses = 0;
  let locks = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'conflict') conflicts += 1;
      else if (trouble === 'unreachable') losses += 1;
      else if (sqlState(error) === LOCK_NOT_AVAILABLE) locks += 1;
      else throw error;
      if (conflicts >= conflictTries || losses >= connectionTries || locks >= lockTries) throw error;
      await pause(trouble === 'unreachable' ? 25 * 2 ** losses : 10 + Math.random() * 40);
    }
  }
}
