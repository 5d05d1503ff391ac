import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RequestHandler } from 'express';

/** `/graphql` and `/api` go to the gateway, so that a browser only ever talks to one origin. */
export function gatewayProxy(target: string): RequestHandler {
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    xfwd: true,
    proxyTimeout: 30_000,
    pathFilter: (path) => path === '/graphql' || path.startsWith('/api/'),
    on: {
      proxyReq: (outgoing, incoming) => {
        outgoing.removeHeader('x-web-visitor');
        if (incoming.headers['x-link-token'] === '') outgoing.removeHeader('x-link-token');
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
  response.end(JSON.stringify({ errors: [{ message: 'The service is being started or mended.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }));
}
