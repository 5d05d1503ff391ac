import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { authRoutes, type AuthSettings } from './auth/routes.js';
import type { Log } from './log.js';
import { problem, problemOf } from './problem.js';
import { clientLog } from './rest/client-log.js';
import type { FileRoutes } from './rest/files.js';
import { restRoutes } from './rest/routes.js';
import { routeHandler, type RestSettings } from './rest/run-route.js';
import { newRequestIds } from './run-operation.js';

export interface AppSettings extends RestSettings {
  readonly auth: AuthSettings;
  readonly files: FileRoutes;
  readonly openApi: object;
  readonly devRoutes: boolean;
  /** False leaves the routes of the facade out. */
  readonly facade: boolean;
  readonly log: Log;
  readonly now: () => Date;
}

/** Everything but `/graphql`: sessions, the REST facade, files. */
export function restApp(settings: AppSettings): Express {
  const app = express();
  app.disable('etag').disable('x-powered-by').set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.setHeader('x-content-type-options', 'nosniff');
    next();
  });
  app.use('/api/auth', authRoutes(settings.auth));
  app.post('/api/log', clientLog({ callers: settings.callers, log: settings.log, now: () => settings.now().getTime() }));
  app.get('/api/openapi.json', (_request, response) => void response.json(settings.openApi));
  app.post('/api/document', (request, response) => settings.files.upload(request, response));
  app.get('/api/document/:id/content', (request, response) => settings.files.download(request, response));
  if (settings.devRoutes) app.get('/api/dev/email/:name', (request, response) => settings.files.mailPreview(request, response));
  for (const route of settings.facade ? restRoutes : []) app[route.method](route.path.replaceAll(/\{(\w+)\}/g, ':$1'), routeHandler(route, settings));
  app.use((_request, response) => void response.status(404).type('application/problem+json').send(problem(404, 'NOT_FOUND')));
  // Express tells an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => refuse(error, { request, response, log: settings.log }));
  return app;
}

function refuse(error: unknown, at: { request: Request; response: Response; log: Log }): void {
  const { request, response, log } = at;
  const known: unknown = response.locals['traceId'];
  const traceId = typeof known === 'string' ? known : newRequestIds().requestId;
  const told = problemOf(error, traceId);
  if (told.status >= 500) log.error({ requestId: traceId, err: error, path: request.path }, 'a request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof Error && 'details' in error) retryAfter(error.details, response);
  response.status(told.status).type('application/problem+json').send(told);
}

function retryAfter(details: unknown, response: Response): void {
  const ms = typeof details === 'object' && details !== null && 'retryAfterMs' in details ? details.retryAfterMs : undefined;
  if (typeof ms === 'number') response.setHeader('retry-after', Math.ceil(ms / 1000));
}
