import { ApiError } from './api-error.js';

const SAID = ['RATE_LIMITED', 'UNAUTHENTICATED'] as const;
/** Key of a sentence in `common`. */
export type FailureKey = `failure.${(typeof SAID)[number] | 'OTHER'}`;

/** Key of the sentence for what went wrong without being refused: too much was asked, nobody is signed in any more, or nobody knows. */
export function failureKey(error: unknown): FailureKey {
  const said = error instanceof ApiError ? SAID.find((code) => code === error.code) : undefined;
  return `failure.${said ?? 'OTHER'}`;
}

/** The same with what a person may be told to name when they ask about it. */
export function failureOf(error: unknown): {
  readonly message: FailureKey;
  readonly reference: string | undefined;
} {
  const reference = error instanceof ApiError ? error.reference : undefined;
  return { message: failureKey(error), reference };
}
