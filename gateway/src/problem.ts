import { EdgeRefusal, errorStatus } from './graph-error.js';

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  /** Stable name of the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly traceId?: string;
  readonly errors?: readonly {
    readonly path: readonly string[];
    readonly code: string;
    readonly message: string;
  }[];
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Wrong method',
  409: 'Changed by somebody else',
  410: 'No longer there',
  413: 'Too big',
  415: 'Wrong kind of content',
  422: 'Refused',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'Incomplete answer',
  503: 'Not available',
  504: 'Too slow',
};

export function problemTitle(status: number): string {
  return TITLES[status] ?? 'Refused';
}

export function problem(
  status: number,
  code: string,
  rest: Pick<Problem, 'detail' | 'errors' | 'traceId'> = {},
): Problem {
  return {
    type: `/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title: problemTitle(status),
    status,
    ...rest,
  };
}

/** Anything thrown, as a problem; what is not a refusal of ours tells nothing. */
export function problemOf(error: unknown, traceId: string): Problem {
  if (error instanceof EdgeRefusal)
    return problem(errorStatus[error.code], error.details.reason ?? error.code, {
      detail: error.message,
      traceId,
    });
  return problem(500, 'INTERNAL', { traceId });
}
