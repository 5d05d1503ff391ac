import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { document1, type FixtureGateway, lawyer, startFixtureGateway } from '@cotta/gateway/testing.js';
import { restCaller, type RestCaller } from './rest-caller.js';

let gateway: FixtureGateway;
let call: RestCaller['call'];
let asAdmin: Record<string, string>;

beforeAll(async () => {
  gateway = await startFixtureGateway();
  ({ call } = await restCaller(gateway));
  const grant = {
    userId: lawyer,
    role: 'admin',
    sessionId: 'session-of-an-admin',
    audience: 'admin',
  } as const;
  asAdmin = {
    authorization: `Bearer ${await gateway.tokenOf(grant)}`,
  };
});
afterAll(() => gateway.close());

const mark = '0190a000-0000-7000-8000-000000000077';
const bytes = Buffer.alloc(2_000_000, 'not the same byte everywhere ');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const facts = {
  id: document1,
  type: 'Registration certificate',
  name: 'c.pdf',
  mediaType: 'application/pdf',
  size: bytes.byteLength,
  sha256,
  subjectId: null,
};

interface Asked {
  readonly service: 'trademarks' | 'workspace';
  readonly line: string;
  readonly role: string;
  readonly body: unknown;
}
let asked: Asked[];
/** How the services behind answer from now on. */
let answers: { facts: object; handed: readonly [number, object]; content: Buffer };

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
async function remember(service: Asked['service'], request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const claims = JSON.parse(
    Buffer.from(String(request.headers['x-viewer']).split('.')[1] ?? '', 'base64url').toString(),
  ) as { role: string };
  asked.push({
    service,
    line: `${request.method} ${request.url}`,
    role: claims.role,
    body: text === '' ? undefined : JSON.parse(text),
  });
  return request.url ?? '';
}

beforeEach(() => {
  asked = [];
  answers = {
    facts: { documents: [{ ...facts, token: 'd.token' }] },
    content: bytes,
    handed: [
      200,
      {
        name: 'EU-1.zip',
        texts: [{ fileName: 'index.csv', text: 'office\r\n' }],
        papers: [{ ...facts, kind: 'registration certificate', fileName: 'EU-1/01.pdf' }],
      },
    ],
  };
  gateway.subgraphs.trademarks.handle = (request, response) =>
    void remember('trademarks', request).then((path) =>
      path.split('?')[0]?.endsWith('/wanted') === true
        ? json(response, 200, { ids: [document1], subjectIds: [], types: [], folderIds: [] })
        : json(response, ...answers.handed),
    );
  gateway.subgraphs.workspace.handle = (request, response) =>
    void remember('workspace', request).then((path) =>
      path === '/internal/document-facts'
        ? json(response, 200, answers.facts)
        : void response.writeHead(200).end(answers.content),
    );
});

const fetched = async (path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${gateway.origin}${path}`, { headers });
const asStaff = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await gateway.token('staff')}`,
});

describe('the package of a mark', () => {
  it('comes as one archive of texts and bytes; who asks is told to the service that decides, the bytes are fetched by the system', async () => {
    const answer = await fetched(`/api/trademark/${mark}/filing/package`, await asStaff());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['index.csv', 'EU-1/01.pdf']);
    expect(Buffer.from(files['EU-1/01.pdf'] ?? []).equals(bytes)).toBe(true);
    expect(asked.map(({ service, line, role }) => [service, line, role])).toEqual([
      ['trademarks', `GET /internal/trademarks/${mark}/filing-package/wanted`, 'lawyer'],
      ['workspace', 'POST /internal/document-facts', 'system'],
      ['trademarks', `POST /internal/trademarks/${mark}/filing-package/handed`, 'lawyer'],
      ['workspace', `GET /internal/documents/${document1}/content?token=d.token`, 'system'],
    ]);
    expect(JSON.stringify(asked[2]?.body)).not.toContain('d.token');
  });

  it('is for staff, and nothing is asked for anybody else', async () => {
    expect((await call('get', `/api/trademark/${mark}/filing/package`)).status).toBe(401);
    expect((await call('get', `/api/trademark/${mark}/filing/package`, { as: 'customer' })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('that the service refuses is a problem in its words', async () => {
    answers.handed = [
      409,
      {
        status: 409,
        code: 'DOCUMENT_LOST',
        detail: 'A document that was approved is not there any more: logo.',
      },
    ];
    const { status, body } = await call('get', `/api/trademark/${mark}/filing/package`, { as: 'staff' });
    expect([status, body['type'], body['detail']]).toEqual([
      409,
      '/problems/document-lost',
      'A document that was approved is not there any more: logo.',
    ]);
    expect(asked.filter(({ line }) => line.includes('/content'))).toEqual([]);
  });

  it('with bytes that are not those of the digest never looks whole', async () => {
    answers.content = Buffer.from(bytes).fill(1, 1_000_000, 1_000_001);
    const answer = await fetched(`/api/trademark/${mark}/filing/package`, await asStaff());
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('is not there while a service is away', async () => {
    gateway.subgraphs.workspace.handle = (request) => void request.socket.destroy();
    expect((await call('get', `/api/trademark/${mark}/filing/package`, { as: 'staff' })).status).toBe(503);
  });
});

describe('the confirmations of a period', () => {
  const path = '/api/dev/export/filing-confirmations/zip?from=2026-01-01&to=2026-03-31';

  it('are an archive with an index, for admins', async () => {
    const answer = await fetched(path, asAdmin);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual([
      'index.csv',
      'EU-1/01.pdf',
    ]);
    expect(asked.map(({ line, role }) => [line, role])[0]).toEqual([
      'GET /internal/filing-confirmations/wanted?from=2026-01-01&to=2026-03-31',
      'admin',
    ]);
  });

  it('are no business of visitors, customers and lawyers', async () => {
    expect((await call('get', path)).status).toBe(401);
    expect((await call('get', path, { as: 'customer' })).status).toBe(403);
    expect((await call('get', path, { as: 'staff' })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
