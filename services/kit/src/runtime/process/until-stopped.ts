import type { Log } from './log.js';

const MOST_MS = 25_000;

/** Keeps the process until SIGTERM or SIGINT, then closes what it runs. Exits 1 when closing takes longer than 25 s. */
export async function untilStopped(running: { close(): Promise<void> }, log: Log): Promise<void> {
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  });
  log.info({ signal }, 'stopping');
  const overdue = setTimeout(() => {
    log.error({}, 'closing took too long');
    process.exit(1);
  }, MOST_MS);
  await running.close();
  clearTimeout(overdue);
  process.exit(0);
}
