import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { nameBasedId } from '../../model/words/ids.js';
import type { Log } from '../../runtime/process/log.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import { courier, parcel } from '../../testing/parcel.js';
import {
  eva,
  insertParcel,
  jan,
  parcelDatabase,
  viewerOf,
  type ParcelDatabase,
} from '../../testing/parcel-rows.js';
import { buildSubgraph } from './build.js';
import type { Door } from '../../runtime/process/door.js';
import { serveSubgraph } from '../../testing/serve-subgraph.js';
import { signViewer } from './viewer-token.js';
import type { Viewer } from '../../model/words/viewer.js';

const clock = new FakeClock('2026-05-01T10:00:00.000Z');
const customer = viewerOf('customer', eva);
let parcels: ParcelDatabase;
let serving: Door;
let key: JWK;
let logged: string[] = [];
const log: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => void logged.push(`${message} ${String(fields['err'])}`),
  child: () => log,
};

beforeAll(async () => {
  parcels = await parcelDatabase();
  await insertParcel(parcels.db, 'apple', { weight: 10 });
  await insertParcel(parcels.db, 'bread', { boxId: nameBasedId('parcel', 'apple') });
  await insertParcel(parcels.db, 'corn', { userId: jan });
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = { ...(await exportJWK(pair.privateKey)), kid: 'k1' };
  const old = await generateKeyPair('ES256', { extractable: true });
  const subgraph = buildSubgraph({
    name: 'parcels',
    resources: [parcel, courier],
    commands: [],
    typeDefs: 'extend type Query { broken: String mustBe: String! slow: String broken2: Int }',
    resolvers: {
      Query: {
        broken: async () => parcels.db.query('select secret_column from parcel'),
        mustBe: () => null,
        broken2: () => 'not a number: hunter2',
        slow: () =>
          new Promise((resolve) => setImmediate(resolve).unref()).then(() => new Promise(() => undefined)),
      },
    },
    execute: () => Promise.reject(new Error('no commands here')),
  });
  serving = await serveSubgraph({
    subgraph,
    manager: parcels.db.manager,
    ownFigures: true,
    log,
    clock,
    viewerKeys: {
      keys: [
        { ...(await exportJWK(old.publicKey)), kid: 'k0' },
        { ...(await exportJWK(pair.publicKey)), kid: 'k1' },
      ],
    },
    extraRoutes: [
      {
        method: 'GET',
        path: '/internal/parcels/:id/label',
        handle: async ({ response, params, context }) =>
          void response.end(`${params['id']} ${context.viewer.role}`),
      },
    ],
  });
});
afterAll(async () => {
  await serving.close();
  await parcels.close();
});
beforeEach(() => {
  logged = [];
  parcels.statements.forget();
});

interface Call {
  readonly viewer?: Viewer;
  readonly token?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

async function post(
  query: string,
  { viewer = customer, token, body, headers = {}, variables }: Call & { variables?: object } = {},
) {
  const response = await fetch(`http://127.0.0.1:${serving.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-viewer': token ?? (await signViewer(viewer, key, clock.now())),
      ...headers,
    },
    body: body ?? JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { message: string; path?: string[]; extensions: { code: string } }[];
    },
  };
}

const codes = ({ body }: Awaited<ReturnType<typeof post>>): string[] =>
  (body.errors ?? []).map(({ extensions }) => extensions.code);

describe('serveSubgraph', () => {
  it('answers a good question', async () => {
    const { status, body } = await post(
      '{ parcelList(orderBy: [{ field: LABEL }]) { items { label box { label } user { id } } } }',
    );
    expect([status, body]).toEqual([
      200,
      {
        data: {
          parcelList: {
            items: [
              { label: 'apple', box: null, user: { id: eva } },
              { label: 'bread', box: { label: 'apple' }, user: { id: eva } },
            ],
          },
        },
      },
    ]);
  });

  it('counts what it answered by operation', async () => {
    await post('query HowMany { parcelCount }', {
      body: JSON.stringify({ query: 'query HowMany { parcelCount }', operationName: 'HowMany' }),
    });
    const answered = await fetch(`http://127.0.0.1:${serving.port}/metrics`);
    expect(await answered.text()).toMatch(
      /cotta_graphql_request_seconds_count\{operation="HowMany",status="200"\} 1/,
    );
  });

  it('resolves three references with one query', async () => {
    const representations = ['apple', 'bread', 'corn'].map((label) => ({
      __typename: 'Parcel',
      id: nameBasedId('parcel', label),
    }));
    const { body } = await post(
      'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Parcel { label remark } } }',
      { variables: { representations } },
    );
    expect(body.data?.['_entities']).toEqual([
      { label: 'apple', remark: null },
      { label: 'bread', remark: null },
      null,
    ]);
    expect(parcels.statements.seen).toHaveLength(1);
    expect(parcels.statements.seen.join()).not.toContain('remark');
  });

  it('counts only when asked to', async () => {
    await post('{ parcelList { hasNextPage } }');
    expect(parcels.statements.seen).toHaveLength(1);
    const { body } = await post('{ parcelList(limit: 1) { totalCount hasNextPage } }');
    expect(body.data).toEqual({ parcelList: { totalCount: 2, hasNextPage: true } });
  });

  it.each(['', 'garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'])(
    'turns the token "%s" away before it reads a word',
    async (token) => {
      const answer = await post('', { token, body: '{{{ not even JSON' });
      expect([answer.status, codes(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    },
  );

  it('turns away an expired token, one from another key, and people without an id', async () => {
    const token = await signViewer(customer, key, clock.now());
    expect((await post('{ parcelCount }', { token })).status).toBe(200);
    clock.moveBy({ seconds: 66 });
    expect((await post('{ parcelCount }', { token })).status).toBe(401);
    const stranger = {
      ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
      kid: 'k1',
    };
    expect(
      (await post('{ parcelCount }', { token: await signViewer(customer, stranger, clock.now()) })).status,
    ).toBe(401);
    expect((await post('{ parcelCount }', { viewer: { ...viewerOf('admin') } })).status).toBe(401);
  });

  it.each([
    ['not JSON', '{{{', 400, 'BAD_REQUEST'],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    ['a list', '[]', 400, 'BAD_REQUEST'],
    ['variables that are none', '{"query":"{ __typename }","variables":[1]}', 400, 'BAD_REQUEST'],
    ['nonsense', '{"query":"{ parcelList"}', 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{"query":"{ parcelLists { items { id } } }"}', 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a secret field',
      '{"query":"{ parcelList { items { linkRevision } } }"}',
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['introspection', '{"query":"{ __schema { types { name } } }"}', 400, 'INTROSPECTION_DISABLED'],
    ['the SDL', '{"query":"{ _service { sdl } }"}', 400, 'INTROSPECTION_DISABLED'],
    [
      'a wrong variable',
      '{"query":"query ($l: Int) { parcelList(limit: $l) { hasNextPage } }","variables":{"l":"x"}}',
      200,
      'BAD_USER_INPUT',
    ],
    ['a missing variable', '{"query":"query ($id: ID!) { parcel(id: $id) { id } }"}', 200, 'BAD_USER_INPUT'],
    [
      'a wrong date',
      '{"query":"query ($d: Date) { parcelCount(filter: { dueOn: { eq: $d } }) }","variables":{"d":"2026-02-30"}}',
      200,
      'BAD_USER_INPUT',
    ],
    ['a page too long', '{"query":"{ parcelList(limit: 101) { hasNextPage } }"}', 200, 'BAD_USER_INPUT'],
    [
      'a filter that is not his',
      '{"query":"{ parcelCount(filter: { remark: { eq: \\"x\\" } }) }"}',
      200,
      'BAD_USER_INPUT',
    ],
    ['a list that is not his', '{"query":"{ courierCount }"}', 200, 'FORBIDDEN'],
  ])('answers %s with its code', async (_, body, status, code) => {
    const answer = await post('', { body });
    expect([answer.status, codes(answer)]).toEqual([status, [code]]);
    expect(logged).toEqual([]);
  });

  it('refuses a megabyte, depth and a flood of references', async () => {
    expect((await post(`{ __typename } #${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
    const deep = `{ parcelList { items { ${'box { '.repeat(14)}id${' }'.repeat(14)} } } }`;
    expect(codes(await post(deep))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(codes(await post('query A { ...F } fragment F on Query { parcelCount ...F }'))).toContain(
      'GRAPHQL_VALIDATION_FAILED',
    );
    const representations = Array.from({ length: 2001 }, () => ({ __typename: 'Parcel', id: eva }));
    expect(
      codes(
        await post(
          'query ($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }',
          { variables: { representations } },
        ),
      ),
    ).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it.each(['broken', 'mustBe', 'broken2'])(
    'says nothing of what went wrong in %s, and logs it once',
    async (field) => {
      const { status, body } = await post(`{ ${field} }`);
      expect([status, body.errors?.[0]]).toMatchObject([
        200,
        { message: 'Internal error', path: [field], extensions: { code: 'INTERNAL' } },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/secret_column|parcel|hunter2|null for/i);
      expect(logged).toHaveLength(1);
    },
  );

  it('gives up when the caller does', async () => {
    const answer = await post('{ slow }', { headers: { 'x-deadline-ms': '30' } });
    expect([answer.status, codes(answer)]).toEqual([504, ['DEADLINE_EXCEEDED']]);
  });

  it('refuses headers that no gateway writes', async () => {
    expect((await post('{ parcelCount }', { headers: { 'x-deadline-ms': 'soon' } })).status).toBe(400);
    expect((await post('{ parcelCount }', { headers: { 'idempotency-key': 'x'.repeat(201) } })).status).toBe(
      400,
    );
  });

  it('shows health and metrics to anyone, and routes only to viewers', async () => {
    const at = `http://127.0.0.1:${serving.port}`;
    expect(await (await fetch(`${at}/livez`)).json()).toEqual({ live: true, stuck: [] });
    expect(await (await fetch(`${at}/readyz`)).json()).toEqual({ ready: true, waitingFor: [] });
    expect((await fetch(`${at}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain/);
    const headers = { 'x-viewer': await signViewer(customer, key, clock.now()) };
    expect((await fetch(`${at}/internal/parcels/7/label`)).status).toBe(401);
    expect(await (await fetch(`${at}/internal/parcels/a%20b/label`, { headers })).text()).toBe(
      'a b customer',
    );
    expect((await fetch(`${at}/internal/parcels/%E0/label`, { headers })).status).toBe(404);
    expect((await fetch(`${at}/elsewhere`, { headers })).status).toBe(404);
  });
});
