import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import {
  document1,
  type FixtureGateway,
  lawyer,
  request1,
  startFixtureGateway,
} from '@cotta/gateway/testing.js';
import { restCaller, type RestCaller } from './rest-caller.js';

let gateway: FixtureGateway;
let call: RestCaller['call'];

beforeAll(async () => {
  gateway = await startFixtureGateway({ devRoutes: true });
  ({ call } = await restCaller(gateway));
});
afterAll(() => gateway.close());

const contact = { email: 'jana@example.test', first_name: 'Jana', last_name: 'Nováková' };
const verification = {
  type: 'TEXT',
  value: 'LUMIVARO',
  jurisdictions: ['SK'],
  jurisdictions_undecided: false,
  websites: [],
  business_description: 'Lamps',
  contact,
  language: 'sk',
  send_marketing_emails: false,
};

describe('a verification by REST', () => {
  it('is created under the key of the attempt, in the names of the specification', async () => {
    const { status, body, headers } = await call('post', '/api/request', {
      body: verification,
      headers: { 'idempotency-key': 'attempt-0001' },
    });
    expect([status, headers.get('location')]).toEqual([201, `/api/request/${request1}`]);
    expect(body).toMatchObject({ request_id: request1, public_id: 'V-7K2M9Q4X' });
    const sent = gateway.subgraphs.requests.seen.at(-1);
    expect(sent?.headers['idempotency-key']).toBe('attempt-0001');
    expect(JSON.stringify(sent?.body['variables'])).toContain('"firstName":"Jana"');
  });

  it('refused by the service is a problem with the fields that need another look', async () => {
    const { status, body } = await call('post', '/api/request', {
      body: { ...verification, contact: { ...contact, email: 'none' } },
    });
    expect([status, body['type']]).toEqual([422, '/problems/input-invalid']);
    expect(body['errors']).toEqual([
      { path: ['contact', 'first_name'], code: 'REQUIRED', message: 'Please fill this in.' },
    ]);
  });

  it('is open to who holds its link, and the link travels signed', async () => {
    const link = signLink(
      {
        purpose: 'verification-receipt',
        subjectId: request1,
        revision: 1,
        expiresAt: new Date(Date.now() + 60_000),
      },
      gateway.env.linkKey,
    );
    expect((await call('get', `/api/request/${request1}?token=${link}`)).status).toBe(200);
    const claims = JSON.parse(
      Buffer.from(
        String(gateway.subgraphs.requests.seen.at(-1)?.headers['x-viewer']).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    ) as object;
    expect(claims).toMatchObject({
      role: 'visitor',
      link: { purpose: 'verification-receipt', subjectId: request1, revision: 1 },
    });
    const old = signLink(
      { purpose: 'verification-receipt', subjectId: request1, revision: 1, expiresAt: new Date(0) },
      gateway.env.linkKey,
    );
    expect((await call('get', `/api/request/${request1}?token=${old}`)).body['type']).toBe(
      '/problems/link-expired',
    );
  });

  it('changed by somebody else meanwhile is a conflict', async () => {
    expect(
      (
        await call('patch', `/api/request/${request1}/assigned-admin`, {
          as: 'staff',
          body: { assigned_admin_id: lawyer },
        })
      ).status,
    ).toBe(409);
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
        seen = {
          bytes,
          name: String(request.headers['x-file-name']),
          type: String(request.headers['content-type']),
        };
        response
          .writeHead(201, { 'content-type': 'application/json' })
          .end(JSON.stringify({ documentId: document1, uploadToken: 'u.x' }));
      });
    };
    const { status, body } = await call('post', '/api/document', {
      body: 'x'.repeat(5_242_880),
      headers: { 'content-type': 'image/png', 'x-file-name': 'logo.png' },
    });
    expect([status, body]).toEqual([201, { documentId: document1, uploadToken: 'u.x' }]);
    expect(seen).toEqual({ bytes: 5_242_880, name: 'logo.png', type: 'image/png' });
  });

  it('of one byte too many are refused, also when the length is not told', async () => {
    gateway.subgraphs.workspace.handle = (request) => void request.resume();
    expect(
      (
        await call('post', '/api/document', {
          body: 'x'.repeat(5_242_881),
          headers: { 'content-type': 'image/png' },
        })
      ).status,
    ).toBe(413);
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 6; part += 1) controller.enqueue(new Uint8Array(1_000_000));
        controller.close();
      },
    });
    const answer = await fetch(`${gateway.origin}/api/document`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'image/png' },
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(answer);
  });

  it('come back with what the workspace says of them, and never as a page', async () => {
    gateway.subgraphs.workspace.handle = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-disposition': 'inline' })
        .end('bytes');
    const answer = await fetch(`${gateway.origin}/api/document/${document1}/content?token=d.x`);
    expect([
      answer.status,
      await answer.text(),
      answer.headers.get('content-type'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'bytes', 'image/png', 'nosniff']);
    gateway.subgraphs.workspace.handle = (_request, response) =>
      void response.writeHead(410, { 'content-type': 'application/json' }).end('{}');
    expect((await call('get', `/api/document/${document1}/content?token=d.x`)).status).toBe(410);
  });
});

describe('around', () => {
  it('an unknown path is a problem, not a page', async () => {
    expect((await call('get', '/api/nothing')).status).toBe(404);
  });

  it('a browser may report what went wrong as it happens, sixty lines a minute, of at most 100 KB', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const report = (lines: number) =>
      Promise.all(
        Array.from({ length: lines }, () =>
          call('post', '/api/log', { body: { level: 'error', message: 'x' }, headers }),
        ),
      );
    expect(new Set((await report(60)).map(({ status }) => status))).toEqual(new Set([204]));
    expect((await report(1)).map(({ status }) => status)).toEqual([429]);
    expect((await call('post', '/api/log', { body: { message: 'x'.repeat(102_400) } })).status).toBe(413);
  });

  it('previews of letters are for staff', async () => {
    gateway.subgraphs.workspace.handle = (request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.url}</p>`);
    expect((await call('get', '/api/dev/email/verification-approved?locale=sk')).status).toBe(401);
    const { status, body } = await call('get', '/api/dev/email/verification-approved?locale=sk', {
      as: 'staff',
    });
    expect([status, body]).toEqual([200, '<p>/internal/mail-preview/verification-approved?locale=sk</p>']);
  });
});
