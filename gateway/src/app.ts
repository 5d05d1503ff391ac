import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { problem, problemOf } from './problem.js';
import type { Doors } from './rest/plain/plain-route.js';
import { plainRoutes } from './rest/plain/plain-routes.js';
import { restRoutes } from './rest/routes.js';
import { EdgeRefusal } from './graph-error.js';
import { routeHandler, showLimit, type RestSettings } from './rest/run-route.js';
import { newRequestIds } from './request-ids.js';

export interface AppSettings extends RestSettings, Doors {
  readonly devRoutes: boolean;
  /** Whether offices, lawyers and payers are played here. */
  readonly isSandbox: boolean;
  /** False leaves the routes of the facade out. */
  readonly facade: boolean;
}

/** Everything but `/graphql`: sessions, the REST facade, files. */
export function restApp(settings: AppSettings): Express {
  const app = express();
  app.disable('etag').disable('x-powered-by').set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.setHeader('x-content-type-options', 'nosniff');
    next();
  });
  const served = ({ debug, sandbox }: { readonly debug?: true; readonly sandbox?: true }): boolean =>
    (settings.devRoutes || debug !== true) && (settings.isSandbox || sandbox !== true);
  for (const { method, path, run } of plainRoutes.filter(served))
    app[method](expressPath(path), run(settings));
  const routes = settings.facade ? restRoutes.filter(served) : [];
  for (const route of routes) app[route.method](expressPath(route.path), routeHandler(route, settings));
  app.use(
    (_request, response) =>
      void response.status(404).type('application/problem+json').send(problem(404, 'NOT_FOUND')),
  );
  // Express tells an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    refuse(error, { request, response, log: settings.log }),
  );
  return app;
}

/** `/api/user/{id}` as Express writes it. */
function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function refuse(error: unknown, at: { request: Request; response: Response; log: Log }): void {
  const { request, response, log } = at;
  const known: unknown = response.locals['traceId'];
  const traceId = typeof known === 'string' ? known : newRequestIds().requestId;
  const shown = problemOf(error, traceId);
  if (shown.status >= 500)
    log.error({ requestId: traceId, err: error, path: request.path }, 'a request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof EdgeRefusal) showDetails(error, response);
  response.status(shown.status).type('application/problem+json').send(shown);
}

/** What a refusal says beside its problem: when to try again, what is left, how to prove who one is. */
function showDetails({ details }: EdgeRefusal, response: Response): void {
  const { retryAfterMs, limit, challenge } = details;
  if (retryAfterMs !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterMs / 1000));
  if (limit !== undefined) showLimit(response, limit);
  if (challenge !== undefined) response.setHeader('www-authenticate', challenge);
}
