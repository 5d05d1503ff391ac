import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { currentTraceparent } from '@cotta/kit/runtime/tracing/span.js';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RequestHandler } from 'express';
import { pathIn } from '../src/i18n/locale-rules.js';
import { fileLinkPage } from '../src/kit/link/cut-link.js';
import { readerLocale } from './reader-locale.js';

const FILE = /^\/api\/document\/[^/?]+\/content(\?|$)/;
const LINK_PROBLEM: Readonly<Record<number, 'damaged' | 'expired'>> = { 404: 'damaged', 410: 'expired' };

/** The page for a browser whose link to a file opens nothing; whoever does not ask for a page gets the gateway's own words. */
export function pageOfFileLink(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  status: number,
): string | undefined {
  const problem = LINK_PROBLEM[status];
  if (
    problem === undefined ||
    method !== 'GET' ||
    !FILE.test(url) ||
    headers.accept?.includes('text/html') !== true
  )
    return undefined;
  return pathIn(readerLocale(headers['accept-language']), fileLinkPage(problem));
}

const OURS = ['/api/', '/oauth/', '/.well-known/oauth-authorization-server'];

/** `/graphql`, `/api` and what gives programs their tokens go to the gateway, so that a browser only ever talks to one origin. */
export function gatewayProxy(target: string): RequestHandler {
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    xfwd: true,
    proxyTimeout: 30_000,
    pathFilter: (path) => path === '/graphql' || OURS.some((begin) => path.startsWith(begin)),
    on: {
      proxyReq: (outgoing, incoming) => {
        outgoing.removeHeader('x-web-visitor');
        const traceparent = currentTraceparent();
        if (traceparent !== undefined) outgoing.setHeader('traceparent', traceparent);
        if (incoming.headers['x-link-token'] === '') outgoing.removeHeader('x-link-token');
      },
      proxyRes: (answer, incoming) => {
        const page = pageOfFileLink(incoming, answer.statusCode ?? 0);
        if (page === undefined) return;
        answer.statusCode = 303;
        answer.headers = { ...answer.headers, location: page, 'cache-control': 'no-store' };
      },
      error: (_error, _incoming, response) => answerUnavailable(response),
    },
  }) as unknown as RequestHandler;
}

function answerUnavailable(response: ServerResponse | Socket): void {
  if (!('setHeader' in response) || response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = 503;
  response.setHeader('content-type', 'application/json');
  response.setHeader('retry-after', '5');
  response.end(
    JSON.stringify({
      errors: [
        { message: 'The service is being started or mended.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } },
      ],
    }),
  );
}
