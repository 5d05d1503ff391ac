import { isErrorCode, errorStatus } from '../graph-error.js';
import { isRecord } from '../http-body.js';
import { problem, type Problem } from '../problem.js';
import type { GraphAnswer } from '../run-operation.js';
import { renameKeys, toSnake } from './names.js';
import type { RestRoute } from './route.js';

export type RestAnswer =
  | { readonly kind: 'body'; readonly status: 200 | 201; readonly body: unknown; readonly location?: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** What the graph said, as HTTP: never half an answer, and a refusal is a problem with its fields. `origin`: of our pages. */
export function restAnswer(
  route: RestRoute,
  answer: GraphAnswer,
  { traceId, origin }: { readonly traceId: string; readonly origin: string },
): RestAnswer {
  const [error] = answer.errors ?? [];
  if (error !== undefined) return { kind: 'problem', problem: errorProblem(route, error, traceId) };
  const result: unknown = route.whole === true ? answer.data : answer.data?.['result'];
  if (result === null || result === undefined) return notFound(traceId);
  if (isRecord(result) && result['__typename'] === 'Refusal')
    return { kind: 'problem', problem: refusalProblem(result, traceId) };
  if (route.redirect !== undefined) {
    const to = route.redirect.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[key] : undefined),
      result,
    );
    return typeof to === 'string' ? { kind: 'redirect', to } : notFound(traceId);
  }
  if (route.success === 204) return { kind: 'empty' };
  const shown = route.paged === true ? pageOf(result) : result;
  const id = isRecord(result) ? (result['id'] ?? result['requestId']) : undefined;
  const named = renameKeys(route.wrap === undefined ? shown : { [route.wrap]: shown }, toSnake);
  const body = isRecord(named) ? { ...named, ...pagesOf(route, origin, id) } : named;
  return {
    kind: 'body',
    status: route.success ?? 200,
    body,
    ...(route.collection !== undefined && typeof id === 'string'
      ? { location: `${route.collection}/${id}` }
      : {}),
  };
}

/** Addresses of pages of ours about what was made or read. */
function pagesOf({ leadsTo = {} }: RestRoute, origin: string, id: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(leadsTo).map(([name, path]) => [name, `${origin}${path.replace('{id}', String(id))}`]),
  );
}

/** A list by cursors: what the last page ends with leads nowhere. */
function pageOf(result: unknown): unknown {
  if (!isRecord(result)) return result;
  return { items: result['items'], next: result['hasNextPage'] === true ? result['endCursor'] : null };
}

function notFound(traceId: string): RestAnswer {
  return { kind: 'problem', problem: problem(404, 'NOT_FOUND', { traceId }) };
}

function errorProblem(
  route: RestRoute,
  error: NonNullable<GraphAnswer['errors']>[number],
  traceId: string,
): Problem {
  const code = error.extensions?.['code'];
  if (!isErrorCode(code) || code === 'INTERNAL') return problem(502, 'INTERNAL', { traceId });
  // The document is ours, so only the caller's values can be wrong.
  if (code === 'BAD_USER_INPUT')
    return problem(route.method === 'get' || route.question === true ? 400 : 422, code, {
      detail: error.message,
      traceId,
    });
  return problem(errorStatus[code], code, { traceId });
}

const REFUSAL_STATUS: Readonly<Record<string, number>> = { CONFLICT: 409, KEY_REUSED: 409, NOT_FOUND: 404 };

function refusalProblem(refusal: Record<string, unknown>, traceId: string): Problem {
  const code = String(refusal['code']);
  const fields = Array.isArray(refusal['fields']) ? refusal['fields'].filter(isRecord) : [];
  const errors = fields.map((field) => ({
    path: (Array.isArray(field['path']) ? field['path'] : []).map((part) => toSnake(String(part))),
    code: String(field['code']),
    message: String(field['message']),
  }));
  return problem(REFUSAL_STATUS[code] ?? 422, code, {
    detail: String(refusal['told']),
    traceId,
    ...(errors.length === 0 ? {} : { errors }),
  });
}
