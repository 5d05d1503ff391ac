import type { DataSource } from 'typeorm';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { AuthorizationQuestion, OpenAuthorizationServer } from './authorization-server.js';
import { findLiveClient, useSecret } from './partner-secret.js';

const PATHS: readonly (readonly [ExtraRoute['method'], string, AuthorizationQuestion])[] = [
  ['POST', '/internal/oauth/token', 'token'],
  ['GET', '/internal/oauth/jwks', 'jwks'],
  ['GET', '/internal/oauth/metadata', 'metadata'],
];

/** The authorisation server behind the gateway, which alone asks it. */
export function oauthRoutes(
  { db, clock }: { readonly db: DataSource; readonly clock: Clock },
  open: OpenAuthorizationServer,
): ExtraRoute[] {
  const server = open({
    find: (clientId) => findLiveClient(db.manager, clientId),
    secretShown: (clientId, secret) => useSecret(db.manager, { clientId, secret, now: clock.now() }),
  });
  return PATHS.map(([method, path, question]) => ({
    method,
    path,
    handle: async ({ request, response, context }) =>
      context.viewer.role === 'system'
        ? server.answer(question, request, response)
        : sendJson(response, 403, { code: 'FORBIDDEN' }),
  }));
}
