import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Waits for what another service tells: `look` finds undefined until it is there. @throws Error that says what never came */
export async function patiently<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(500);
  }
}
