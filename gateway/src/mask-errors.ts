import type { GraphQLFormattedError } from 'graphql';
import { isErrorCode, type ErrorCode } from './graph-error.js';

/** What a client may read where the text of the error is not ours to show. */
const TEXTS: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Please sign in.',
  FORBIDDEN: 'This is not allowed.',
  SUBGRAPH_UNAVAILABLE: 'A part of the answer is not available at the moment.',
  DEADLINE_EXCEEDED: 'The answer took too long.',
  INTERNAL: 'Internal error',
};

/** Codes whose text comes from the document or the variables of the caller himself. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

const TEXT_LIMIT = 300;

/** Leaves the code, the path and a harmless sentence; everything else stays inside. */
export function maskError(
  error: GraphQLFormattedError,
): GraphQLFormattedError & { extensions: { code: ErrorCode } } {
  const given = error.extensions?.['code'];
  const code: ErrorCode = isErrorCode(given) ? given : 'INTERNAL';
  const message = OWN_WORDS.has(code)
    ? withoutSuggestions(error.message).slice(0, TEXT_LIMIT)
    : (TEXTS[code] ?? 'Refused');
  return {
    message,
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    extensions: { code },
  };
}

/** graphql-js helps with names of the schema; strangers do not need that help. */
export function withoutSuggestions(message: string): string {
  return message.replace(/ ?Did you mean .*?\?(?=\s|$)/gs, '');
}
