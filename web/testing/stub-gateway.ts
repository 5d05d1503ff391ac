// Answers the web's documents from fixtures, by operation name, so that pages can be drawn and tested without services.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswersByName, Variables } from './answers-to.js';
import { answers } from './stub-answers.js';
import { ids } from './stub-facts.js';
import { filingAnswers, filingPackage } from './stub-filing.js';
import { orderAnswers } from './stub-order.js';
import { officeAnswers } from './stub-offices.js';
import { priceListAnswers } from './stub-price-list.js';
import { officeLetterAnswers } from './stub-office-letter.js';
import { linkedProofAnswers } from './stub-linked-proof.js';
import { linkedLetterAnswers } from './stub-linked-letter.js';
import { linkedResultAnswers } from './stub-linked-result.js';
import { monitoringAnswers } from './stub-monitoring.js';
import { paymentAnswers } from './stub-payments.js';
import { invoiceAnswers } from './stub-invoice.js';
import { serviceWorkAnswers } from './stub-service-work.js';
import { bookingAnswers } from './stub-booking.js';
import { brandWorkAnswers } from './stub-brand-work.js';
import { proofAnswers } from './stub-proof.js';
import { consultationAnswers } from './stub-consultation.js';
import { ticketAnswers } from './stub-ticket.js';
import { historyAnswers } from './stub-history.js';
import { markAnswers } from './stub-mark.js';
import { subscriptionAnswers } from './stub-subscription.js';
import { triageAnswers } from './stub-triage.js';
import { clientAnswers } from './stub-client.js';
import { textAnswers } from './stub-texts.js';
import { portalAnswer } from './stub-portal.js';
import { recordAnswer } from './stub-records.js';

async function body(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
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

const noPromises = {
  __typename: 'PromiseFigures' as const,
  userId: null,
  user: null,
  work: null,
  promised: 0,
  kept: 0,
  broken: 0,
  open: 0,
  atRiskIds: [],
  minutesOpen: 0,
  medianMinutesEarly: null,
};

const known: AnswersByName = {
  PromiseBoard: () => ({ promiseBoard: { total: noPromises, persons: [], works: [] } }),
  ...bookingAnswers,
  ...officeAnswers,
  ...priceListAnswers,
  ...officeLetterAnswers,
  ...linkedLetterAnswers,
  ...linkedResultAnswers,
  ...linkedProofAnswers,
  ...paymentAnswers,
  ...monitoringAnswers,
  ...orderAnswers,
  ...filingAnswers,
  ...invoiceAnswers,
  ...serviceWorkAnswers,
  ...ticketAnswers,
  ...historyAnswers,
  ...markAnswers,
  ...consultationAnswers,
  ...proofAnswers,
  ...triageAnswers,
  ...subscriptionAnswers,
  ...clientAnswers,
  ...brandWorkAnswers,
  ...textAnswers,
  ...answers,
};

async function graphql(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked: { readonly operationName: string; readonly variables?: Variables } = JSON.parse(
    await body(request),
  );
  const { operationName, variables = {} } = asked;
  if (variables['id'] === ids.busy)
    return json(response, 429, {
      errors: [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfterMs: 42_000 } }],
    });
  if (variables['id'] === ids.away)
    return json(response, 503, {
      errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
    });
  const answer = known[operationName];
  const data =
    answer === undefined
      ? (portalAnswer(operationName, variables) ?? recordAnswer(operationName, variables))
      : answer(variables);
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

const sessionOf = (request: IncomingMessage) => {
  const kind = /stub-session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (kind === undefined) return null;
  const expires = new Date(Date.now() + 600_000).toISOString();
  return kind === 'admin'
    ? { user: lawyer, expires, accessToken: 'stub', accessTokenAdminUser: 'stub-admin' }
    : { user: customer, expires, accessToken: 'stub' };
};

async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://stub').pathname;
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
  if (path === '/api/partner/openapi.json') return json(response, 200, { openapi: '3.1.0' });
  if (path === '/api/log') {
    response.writeHead(204).end();
    return;
  }
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

export interface StubGateway {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the stub; port 0 picks a free one. */
export async function startStubGateway(port = 0): Promise<StubGateway> {
  const server = createServer((request, response) => {
    // Nothing changes here, and whoever listens is not turned away.
    if (request.url === '/api/desk/events')
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': welcome\n\n');
    const work = request.url === '/graphql' ? graphql(request, response) : api(request, response);
    work.catch((error: unknown) => json(response, 500, { errors: [{ message: String(error) }] }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
