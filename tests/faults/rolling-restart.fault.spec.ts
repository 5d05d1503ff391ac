import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { byService, mintAccessToken, newSecret, newSigningKey } from '@cotta/gateway/testing.js';
import { subscriptionsService } from '@cotta/subscriptions/testing.js';
import { startKafka } from '../../infra/local/kafka.mjs';
import { evenBalancer } from '../../infra/releases/even-balancer.mjs';
import { report } from './fault-fixture.js';
import { ownPorts } from './own-ports.js';
import { builtProgram, serviceProgram, type ServiceProgram } from './service-program.js';

// Real programs and a broker, on a machine that others use as well.
jest.setTimeout(600_000);

const PEOPLE = 40;
/** Between the requests of one of those who ask. */
const REST_MS = 60;
const ASKERS = 3;

const folder = mkdtempSync(join(tmpdir(), 'cotta-rolling-'));
const [viewer, access] = [newSigningKey('viewer'), newSigningKey('access')];
const keyFile = (name: string, content: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const common = {
  DRAIN_MS: '700',
  REDIS_URL: process.env['REDIS_URL'] ?? '',
  PUBLIC_ORIGIN: 'http://localhost:4300',
  VIEWER_JWKS_FILE: keyFile('viewers.json', viewer.keys),
  LINK_TOKEN_KEY: newSecret(),
  SEAL_KEY: newSecret(),
};

type EvenBalancer = Awaited<ReturnType<typeof evenBalancer>>;

let database: FreshDatabase;
const programs: ServiceProgram[] = [];
const balancers: EvenBalancer[] = [];
/** The services that nobody restarts here: there, and without an answer. */
const others = createServer((request, response) => {
  response.writeHead(request.url === '/readyz' ? 200 : 503).end();
});
let broker: Awaited<ReturnType<typeof startKafka>> | undefined;
let brokerPort = 0;
let services: readonly ServiceProgram[] = [];
let service: EvenBalancer;

beforeAll(async () => {
  const definition = subscriptionsService();
  database = await freshDatabase({
    service: 'subscriptions',
    migrations: definition.migrations,
    resources: definition.resources,
    ...(definition.views === undefined ? {} : { views: definition.views }),
  });
  await new Promise<void>((done) => others.listen(0, '127.0.0.1', done));
  brokerPort = await ownPorts(2);
  const settings = { ...common, DATABASE_URL: database.url, KAFKA_BROKERS: `127.0.0.1:${brokerPort}` };
  services = await Promise.all([
    serviceProgram('subscriptions', 'main', settings),
    serviceProgram('subscriptions', 'main', settings),
  ]);
  programs.push(...services);
});
afterAll(async () => {
  for (const one of balancers) one.close();
  await Promise.all(programs.map((program) => program.kill()));
  await broker?.stop();
  others.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function tokenOf(person: number): Promise<string> {
  const now = new Date();
  const userId = nameBasedId(`person ${person}`);
  const grant = { userId, role: 'customer', sessionId: `session-${person}`, audience: 'customer' } as const;
  const until = new Date(now.getTime() + 3_600_000);
  return (await mintAccessToken(grant, { key: access.privateKey, now, until })).token;
}

async function graphql(at: string, person: number, query: string, variables: object): Promise<unknown> {
  const answer = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(person)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: unknown };
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return Object.values(body.data ?? {})[0];
}

const create = (at: string, person: number): Promise<unknown> =>
  graphql(
    at,
    person,
    'mutation Add($input: CreateBrandInput!) { createBrand(input: $input) { ... on Brand { id } ... on Refusal { code } } }',
    {
      input: { userId: nameBasedId(`person ${person}`), name: `Brand ${crypto.randomUUID()}`, websites: [] },
    },
  );
const read = (at: string, person: number): Promise<unknown> =>
  graphql(at, person, 'query Count { brandCount }', {});

/** Figures of a program, by their names. */
async function figure(program: ServiceProgram, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${program.url}/metrics`)).text();
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

async function startAll(started: readonly ServiceProgram[]): Promise<void> {
  await Promise.all(started.map((program) => program.start()));
  await Promise.all(started.map((program) => program.ready()));
}

it('a service starts, is read and written without a broker, and its facts arrive once there is one', async () => {
  await startAll(services);
  service = await evenBalancer(services);
  balancers.push(service);
  const gateway = await builtProgram('gateway/dist/main.js', gatewaySettings());
  programs.push(gateway);
  await startAll([gateway]);
  expect(await create(gateway.url, 0)).toEqual({ id: expect.any(String) });
  expect(await read(gateway.url, 0)).toBe(1);
  const [one] = services as readonly [ServiceProgram];
  expect(await figure(one, 'cotta_events_unpublished')).toBeGreaterThan(0);
  broker = await startKafka({ port: brokerPort, controllerPort: brokerPort + 1, dir: join(folder, 'kafka') });
  await until('the facts arrived', async () => (await figure(one, 'cotta_events_unpublished')) === 0);
  const led = await Promise.all(services.map((program) => figure(program, 'cotta_events_published_total')));
  expect(Math.max(...led.map(Number))).toBeGreaterThan(0);
  await gateway.stop();
});

function gatewaySettings(): Record<string, string> {
  const elsewhere = others.address();
  const idle = `http://127.0.0.1:${typeof elsewhere === 'object' && elsewhere !== null ? elsewhere.port : 0}`;
  const urls = Object.entries({ ...byService(() => idle), subscriptions: service.url });
  return {
    ...common,
    ...Object.fromEntries(urls.map(([name, url]) => [`${name.toUpperCase()}_URL`, url])),
    VIEWER_PRIVATE_JWK_FILE: keyFile('viewer.json', viewer.privateKey),
    ACCESS_TOKEN_PRIVATE_JWK_FILE: keyFile('access.json', access.privateKey),
    ACCESS_TOKEN_JWKS_FILE: keyFile('accesses.json', access.keys),
    PARTNER_TOKEN_JWKS_FILE: keyFile('partners.json', access.keys),
    SESSION_KEY: newSecret(),
    GATEWAY_ADHOC: '1',
  };
}

it('services, gateways and web servers are replaced one after the other under load, and nothing that is asked fails', async () => {
  const gatewayEnv = gatewaySettings();
  const gateways = await Promise.all([1, 2].map(() => builtProgram('gateway/dist/main.js', gatewayEnv)));
  programs.push(...gateways);
  await startAll(gateways);
  const gateway = await evenBalancer(gateways);
  const webs = await Promise.all(
    [1, 2].map(() =>
      builtProgram('web/dist/server/main.js', { ...common, GATEWAY_URL: gateway.url, PAGES_PER_MINUTE: '0' }),
    ),
  );
  programs.push(...webs);
  await startAll(webs);
  const web = await evenBalancer(webs);
  balancers.push(gateway, web);
  const { counts, wrong, more, stop } = load(web.url);
  await more(30);
  for (const program of [...services, ...gateways, ...webs]) {
    expect(await program.stop()).toBe(0);
    await more(30);
    await program.start();
    await program.ready();
    await more(30);
  }
  await stop();
  report('rolling restart', { ...counts, 'programs replaced': 6, failed: wrong.length });
  expect(wrong).toEqual([]);
});

/** Asks at a steady pace until it is told to stop: in turn a write, reads and a file of the site. */
function load(at: string) {
  const counts = { writes: 0, reads: 0, files: 0 };
  const wrong: string[] = [];
  let [going, asked] = [true, 0];
  const ask = async (person: number): Promise<void> => {
    const kind = (['writes', 'reads', 'reads', 'files'] as const)[asked % 4] ?? 'reads';
    asked += 1;
    const asking =
      kind === 'writes'
        ? create(at, person)
        : kind === 'reads'
          ? read(at, person)
          : fetch(`${at}/livez`).then((answer) => answer.ok || Promise.reject(new Error(`${answer.status}`)));
    await asking.then(
      () => (counts[kind] += 1),
      (error: unknown) => wrong.push(`${kind}: ${String(error)} ${String((error as Error).cause ?? '')}`),
    );
  };
  const asker = async (): Promise<void> => {
    while (going) {
      await ask(asked % PEOPLE);
      await pause(REST_MS);
    }
  };
  const askers = Array.from({ length: ASKERS }, asker);
  return {
    counts,
    wrong,
    more: async (count: number) => {
      const from = asked;
      await until(`${count} more answers`, () => asked >= from + count);
    },
    stop: async () => {
      going = false;
      await Promise.all(askers);
    },
  };
}
