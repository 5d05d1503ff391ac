import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks `probe` again and again until it answers true.
 * @param {string} what what is awaited, for the message of the error
 * @param {() => Promise<boolean>} probe a rejection counts as "not yet"
 * @param {{ timeoutMs?: number, everyMs?: number, failed?: () => string | undefined }} [options]
 *   `failed` returns the reason when waiting has become pointless
 * @returns {Promise<void>}
 * @throws {Error} after `timeoutMs` (30 s unless told), or as soon as `failed` gives a reason
 */
export async function waitFor(what, probe, options = {}) {
  const { timeoutMs = 30_000, everyMs = 50, failed } = options;
  const end = Date.now() + timeoutMs;
  let last = '';
  for (;;) {
    const reason = failed?.();
    if (reason !== undefined) throw new Error(`${what}: ${reason}`);
    try {
      if (await probe()) return;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end)
      throw new Error(
        `${what} did not answer within ${timeoutMs / 1000} s${last === '' ? '' : ` (${last})`}.`,
      );
    await pause(everyMs);
  }
}
