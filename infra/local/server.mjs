import { lastLines, startChild } from './child.mjs';
import { waitFor } from './wait.mjs';

/**
 * Starts a server and waits until it answers; one that does not is stopped again.
 * @param {object} options
 * @param {Parameters<typeof startChild>[0]} options.program
 * @param {() => Promise<boolean>} options.ready
 * @param {number} [options.timeoutMs]
 * @param {NodeJS.Signals} [options.stopSignal]
 * @returns {Promise<import('./kept.mjs').Server>}
 * @throws {Error} with the end of its log
 */
export async function startServer({ program, ready, timeoutMs = 60_000, stopSignal = 'SIGTERM' }) {
  const child = await startChild(program);
  const stop = () => child.stop(25_000, stopSignal);
  const log = () => `Last lines of ${program.logFile}:\n${lastLines(program.logFile)}`;
  try {
    await waitFor(program.name, ready, {
      timeoutMs,
      everyMs: 100,
      failed: () => (child.alive() ? undefined : `it ended at once. ${log()}`),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { child, stop };
}
