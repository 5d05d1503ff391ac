import type { Request, Response } from 'express';
import type { Caller, Callers } from '../caller.js';
import type { PartnerCallers } from './partner/partner-caller.js';
import { keepManner, linkToNext } from './partner/partner-manner.js';
import { EdgeRefusal } from '../graph-error.js';
import { isRecord, parseJson, readBody } from '../http-body.js';
import { idempotencyKeyOf } from '../idempotency-key.js';
import type { OperationGuard } from '../operation-guard.js';
import type { LimitState, RateLimiter } from '../rate-limit.js';
import { spendBudget } from '../request-budget.js';
import { RequestEnd } from '../request-end.js';
import { newRequestIds } from '../request-ids.js';
import type { RunOperation } from '../run-operation.js';
import type { TrustedDocuments } from '../trusted-documents.js';
import { problem } from '../problem.js';
import { renameKeys, toCamel, toSnake } from './names.js';
import { restAnswer, type RestAnswer } from './rest-answer.js';
import { readQuery, refuseUnknown } from './query.js';
import { isWrite, type RestCall, type RestRoute } from './route.js';

export interface RestSettings {
  readonly callers: Callers;
  readonly guard: OperationGuard;
  readonly limiter: RateLimiter;
  readonly run: RunOperation;
  readonly documents: TrustedDocuments;
  /** Where our pages stand. */
  readonly origin: string;
  /** Programs of partners. */
  readonly programs: PartnerCallers;
  /** Answers with the file behind an address that a document told. */
  readonly openFile: (url: string, caller: Caller, response: Response) => Promise<void>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Runs the stored operation of a route in this process: same guard, same viewer, no second way in. */
export function routeHandler(
  route: RestRoute,
  settings: RestSettings,
): (request: Request, response: Response) => Promise<void> {
  const text = settings.documents.byName(route.operation);
  if (text === undefined) throw new Error(`${route.path}: no stored operation ${route.operation}`);
  return async (request, response) => {
    const ids = newRequestIds();
    response.locals['traceId'] = ids.requestId;
    response.setHeader('x-trace-id', ids.requestId);
    const caller = await callerOf(request, route, settings);
    keepManner(request, response, route);
    const call = await callOf(request, route);
    const strange = strangeKeys(call, route);
    if (strange.length > 0)
      return send(response, {
        kind: 'problem',
        problem: problem(422, 'BAD_USER_INPUT', {
          detail: `This path does not take ${strange.join(', ')}.`,
          traceId: ids.requestId,
        }),
      });
    const variables = route.variables(call);
    const operation = settings.guard(
      { text, operationName: route.operation, variables, readOnly: false },
      caller,
    );
    showLimit(
      response,
      await spendBudget(settings.limiter, caller, {
        cost: operation.cost,
        isSearch: operation.isSearch,
        letters: operation.letters,
        isNewDocument: false,
        unlimitedDocuments: true,
      }),
    );
    const end = new RequestEnd();
    response.once('close', () => end.end());
    const key = idempotencyKeyOf(request);
    const answer = await settings.run({
      caller,
      operation,
      ids,
      end,
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    const shown = restAnswer(route, answer, { traceId: ids.requestId, origin: settings.origin });
    if (route.streams === true && shown.kind === 'redirect')
      return settings.openFile(shown.to, caller, response);
    const next = route.paged === true && shown.kind === 'body' ? linkToNext(request, shown.body) : undefined;
    if (next !== undefined) response.setHeader('link', next);
    send(response, shown);
  };
}

function callerOf(request: Request, route: RestRoute, { callers, programs }: RestSettings): Promise<Caller> {
  const { needs, scope } = route;
  if (needs !== 'partner') return identify(request, { needs }, callers);
  if (scope === undefined) throw new Error(`${route.path}: no scope opens it`);
  return programs.identify(request, scope);
}

/** @throws EdgeRefusal UNAUTHENTICATED or FORBIDDEN before anything is read */
export async function identify(
  request: Request,
  route: { readonly needs: Exclude<RestRoute['needs'], 'partner'> },
  callers: Callers,
): Promise<Caller> {
  const link = request.query['token'];
  if (typeof link === 'string' && request.headers['x-link-token'] === undefined)
    request.headers['x-link-token'] = link;
  const caller = await callers.identify(request);
  if (route.needs !== 'anyone' && caller.viewer.userId === undefined)
    throw new EdgeRefusal('UNAUTHENTICATED', 'Please sign in.');
  if (route.needs === 'staff' && caller.audience !== 'admin')
    throw new EdgeRefusal('FORBIDDEN', 'This is for staff.');
  return caller;
}

async function callOf(request: Request, route: RestRoute): Promise<RestCall> {
  const declared = route.query ?? {};
  // A path that leads on is opened from letters and by payment providers, who add words of their own.
  if (route.redirect === undefined) refuseUnknown(declared, request.query);
  const query = readQuery(declared, request.query);
  const params = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, String(value)]),
  );
  return { params, query, body: isWrite(route) ? await readJsonBody(request) : {} };
}

/** What the operation would take, but this path fills itself or leaves to another. */
function strangeKeys({ body }: RestCall, { only, fixed = [] }: RestRoute): readonly string[] {
  return Object.keys(body)
    .filter((key) => fixed.includes(key) || (only !== undefined && !only.includes(key)))
    .map(toSnake);
}

/** The JSON body of a write, its keys in camelCase; empty where there is none. @throws EdgeRefusal */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (body.length === 0) return {};
  if (!(request.get('content-type') ?? '').toLowerCase().startsWith('application/json'))
    throw new EdgeRefusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
  const read = renameKeys(parseJson(body.toString('utf8')), toCamel);
  if (!isRecord(read)) throw new EdgeRefusal('BAD_REQUEST', 'The body must be a JSON object.');
  return read;
}

/** How much is left of what a caller may ask. */
export function showLimit(response: Response, state: Omit<LimitState, 'exceeded'>): void {
  response.setHeader('ratelimit-limit', state.most);
  response.setHeader('ratelimit-remaining', state.left);
  response.setHeader('ratelimit-reset', Math.ceil(state.resetMs / 1000));
}

function send(response: Response, answer: RestAnswer): void {
  response.setHeader('cache-control', 'no-store');
  if (answer.kind === 'redirect') response.redirect(303, answer.to);
  else if (answer.kind === 'empty') response.status(204).end();
  else if (answer.kind === 'problem')
    response.status(answer.problem.status).type('application/problem+json').send(answer.problem);
  else {
    if (answer.location !== undefined) response.setHeader('location', answer.location);
    response.status(answer.status).json(answer.body);
  }
}
