import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import {
  Browser,
  FixtureAccounts,
  type FixtureGateway,
  jana,
  lawyer,
  startFixtureGateway,
} from '@cotta/gateway/testing.js';

let gateway: FixtureGateway;
let metricsPort: number;
const accounts = new FixtureAccounts();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

beforeAll(async () => {
  metricsPort = await freePort();
  gateway = await startFixtureGateway({ adhoc: true, metricsPort, publicOrigins: ['https://cotta.example'] });
  await until('the gateway reaches Redis', () => !gateway.gateway.health.state().without.includes('redis'));
});
afterAll(() => gateway.close());

describe('the public port', () => {
  it('L4: tells nothing of what is measured; that has a port of its own', async () => {
    expect((await fetch(`${gateway.origin}/metrics`)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
      'cotta_graphql_plan_misses_total',
    );
    expect((await fetch(`http://127.0.0.1:${metricsPort}/graphql`)).status).toBe(404);
  });

  it('L5: is asked by https only, once it was', async () => {
    for (const path of ['/graphql', '/api/auth/csrf', '/livez', '/api/nothing'])
      expect((await fetch(`${gateway.origin}${path}`)).headers.get('strict-transport-security')).toBe(
        'max-age=63072000',
      );
  });

  it('apq-mismatch: a document that does not fit its hash is a mistake', async () => {
    const query = '{ __typename }';
    const ask = (sha256Hash: string) =>
      gateway.graphql({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    expect((await ask('0'.repeat(64))).status).toBe(400);
    expect((await ask(createHash('sha256').update(query).digest('hex'))).body.data).toEqual({
      __typename: 'Query',
    });
  });
});

describe('a sign-in', () => {
  it.each([
    '/\t/evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'https://cotta.example@evil.example/',
    'javascript:alert(1)',
  ])('M1: that asks to end at %j ends at home', async (callbackUrl) => {
    gateway.subgraphs.accounts.handle = (request, response) => void accounts.handle(request, response);
    const browser = new Browser(gateway.origin, { 'user-agent': 'spec' });
    const answer = await browser.form('/api/auth/signin', {
      csrfToken: await browser.csrfToken(),
      email: 'jana@example.test',
      password: 'right',
      area: 'customer',
      json: 'true',
      callbackUrl,
    });
    expect(await answer.json()).toEqual({ url: '/' });
  });
});

describe('what staff read', () => {
  it('is told to the log of the door with who, what and by which operation; what customers read of themselves is not', async () => {
    gateway.subgraphs.accounts.handle = (request, response) => void accounts.handle(request, response);
    const query = 'query Look($id: ID!) { user(id: $id) { id } }';
    const published = () =>
      accounts.calls.filter(({ path }) => path === '/internal/staff-reads').map(({ body }) => body);
    const ask = async (person: 'staff' | 'customer') =>
      gateway.graphql(
        { query, variables: { id: jana } },
        { authorization: `Bearer ${await gateway.token(person)}` },
      );
    expect([(await ask('customer')).body.data, published()]).toEqual([{ user: { id: jana } }, []]);
    expect((await ask('staff')).body.data).toEqual({ user: { id: jana } });
    const expected = [
      {
        actorId: lawyer,
        actorKind: 'lawyer',
        operation: 'Look',
        reads: [{ entity: 'user', source: 'accounts', entityId: jana, userId: null }],
      },
    ];
    expect(published()).toEqual(expected);
  });
});
