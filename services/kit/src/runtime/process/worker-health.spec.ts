import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { daysBefore, systemClock } from '../../model/time/clock.js';
import { serveWorkerHealth } from './worker-health.js';

let health: { close(): Promise<void> } | undefined;
afterEach(async () => {
  await health?.close();
  health = undefined;
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => void probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function asked(lastTick: Date): Promise<(path: string) => Promise<{ status: number; text: string }>> {
  const port = await freePort();
  health = await serveWorkerHealth({ host: '127.0.0.1', port, lastTick: () => lastTick });
  return async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    return { status: response.status, text: await response.text() };
  };
}

describe('the health of a worker', () => {
  it('is good while it ticks', async () => {
    const ask = await asked(systemClock.now());
    expect((await ask('/livez')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, JSON.parse(ready.text).ready]).toEqual([200, true]);
  });

  it('is bad once it has not ticked for five minutes, though it lives', async () => {
    const ask = await asked(daysBefore(systemClock.now(), 1));
    expect((await ask('/livez')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, JSON.parse(ready.text).ready]).toEqual([503, false]);
  });

  it('comes with figures, and with nothing else', async () => {
    const ask = await asked(systemClock.now());
    expect((await ask('/metrics')).status).toBe(200);
    expect((await ask('/anything')).status).toBe(404);
  });

  it('is not served on a port that somebody else has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => void other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(
      serveWorkerHealth({ host: '127.0.0.1', port, lastTick: () => systemClock.now() }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => void other.close(resolve));
  });
});
