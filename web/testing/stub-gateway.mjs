// Answers the web's documents from fixtures, by operation name, so that pages can be drawn and tested without services.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from './stub-answers.mjs';
import { ids } from './stub-facts.mjs';
import { filingAnswers, filingPackage } from './stub-filing.mjs';
import { orderAnswers } from './stub-order.mjs';
import { paymentAnswers } from './stub-payments.mjs';
import { portalAnswer } from './stub-portal.mjs';
import { recordAnswer } from './stub-records.mjs';

export const offices = JSON.parse(readFileSync(new URL('./offices.json', import.meta.url), 'utf8'));

async function body(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function json(response, status, value, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

const customer = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Jana Example',
  email: 'jana@example.com',
  role: 'customer',
};
const lawyer = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  name: 'Lena Lawyer',
  email: 'lena@example.com',
  role: 'lawyer',
};

/** As the journeys over services: the longest delay of an answer in ms. */
const SLOWEST_ANSWER_MS = Number(process.env.COTTA_SLOW_ANSWERS ?? 0);

async function graphql(request, response) {
  const { operationName, variables } = JSON.parse(await body(request));
  if (variables?.id === ids.busy)
    return json(response, 429, {
      errors: [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfterMs: 42_000 } }],
    });
  if (variables?.id === ids.away)
    return json(response, 503, {
      errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
    });
  const answer =
    answers[operationName] ??
    filingAnswers[operationName] ??
    orderAnswers[operationName] ??
    paymentAnswers[operationName] ??
    (() => portalAnswer(operationName, variables ?? {}) ?? recordAnswer(operationName, variables ?? {}));
  const data = answer(variables ?? {}, request.headers);
  if (SLOWEST_ANSWER_MS > 0) await pause(Math.random() * SLOWEST_ANSWER_MS);
  if (data === undefined)
    return json(response, 400, {
      errors: [
        {
          message: `the stub knows no ${operationName}`,
          extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' },
        },
      ],
    });
  json(response, 200, { data });
}

const sessionOf = (request) => {
  const kind = /stub-session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (kind === undefined) return null;
  const expires = new Date(Date.now() + 600_000).toISOString();
  return kind === 'admin'
    ? { user: lawyer, expires, accessToken: 'stub', accessTokenAdminUser: 'stub-admin' }
    : { user: customer, expires, accessToken: 'stub' };
};

async function api(request, response) {
  const path = new URL(request.url, 'http://stub').pathname;
  if (path === '/api/auth/session') return json(response, 200, sessionOf(request));
  if (path === '/api/auth/csrf') return json(response, 200, { csrfToken: 'stub' });
  if (path === '/api/auth/signin') {
    const form = new URLSearchParams(await body(request));
    if (form.get('password') !== 'correct horse') return json(response, 401, { code: 'INVALID_CREDENTIALS' });
    return json(
      response,
      200,
      { url: form.get('callbackUrl') },
      { 'set-cookie': `stub-session=${form.get('area')}; Path=/; HttpOnly` },
    );
  }
  if (path === '/api/auth/signout')
    return json(response, 200, { url: '/' }, { 'set-cookie': 'stub-session=; Path=/; Max-Age=0' });
  if (path === '/api/auth/security/show')
    return json(response, 200, {
      required: false,
      recoveryCodesLeft: 0,
      factors: [],
      devices: [
        {
          id: 'd1',
          area: 'customer',
          userAgent: 'Firefox',
          signedInAt: '2026-11-20T10:00:00Z',
          lastSeenAt: '2026-11-21T10:00:00Z',
          isThis: true,
        },
      ],
    });
  if (path === '/api/log') return response.writeHead(204).end();
  if (path.endsWith('/filing/package')) return filingPackage(path, response);
  if (path === '/api/document')
    return json(response, 201, {
      documentId: '0190a000-0000-7000-8000-0000000000d1',
      uploadToken: 'stub-upload',
      mediaType: 'image/png',
      size: 1,
    });
  json(response, 404, { title: 'Not found' });
}

/** Starts the stub; port 0 picks a free one. */
export function startStubGateway(port = 0) {
  const server = createServer((request, response) => {
    const work = request.url === '/graphql' ? graphql(request, response) : api(request, response);
    work.catch((error) => json(response, 500, { errors: [{ message: String(error) }] }));
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => new Promise((done) => server.close(done)),
      }),
    ),
  );
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  console.log(`stub gateway at ${(await startStubGateway(Number(process.env.PORT ?? 4301))).url}`);
