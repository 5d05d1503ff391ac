import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Rejection } from '../../model/words/rejection.js';
import type { Log } from '../../runtime/process/log.js';

/** Codes a service may answer with; everything else is INTERNAL. */
const known = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'QUERY_TOO_COMPLEX',
  'INTROSPECTION_DISABLED',
  'DEADLINE_EXCEEDED',
]);

/** What the caller may know of an error: a code, and words of ours. Database, driver and host words stay in the log. */
export function answerError(error: GraphQLError, log: Log, requestId: string): GraphQLFormattedError {
  const where = error.path === undefined ? {} : { path: error.path };
  const cause = error.originalError;
  if (cause instanceof Rejection) {
    const input = cause.inputPath.length === 0 ? {} : { input: cause.inputPath };
    return { message: cause.message, ...where, extensions: { code: cause.code, ...input } };
  }
  const code = error.extensions['code'];
  if (typeof code === 'string' && known.has(code))
    return { message: error.message, ...where, extensions: { code } };
  // Only wrong variables are reported without a path; graphql-js gives them no code.
  const isInput = error.path === undefined && (cause === undefined || cause instanceof GraphQLError);
  if (isInput) return { message: error.message, extensions: { code: 'BAD_USER_INPUT' } };
  return internal(error, log, requestId);
}

function internal(error: GraphQLError, log: Log, requestId: string): GraphQLFormattedError {
  log.error(
    { err: error.originalError ?? error, requestId, path: error.path?.join('.') },
    'a resolver failed',
  );
  return {
    message: 'Internal error',
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { code: 'INTERNAL', requestId },
  };
}
