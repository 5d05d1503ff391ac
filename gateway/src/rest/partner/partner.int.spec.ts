import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { partnerScopes, type PartnerScope } from '@cotta/reference/partner-scopes.js';
import { decodeJwt } from 'jose';
import { revocationChannel } from '../../revocations.js';
import { openRedis } from '../../open-redis.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { startFixtureGateway, type FixtureGateway } from '../../testing/fixture-gateway.js';
import { document1, jana } from '../../testing/fixture-resolvers.js';
import { mockedId, unknownId } from '../../testing/schema-mock.js';
import { isWrite } from '../route.js';
import { restRoutes } from '../routes.js';
import type { PartnerGrant } from './partner-token.js';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway({}, { mocked: true });
  await until('the gateway reaches Redis', () => !gateway.gateway.health.state().without.includes('redis'));
});
afterAll(() => gateway.close());

const program = (scopes: readonly PartnerScope[] = partnerScopes): PartnerGrant => ({
  userId: jana,
  clientId: randomUUID(),
  secretId: randomUUID(),
  scopes,
});
async function call(
  path: string,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  const answer = await fetch(`${gateway.origin}${path}`, {
    method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}
const seen = (service: 'trademarks' | 'requests') => gateway.subgraphs[service].seen.at(-1);

describe('a program with a token', () => {
  it('reads as the account it works for, and says so to the services', async () => {
    const grant = program(['trademarks:read']);
    const { status, headers } = await call('/api/partner/trademarks', await gateway.partnerToken(grant));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const viewer = decodeJwt(String(seen('trademarks')?.headers['x-viewer']));
    expect(viewer).toMatchObject({
      role: 'customer',
      sub: jana,
      clientId: grant.clientId,
      scopes: ['trademarks:read'],
    });
    expect(viewer).not.toHaveProperty('authTime');
  });

  const rows = restRoutes.filter(({ needs }) => needs === 'partner');
  it.each(rows.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'comes to %s by its scope alone',
    async (_title, { path, method, scope }) => {
      const others = partnerScopes.filter((one) => one !== scope);
      const { status, headers, body } = await call(
        path.replaceAll(/\{\w+\}/g, mockedId),
        await gateway.partnerToken(program(others)),
        {},
        method.toUpperCase(),
      );
      expect([status, body['type']]).toEqual([403, '/problems/insufficient-scope']);
      expect(headers.get('www-authenticate')).toBe(
        `Bearer realm="partner", error="insufficient_scope", scope="${scope}"`,
      );
      expect(body['detail']).toContain(String(scope));
    },
  );

  it('comes to nothing else: not the graph, not the paths of people, not those of staff', async () => {
    const token = await gateway.partnerToken(program());
    const graph = await gateway.graphql({ query: '{ __typename }' }, { authorization: `Bearer ${token}` });
    expect([graph.status, graph.body.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    for (const path of ['/api/user/me', '/api/trademark', '/api/request', '/api/search?text=a', '/api/brand'])
      expect([path, (await call(path, token)).status]).toEqual([path, 401]);
  });

  it('finds what a page holds and where the next one begins, in the body and as a link', async () => {
    const token = await gateway.partnerToken(program());
    const { body, headers } = await call('/api/partner/trademarks?limit=2&jurisdiction=EU', token);
    expect(Object.keys(body).toSorted()).toEqual(['items', 'next']);
    expect(seen('trademarks')?.body['variables']).toEqual({
      limit: 2,
      filter: { jurisdiction: { eq: 'EU' } },
    });
    const next = body['next'];
    expect(headers.get('link')).toBe(
      typeof next === 'string'
        ? `</api/partner/trademarks?limit=2&jurisdiction=EU&after=${encodeURIComponent(next)}>; rel="next"`
        : null,
    );
  });

  it('is answered in the form of the day it names, the newest without one, and told those there are for another', async () => {
    const token = await gateway.partnerToken(program());
    const newest = await call('/api/partner/orders', token);
    expect(newest.headers.get('cotta-version')).toBe('2026-11-30');
    const named = await call('/api/partner/orders', token, { 'cotta-version': '2026-11-30' });
    expect([named.status, named.headers.get('cotta-version')]).toEqual([200, '2026-11-30']);
    const unknown = await call('/api/partner/orders', token, { 'cotta-version': '2020-01-01' });
    expect([unknown.status, unknown.body['type']]).toEqual([400, '/problems/unknown-version']);
    expect(unknown.body['detail']).toContain('2026-11-30');
  });

  it.each(rows.filter(isWrite).map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s needs a key that makes a repeat do nothing more',
    async (_title, { path, method }) => {
      const { status, body } = await call(
        path.replaceAll(/\{\w+\}/g, mockedId),
        await gateway.partnerToken(program()),
        { 'content-type': 'application/json' },
        method.toUpperCase(),
      );
      expect([status, body['type']]).toEqual([400, '/problems/idempotency-key-needed']);
      expect(body['detail']).toContain('Idempotency-Key');
    },
  );

  it('is given the bytes of a document, not an address of them', async () => {
    const plain = await startFixtureGateway();
    try {
      plain.subgraphs.workspace.handle = (request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png' }).end(`bytes of ${request.url}`);
      const token = await plain.partnerToken(program(['documents:read']));
      const read = (id: string) =>
        fetch(`${plain.origin}/api/partner/documents/${id}/content`, {
          headers: { authorization: `Bearer ${token}` },
          redirect: 'manual',
        });
      const answer = await read(document1);
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        200,
        'image/png',
        `bytes of /internal/documents/${document1}/content?token=d.x`,
      ]);
      expect((await read(unknownId)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

describe('a token that is not good', () => {
  const refused = async (token: string | undefined) => {
    const { status, headers, body } = await call('/api/partner/trademarks', token);
    return [status, body['type'], headers.get('www-authenticate')];
  };
  const invalid = [401, '/problems/unauthenticated', 'Bearer realm="partner", error="invalid_token"'];

  it('is none, or a session’s: asked for one, and told that another is needed', async () => {
    expect(await refused(undefined)).toEqual([401, '/problems/unauthenticated', 'Bearer realm="partner"']);
    expect(await refused(await gateway.token('customer'))).toEqual(invalid);
    expect(await refused(await gateway.token('staff'))).toEqual(invalid);
    expect(await refused('not-a-token')).toEqual(invalid);
  });

  const seconds = Math.floor(Date.now() / 1000);
  it.each([
    ['over', { exp: seconds - 1 }],
    ['not issued by us', { iss: 'https://elsewhere.test' }],
    ['meant for another', { aud: 'http://localhost:4300/graphql' }],
    ['no access token', { typ: 'JWT' }],
    ['of no account', { account_id: undefined }],
    ['of no secret', { secret_id: 'x' }],
  ])('is %s', async (_words, said) => {
    expect(await refused(await gateway.partnerToken(program(), said))).toEqual(invalid);
  });

  it('is signed by somebody else', async () => {
    const other = await startFixtureGateway({}, { mocked: true });
    try {
      expect(await refused(await other.partnerToken(program()))).toEqual(invalid);
    } finally {
      await other.close();
    }
  });

  it('is of a program or a secret that was ended: at once, in every gateway', async () => {
    const redis = openRedis(gateway.env.redisUrl, silentLog, {});
    const [first, second] = [program(), program()];
    const [one, two] = [await gateway.partnerToken(first), await gateway.partnerToken(second)];
    expect([
      (await call('/api/partner/orders', one)).status,
      (await call('/api/partner/orders', two)).status,
    ]).toEqual([200, 200]);
    await redis.publish(revocationChannel, first.clientId);
    await redis.publish(revocationChannel, second.secretId);
    await until('both are refused', async () =>
      (await Promise.all([one, two].map((token) => call('/api/partner/orders', token)))).every(
        ({ status }) => status === 401,
      ),
    );
    redis.disconnect();
  });
});

describe('a thousand requests at once', () => {
  it('are answered within the limit of the program and refused above it, with the time to wait; another program is not slowed', async () => {
    const token = await gateway.partnerToken(program());
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => call('/api/partner/orders', token)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([600, 400]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([refused?.headers.get('ratelimit-limit'), refused?.headers.get('ratelimit-remaining')]).toEqual([
      '600',
      '0',
    ]);
    expect((await call('/api/partner/orders', await gateway.partnerToken(program()))).status).toBe(200);
  });
});
