import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { openDoor, serveMetrics, type Door } from './door.js';
import { observeTogether } from './process-metrics.js';
import { programHealth, type ProgramHealth } from './program-health.js';

let door: Door | undefined;
afterEach(async () => {
  await door?.close();
  door = undefined;
});

async function open(health: ProgramHealth, metrics?: Registry) {
  const opened = await openDoor({
    host: '127.0.0.1',
    port: 0,
    health,
    ...(metrics === undefined ? {} : { metrics }),
  });
  door = opened;
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${opened.port}${path}`);
    return {
      status: response.status,
      closes: response.headers.get('connection') === 'close',
      text: await response.text(),
    };
  };
}

describe('the door of a program', () => {
  it('is open before anything else is there, and says what is waited for', async () => {
    const health = programHealth();
    const there = health.waitFor('database');
    const ask = await open(health);
    expect((await ask('/livez')).status).toBe(200);
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      text: '{"ready":false,"waitingFor":["database"]}',
    });
    expect((await ask('/graphql')).status).toBe(503);
    there();
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('answers what it is given, and shows its figures only where they belong', async () => {
    const ask = await open(programHealth());
    door?.answerBy((request, response) => void response.end(request.url));
    expect((await ask('/pages?a=1')).text).toBe('/pages?a=1');
    expect((await ask('/metrics')).text).toBe('/metrics');
  });

  it('is not ready while it drains, answers all the same, and keeps no connection', async () => {
    const health = programHealth();
    const ask = await open(health);
    door?.answerBy((_request, response) => void response.end('here'));
    expect((await ask('/')).closes).toBe(false);
    health.drain();
    expect(await ask('/readyz')).toMatchObject({ status: 503, closes: true });
    expect(await ask('/')).toEqual({ status: 200, closes: true, text: 'here' });
  });

  it('is not ready while something it needs does not hold, and does not live while it is stuck', async () => {
    const health = programHealth();
    let holds = true;
    health.needs('database', () => holds || Promise.reject(new Error('away')));
    health.livesBy('rounds', () => holds);
    const ask = await open(health);
    expect([(await ask('/readyz')).status, (await ask('/livez')).status]).toEqual([200, 200]);
    holds = false;
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('database') });
    expect(await ask('/livez')).toMatchObject({ status: 503, text: expect.stringContaining('rounds') });
  });

  it('is not opened on a port that somebody else has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => void other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(openDoor({ host: '127.0.0.1', port, health: programHealth() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await new Promise((resolve) => void other.close(resolve));
  });
});

describe('figures of what may be away', () => {
  const declared = (registry: Registry, look: () => Promise<number>, lookMs = 50) =>
    observeTogether({
      group: 'store',
      registry,
      lookMs,
      gauges: {
        plain: { name: 'cotta_spec_plain', help: 'One figure' },
        named: { name: 'cotta_spec_named', help: 'One a thing', labelNames: ['thing'] },
      },
      look: async ({ plain, named }) => {
        const figure = await look();
        plain.set(figure);
        named.set({ thing: 'a' }, figure);
      },
    });
  const lines = async (registry: Registry): Promise<string[]> =>
    (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('are looked for once whenever they are asked for', async () => {
    const registry = new Registry();
    let looks = 0;
    declared(registry, () => Promise.resolve((looks += 1)));
    await registry.metrics();
    expect(await lines(registry)).toEqual([
      'cotta_metrics_unread_total{group="store"} 0',
      'cotta_spec_plain 2',
      'cotta_spec_named{thing="a"} 2',
    ]);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('away'))],
    ['does not answer', () => new Promise<number>(() => undefined)],
  ])('are left out and counted where it %s', async (_, look) => {
    const registry = new Registry();
    let away = false;
    declared(registry, () => (away ? look() : Promise.resolve(7)));
    expect(await lines(registry)).toContain('cotta_spec_plain 7');
    away = true;
    await registry.metrics();
    expect(await lines(registry)).toEqual(['cotta_metrics_unread_total{group="store"} 1']);
  });

  it('stand on a port of their own, with nothing else', async () => {
    const registry = new Registry();
    declared(registry, () => Promise.resolve(1));
    const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
    const address = server.address();
    const at = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('cotta_spec_plain 1');
    expect((await fetch(`${at}/anything`)).status).toBe(404);
    server.closeAllConnections();
    server.close();
  });
});
