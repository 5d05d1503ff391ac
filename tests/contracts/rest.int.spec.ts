import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signLink } from '@cotta/kit/links/link-token.js';
import { restRoutes, type RestRoute } from '../../gateway/src/rest/routes.js';
import { startFixtureGateway, type FixtureGateway } from '../../gateway/src/testing/fixture-gateway.js';
import { document1, jana, lawyer, request1 } from '../../gateway/src/testing/fixture-resolvers.js';
import { schemaProblems, type Schema } from './schema-problems.js';

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>>;
  readonly components: { schemas: { Problem: Schema } };
}

let gateway: FixtureGateway;
let openApi: OpenApi;
let address = 0;

beforeAll(async () => {
  gateway = await startFixtureGateway({ devRoutes: true });
  openApi = (await (await fetch(`${gateway.origin}/api/openapi.json`)).json()) as OpenApi;
}, 60_000);
afterAll(() => gateway.close());

type Person = 'nobody' | 'customer' | 'staff';

async function call(method: string, path: string, options: { as?: Person; body?: unknown; headers?: Record<string, string> } = {}) {
  const headers: Record<string, string> = { 'x-forwarded-for': `198.51.100.${(address += 1)}`, ...options.headers };
  if (options.as === 'customer' || options.as === 'staff') headers['authorization'] = `Bearer ${await gateway.token(options.as)}`;
  if (options.body !== undefined) headers['content-type'] ??= 'application/json';
  const body = options.body === undefined ? {} : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) };
  const answer = await fetch(`${gateway.origin}${path}`, { method: method.toUpperCase(), headers, redirect: 'manual', ...body });
  const type = answer.headers.get('content-type') ?? '';
  const read = type.includes('json') ? ((await answer.json()) as Record<string, unknown>) : await answer.text();
  if (answer.status >= 400) {
    expect(type).toContain('application/problem+json');
    expect(schemaProblems(read, openApi.components.schemas.Problem)).toEqual([]);
  }
  return { status: answer.status, body: read as Record<string, unknown>, headers: answer.headers };
}

const UNKNOWN = '0195f000-0000-7000-8000-00000000dead';
const contact = { email: 'jana@example.test', first_name: 'Jana', last_name: 'Nováková' };
const verification = { type: 'TEXT', value: 'LUMIVARO', jurisdictions: ['SK'], jurisdictions_undecided: false, websites: [], business_description: 'Lamps', contact, language: 'sk', send_marketing_emails: false };

/** A good body for each route that takes one. */
const bodies: Readonly<Record<string, unknown>> = {
  RestRequestCreate: verification,
  RestRequestAssign: { assigned_admin_id: lawyer },
  RestNoteCreate: { text: 'Rang back.' },
  RestUserSignUp: { email: 'a@example.test', firstname: 'A', lastname: 'B', language: 'en' },
  RestUserActivate: { token: 't', password: 'long enough words' },
  RestUserInitiate: { email: 'a@example.test', role: 'CUSTOMER', firstname: 'A', lastname: 'B', language: 'en' },
  RestUserResetPassword: { email: 'a@example.test' },
  RestUserSetPassword: { token: 't', password: 'long enough words' },
  RestUserPassword: { current: 'old words', password: 'long enough words' },
  RestUserAssign: { assigned_admin_id: lawyer },
};

const knownId = (route: RestRoute): string => (route.path.startsWith('/api/user') ? jana : request1);
const pathOf = (route: RestRoute, id: string): string => `${route.path.replace('{id}', id)}${route.query?.includes('id') === true ? `?id=${id === UNKNOWN ? UNKNOWN : document1}` : ''}`;
const person = (route: RestRoute): Person => ({ anyone: 'nobody', session: 'customer', staff: 'staff' } as const)[route.needs];
const name = (route: RestRoute) => `${route.method.toUpperCase()} ${route.path}`;
const rows = restRoutes.map((route) => [name(route), route] as const);
const only = (keep: (route: RestRoute) => boolean) => rows.filter(([, route]) => keep(route));

describe('every route', () => {
  it('is in the OpenAPI document, and nothing of the facade is missing', () => {
    expect(openApi.openapi).toBe('3.1.0');
    for (const route of restRoutes) expect(openApi.paths[route.path]?.[route.method]).toBeDefined();
  });

  it.each(only((route) => route.needs !== 'anyone'))('%s needs a sign-in', async (_name, route) => {
    expect((await call(route.method, pathOf(route, knownId(route)), { body: bodies[route.operation] })).status).toBe(401);
  });

  it.each(only((route) => route.needs === 'staff'))('%s is closed to clients', async (_name, route) => {
    expect((await call(route.method, pathOf(route, knownId(route)), { as: 'customer', body: bodies[route.operation] })).status).toBe(403);
  });

  it.each(rows)('%s does not take a token that is not good', async (_name, route) => {
    expect((await call(route.method, pathOf(route, knownId(route)), { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  it.each(only((route) => route.method === 'get' && (route.path.includes('{id}') || route.query?.includes('id') === true) && !['RestNoteList', 'RestRequestSummaryLink'].includes(route.operation)))('%s knows nothing of a foreign id', async (_name, route) => {
    const { status, body } = await call(route.method, pathOf(route, UNKNOWN), { as: person(route) });
    expect([status, body['type']]).toEqual([404, '/problems/not-found']);
  });

  it.each(only((route) => bodies[route.operation] !== undefined))('%s refuses a body of the wrong shape', async (_name, route) => {
    const { status, body } = await call(route.method, pathOf(route, knownId(route)), { as: person(route), body: { nonsense: [1] } });
    expect([status, body['type']]).toEqual([422, '/problems/bad-user-input']);
    expect(JSON.stringify(body)).not.toContain('Did you mean');
  });

  it.each(only((route) => bodies[route.operation] !== undefined))('%s refuses what is no JSON', async (_name, route) => {
    expect((await call(route.method, pathOf(route, knownId(route)), { as: person(route), body: '{' })).status).toBe(400);
    expect((await call(route.method, pathOf(route, knownId(route)), { as: person(route), body: 'a=b', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });

  it.each(rows)('%s answers what its description promises', async (_name, route) => {
    const { status, body, headers } = await call(route.method, pathOf(route, knownId(route)), { as: person(route), body: bodies[route.operation] });
    if (status >= 400) {
      // The fixture services refuse these on purpose; the shape of the problem was checked above.
      expect(['RestUserActivate', 'RestUserSetPassword', 'RestRequestAssign', 'RestUserInitiate', 'RestUserPassword', 'RestUserAssign']).toContain(route.operation);
      return;
    }
    const described = openApi.paths[route.path]?.[route.method]?.responses[String(status)];
    expect(described).toBeDefined();
    const schema = described?.content?.['application/json']?.schema;
    if (schema !== undefined) expect(schemaProblems(body, schema)).toEqual([]);
    expect(Number(headers.get('ratelimit-remaining'))).toBeGreaterThanOrEqual(0);
    expect(headers.get('ratelimit-limit')).toBe({ nobody: '120', customer: '600', staff: '2400' }[person(route)]);
  });
});

describe('a verification by REST', () => {
  it('is created under the key of the attempt, in the names of the specification', async () => {
    const { status, body, headers } = await call('post', '/api/request', { body: verification, headers: { 'idempotency-key': 'attempt-0001' } });
    expect([status, headers.get('location')]).toEqual([201, `/api/request/${request1}`]);
    expect(body).toMatchObject({ request_id: request1, public_id: 'V-7K2M9Q4X' });
    const sent = gateway.subgraphs.requests.seen.at(-1);
    expect(sent?.headers['idempotency-key']).toBe('attempt-0001');
    expect(JSON.stringify(sent?.body['variables'])).toContain('"firstName":"Jana"');
  });

  it('refused by the service is a problem with the fields that need another look', async () => {
    const { status, body } = await call('post', '/api/request', { body: { ...verification, contact: { ...contact, email: 'none' } } });
    expect([status, body['type']]).toEqual([422, '/problems/input-invalid']);
    expect(body['errors']).toEqual([{ path: ['contact', 'first_name'], code: 'REQUIRED', message: 'Please fill this in.' }]);
  });

  it('is open to who holds its link, and the link travels signed', async () => {
    const link = signLink({ purpose: 'verification-receipt', subjectId: request1, revision: 1, expiresAt: new Date(Date.now() + 60_000) }, gateway.env.linkKey);
    expect((await call('get', `/api/request/${request1}?token=${link}`)).status).toBe(200);
    const claims = JSON.parse(Buffer.from(String(gateway.subgraphs.requests.seen.at(-1)?.headers['x-viewer']).split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ role: 'visitor', link: { purpose: 'verification-receipt', subjectId: request1, revision: 1 } });
    const old = signLink({ purpose: 'verification-receipt', subjectId: request1, revision: 1, expiresAt: new Date(0) }, gateway.env.linkKey);
    expect((await call('get', `/api/request/${request1}?token=${old}`)).body['type']).toBe('/problems/link-expired');
  });

  it('changed by somebody else meanwhile is a conflict', async () => {
    expect((await call('patch', `/api/request/${request1}/assigned-admin`, { as: 'staff', body: { assigned_admin_id: lawyer } })).status).toBe(409);
  });

  it('leads to its logo', async () => {
    const { status, headers } = await call('get', `/api/request/${request1}/logo`);
    expect([status, headers.get('location')]).toEqual([303, `/api/document/${document1}/content?token=d.x`]);
  });

  it('is never half an answer when a service is away', async () => {
    gateway.subgraphs.workspace.mood = 'unavailable';
    const { status, body } = await call('get', `/api/request/${request1}/logo-url`);
    gateway.subgraphs.workspace.mood = 'well';
    expect([status, body['type']]).toEqual([503, '/problems/subgraph-unavailable']);
  });
});

describe('files', () => {
  it('pass through to the workspace under their name', async () => {
    let seen: { bytes: number; name: string; type: string } | undefined;
    gateway.subgraphs.workspace.handle = (request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => {
        seen = { bytes, name: String(request.headers['x-file-name']), type: String(request.headers['content-type']) };
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ documentId: document1, uploadToken: 'u.x' }));
      });
    };
    const { status, body } = await call('post', '/api/document', { body: 'x'.repeat(5_242_880), headers: { 'content-type': 'image/png', 'x-file-name': 'logo.png' } });
    expect([status, body]).toEqual([201, { documentId: document1, uploadToken: 'u.x' }]);
    expect(seen).toEqual({ bytes: 5_242_880, name: 'logo.png', type: 'image/png' });
  });

  it('of one byte too many are refused, also when the length is not told', async () => {
    gateway.subgraphs.workspace.handle = (request) => void request.resume();
    expect((await call('post', '/api/document', { body: 'x'.repeat(5_242_881), headers: { 'content-type': 'image/png' } })).status).toBe(413);
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 6; part += 1) controller.enqueue(new Uint8Array(1_000_000));
        controller.close();
      },
    });
    const answer = await fetch(`${gateway.origin}/api/document`, { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'image/png' } } as RequestInit).then(({ status }) => status, () => 'cut off');
    expect([413, 'cut off']).toContain(answer);
  });

  it('come back with what the workspace says of them, and never as a page', async () => {
    gateway.subgraphs.workspace.handle = (_request, response) => void response.writeHead(200, { 'content-type': 'image/png', 'content-disposition': 'inline' }).end('bytes');
    const answer = await fetch(`${gateway.origin}/api/document/${document1}/content?token=d.x`);
    expect([answer.status, await answer.text(), answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([200, 'bytes', 'image/png', 'nosniff']);
    gateway.subgraphs.workspace.handle = (_request, response) => void response.writeHead(410, { 'content-type': 'application/json' }).end('{}');
    expect((await call('get', `/api/document/${document1}/content?token=d.x`)).status).toBe(410);
  });
});

describe('around', () => {
  it('an unknown path is a problem, not a page', async () => {
    expect((await call('get', '/api/nothing')).status).toBe(404);
  });

  it('a browser may report one line in 100 ms, of at most 100 KB', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    expect((await call('post', '/api/log', { body: { level: 'error', message: 'x' }, headers })).status).toBe(204);
    expect((await call('post', '/api/log', { body: { level: 'error', message: 'x' }, headers })).status).toBe(429);
    expect((await call('post', '/api/log', { body: { message: 'x'.repeat(102_400) } })).status).toBe(413);
  });

  it('previews of letters are for staff', async () => {
    gateway.subgraphs.workspace.handle = (request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.url}</p>`);
    expect((await call('get', '/api/dev/email/verification-approved?locale=sk')).status).toBe(401);
    const { status, body } = await call('get', '/api/dev/email/verification-approved?locale=sk', { as: 'staff' });
    expect([status, body]).toEqual([200, '<p>/internal/mail-preview/verification-approved?locale=sk</p>']);
  });
});
