import { setTimeout as pause } from 'node:timers/promises';

/**
 * A server that is running, as its start function returns it.
 * @typedef {{ child: import('./child.mjs').Child, stop: () => Promise<void> }} Server
 */

/** @typedef {{ stop: () => Promise<void>, again: () => Promise<void>, pid: () => number | undefined }} Kept a server that is kept running; `again` after `stop` */

const LONGEST_DELAY_MS = 30_000;

/**
 * Starts a server and starts it again whenever it ends by itself.
 * @param {string} name
 * @param {() => Promise<Server>} start
 * @param {{ say: (line: string) => void, note: import('./leftovers.mjs').RunNote }} options
 * @returns {Promise<Kept>} rejects when the first start fails
 */
export async function keepRunning(name, start, { say, note }) {
  let stopping = false;
  let server = await start();

  async function watch() {
    for (;;) {
      const { code, signal } = await server.child.ended;
      if (stopping) return;
      say(`${name} ended (${signal ?? `code ${code}`}); starting it again`);
      await startAgain();
    }
  }

  async function startAgain() {
    for (let delay = 500; !stopping; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      await pause(delay);
      try {
        server = await start();
        note.write();
        say(`${name} is back`);
        return;
      } catch (error) {
        say(`${name} does not come back: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  note.add(() => [server.child.pid]);
  void watch();
  const stop = async () => {
    stopping = true;
    await server.stop();
  };
  const again = async () => {
    if (server.child.alive()) return;
    server = await start();
    stopping = false;
    note.write();
    void watch();
  };
  return { stop, again, pid: () => (server.child.alive() ? server.child.pid : undefined) };
}
