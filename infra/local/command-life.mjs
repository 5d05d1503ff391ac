// How a command that starts things lives: what it says with the seconds since it began, and what it stops when it ends. Node's own modules only.

const begin = performance.now();
/** @type {(() => Promise<void>)[]} stops what was started, last first */
const undo = [];
let stopping = false;

/** Seconds since the command began. */
export const seconds = () => (performance.now() - begin) / 1000;

/** @param {string} line */
export function say(line) {
  console.log(`${seconds().toFixed(1).padStart(6)} s  ${line}`);
}

/** @param {() => Promise<void>} stop called when the command ends, after those that were given later */
export const register = (stop) => void undo.push(stop);

export const isStopping = () => stopping;

/**
 * Stops everything and ends the process.
 * @param {number} code
 */
export async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  for (const step of undo.reverse()) await step().catch((error) => say(String(error)));
  process.exit(code);
}

/**
 * Does the work of the command. Signals end it as its failure does: with all stopped.
 * @param {() => Promise<unknown>} work stays running when it settles, unless it calls `stopAll`
 * @param {{ onSignal: number, failed: string }} options `onSignal`: code after Ctrl+C; `failed`: the line above the reason
 */
export async function live(work, { onSignal, failed }) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping…');
      void stopAll(onSignal);
    });
  }
  try {
    await work();
  } catch (error) {
    if (stopping) return;
    console.error(`\n${failed}\n${error instanceof Error ? error.message : error}\n`);
    await stopAll(1);
  }
}
