import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startFixtureGateway, type FixtureGateway } from './testing/fixture-gateway.js';
import { FixtureAccounts } from './testing/fixture-accounts.js';
import { Browser } from './testing/browser.js';

// Whole gateways and servers of Redis, on a machine that others use as well.
jest.setTimeout(600_000);

let gateway: FixtureGateway | undefined;
let server: ChildProcess | undefined;
afterEach(async () => {
  await gateway?.close();
  server?.kill('SIGKILL');
  [gateway, server] = [undefined, undefined];
});

/** Below the ports that the system gives to connections: it must stay free while Redis is away. */
async function freePort(): Promise<number> {
  const probe = createServer();
  for (let port = randomInt(20_300, 21_000); ; port += 1) {
    const isFree = await new Promise<boolean>(
      (done) =>
        void probe
          .once('error', () => done(false))
          .listen(port, '127.0.0.1', () => probe.close(() => done(true))),
    );
    if (isFree) return port;
  }
}

function startRedis(port: number): ChildProcess {
  return spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
}

/** Asks again until it holds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setImmediate(done));
}

const ask = (headers: Record<string, string> = {}) => {
  if (gateway === undefined) throw new Error('no gateway');
  return gateway.graphql({ query: '{ viewer { id } }' }, headers);
};
const without = (): readonly string[] => gateway?.gateway.health.state().without ?? [];
const ready = async (): Promise<number> => (await fetch(`${gateway?.origin}/readyz`)).status;

describe('Redis goes away under a running gateway', () => {
  it('reads go on, signing in waits, and all is well when it is back', async () => {
    const port = await freePort();
    server = startRedis(port);
    gateway = await startFixtureGateway({ adhoc: true, redisUrl: `redis://127.0.0.1:${port}` });
    const accounts = new FixtureAccounts();
    gateway.subgraphs.accounts.handle = (request, response) => void accounts.handle(request, response);
    await until(async () => (await ready()) === 200 && without().length === 0);
    server.kill('SIGKILL');
    await until(() => Promise.resolve(without().includes('redis')));
    expect(await ready()).toBe(200);
    expect((await ask()).body.data).toEqual({ viewer: { id: expect.any(String) } });
    expect((await new Browser(gateway.origin).signIn('jana@example.test', 'customer')).status).toBe(503);
    server = startRedis(port);
    await until(() => Promise.resolve(!without().includes('redis')));
    expect((await new Browser(gateway.origin).signIn('jana@example.test', 'customer')).status).toBe(200);
  });

  it('the limit of a stranger holds all the same', async () => {
    gateway = await startFixtureGateway({ adhoc: true, redisUrl: 'redis://127.0.0.1:1' });
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await ask({ 'x-forwarded-for': '203.0.113.1' })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('a gateway that is told to stop', () => {
  it('is not ready, closes each connection after its answer, and finishes what it began', async () => {
    gateway = await startFixtureGateway({ adhoc: true });
    const { subgraphs } = gateway;
    await until(async () => (await ready()) === 200);
    gateway.gateway.health.drain();
    expect(await ready()).toBe(503);
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    subgraphs.accounts.mood = 'never';
    const running = ask();
    await until(() => Promise.resolve(subgraphs.accounts.seen.length > 0));
    const closed = gateway.close();
    gateway = undefined;
    await Promise.all([running, closed]);
    expect((await running).body.errors?.[0]?.extensions.code).toBeDefined();
  });
});

describe('a service under load', () => {
  it('that dies costs only its part of the page, and is asked again when it is back', async () => {
    gateway = await startFixtureGateway({ adhoc: true });
    const { workspace } = gateway.subgraphs;
    let asker = 0;
    // Nobody may ask more than his limit; there are many of them.
    const page = () =>
      (gateway as FixtureGateway).graphql(
        { query: '{ viewer { id } notificationCount }' },
        { 'x-forwarded-for': `198.51.100.${(asker += 1) % 250}` },
      );
    // Where the machine stands still, a page's own time is over before any service has answered: whoever asked asks again.
    const inTime = async (): ReturnType<typeof page> => {
      for (;;) {
        const answer = await page();
        if (answer.body.errors?.some(({ extensions }) => extensions.code === 'DEADLINE_EXCEEDED') !== true)
          return answer;
      }
    };
    workspace.mood = 'reset';
    const broken = await Promise.all(Array.from({ length: 40 }, inTime));
    for (const { status, body } of broken)
      expect([
        status,
        body.errors?.every(({ extensions }) => extensions.code === 'SUBGRAPH_UNAVAILABLE'),
      ]).toEqual([200, true]);
    // The breaker opens, after the first of them or, where twenty failures take longer than five seconds, after some more: but for a single try every two seconds nobody reaches the service.
    await until(async () => {
      const before = workspace.seen.length;
      await Promise.all(Array.from({ length: 40 }, page));
      return workspace.seen.length - before < 40;
    });
    workspace.mood = 'unavailable';
    const asked = workspace.seen.length;
    await until(async () => {
      await page();
      return workspace.seen.length > asked;
    });
  });
});
