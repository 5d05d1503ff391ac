/** The only codes that leave the gateway, with the status a refused request gets. */
export const errorStatus = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  QUERY_TOO_COMPLEX: 400,
  PERSISTED_DOCUMENT_REQUIRED: 400,
  INTROSPECTION_DISABLED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SUBGRAPH_UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}

/** The edge says no before any service is asked. */
export class EdgeRefusal extends Error {
  override readonly name = 'EdgeRefusal';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** `limit`: the counter that is full; `challenge`: what WWW-Authenticate says. */
    readonly details: {
      readonly retryAfterMs?: number;
      readonly limit?: { readonly most: number; readonly left: number; readonly resetMs: number };
      readonly reason?: string;
      readonly challenge?: string;
    } = {},
  ) {
    super(message);
  }
}
