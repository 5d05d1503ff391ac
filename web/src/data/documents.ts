import { ApiError, errorOf } from './api-error.js';
import { beginTrace } from './request-trace.js';

/** A trusted document: the browser knows its number, never its text. */
export interface TypedDocument<R, V> {
  readonly id: string;
  readonly name: string;
  readonly __result?: R;
  readonly __variables?: V;
}

export interface SendOptions {
  /** Opens one subject to somebody without account. */
  readonly linkToken?: string | undefined;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The same key means the same attempt: a second click or a repeated request has no second effect. */
  readonly idempotencyKey?: string | undefined;
}

export interface Api {
  query<R, V>(document: TypedDocument<R, V>, variables: V, options?: SendOptions): Promise<R>;
  mutate<R, V>(
    document: TypedDocument<R, V>,
    variables: V,
    options: SendOptions & { idempotencyKey: string },
  ): Promise<R>;
}

export interface ApiOptions {
  readonly endpoint: string;
  readonly fetch?: typeof fetch;
  readonly headers?: () => Promise<Record<string, string>> | Record<string, string>;
}

/** Longer than the gateway waits for its services (10 and 25 s), so that what it says is heard: whoever gave up on a change before would be told of a failure that was none. */
const LIMITS = { queryMs: 15_000, mutationMs: 30_000 } as const;

function requestHeaders(options: SendOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  };
  // The page decides the language, not the browser; the server says it for itself.
  if (typeof window !== 'undefined') headers['x-locale'] = window.document.documentElement.lang;
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;
  if (options.linkToken !== undefined) headers['x-link-token'] = options.linkToken;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  return headers;
}

interface Sending extends SendOptions {
  readonly limitMs: number;
}

async function send(
  api: ApiOptions,
  document: TypedDocument<unknown, unknown>,
  variables: unknown,
  options: Sending,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(options.limitMs);
  // What somebody pressed; a page's own questions begin at our server.
  const trace =
    typeof window === 'undefined' || options.idempotencyKey === undefined
      ? undefined
      : beginTrace(document.name);
  const answer = await (api.fetch ?? fetch)(api.endpoint, {
    method: 'POST',
    headers: {
      ...requestHeaders(options),
      ...(trace === undefined ? {} : { traceparent: trace.traceparent }),
      ...(await api.headers?.()),
    },
    body: JSON.stringify({
      operationName: document.name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: document.id } },
    }),
    signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
  });
  trace?.answered(answer);
  const body = (await answer.json().catch(() => undefined)) as
    | { data?: unknown; errors?: unknown[] }
    | undefined;
  if (!answer.ok || body?.errors?.length) throw errorOf(answer, body?.errors);
  return body?.data;
}

const worthARetry = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status === 502 || error.status === 503
    : (error as Error).name === 'TypeError';

/** Sends one trusted document; a read that met a passing failure is tried once more. */
export function createApi(options: ApiOptions): Api {
  return {
    query: async (document, variables, asked = {}) => {
      const sending = { ...asked, limitMs: LIMITS.queryMs };
      try {
        return (await send(options, document, variables, sending)) as never;
      } catch (error) {
        if (!worthARetry(error) || sending.signal?.aborted) throw error;
        return (await send(options, document, variables, sending)) as never;
      }
    },
    mutate: async (document, variables, sending) =>
      (await send(options, document, variables, { ...sending, limitMs: LIMITS.mutationMs })) as never,
  };
}
