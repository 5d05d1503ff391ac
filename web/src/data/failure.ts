import { ApiError } from './api-error.js';

/** Key of the sentence for what went wrong without being refused: too much was asked, or nobody knows. */
export function failureKey(error: unknown): 'failure.RATE_LIMITED' | 'failure.OTHER' {
  return error instanceof ApiError && error.code === 'RATE_LIMITED'
    ? 'failure.RATE_LIMITED'
    : 'failure.OTHER';
}

/** The same with what a person may be told to name when they ask about it. */
export function failureOf(error: unknown): {
  readonly message: 'failure.RATE_LIMITED' | 'failure.OTHER';
  readonly reference: string | undefined;
} {
  const reference = error instanceof ApiError ? error.reference : undefined;
  return { message: failureKey(error), reference };
}
