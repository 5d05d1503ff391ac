/** The gateway could not or would not answer. Refusals of the domain are data and never arrive here. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  /** What a person may quote to us. */
  readonly reference: string | undefined;
  /** What exactly was wrong where the code says it in general: `LINK_INVALID`, `LINK_EXPIRED`. */
  readonly reason: string | undefined;
  readonly headers: Headers;

  constructor(
    message: string,
    facts: {
      status: number;
      code: string;
      retryAfterMs?: number | undefined;
      reference?: string | undefined;
      reason?: string | undefined;
      headers: Headers;
    },
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.retryAfterMs = facts.retryAfterMs;
    this.reference = facts.reference;
    this.reason = facts.reason;
    this.headers = facts.headers;
  }
}

interface GraphqlError {
  message?: unknown;
  extensions?: {
    code?: unknown;
    retryAfterMs?: unknown;
    traceId?: unknown;
    requestId?: unknown;
    reason?: unknown;
  };
}

export function errorOf(
  answer: { status: number; headers: Headers },
  errors: readonly unknown[] | undefined,
): ApiError {
  const first = errors?.[0] as GraphqlError | undefined;
  const extensions = first?.extensions;
  const message =
    typeof first?.message === 'string' && first.message !== ''
      ? first.message
      : `GraphQL Error (Code: ${answer.status})`;
  const reference = extensions?.traceId ?? extensions?.requestId ?? answer.headers.get('x-request-id');
  const seconds = Number(answer.headers.get('retry-after'));
  return new ApiError(message, {
    status: answer.status,
    code:
      typeof extensions?.code === 'string'
        ? extensions.code
        : answer.status === 429
          ? 'RATE_LIMITED'
          : 'INTERNAL',
    retryAfterMs:
      typeof extensions?.retryAfterMs === 'number'
        ? extensions.retryAfterMs
        : seconds > 0
          ? seconds * 1000
          : undefined,
    reference: typeof reference === 'string' ? reference.slice(0, 36) : undefined,
    reason: typeof extensions?.reason === 'string' ? extensions.reason : undefined,
    headers: answer.headers,
  });
}
