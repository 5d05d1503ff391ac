/** Codes of calls that are wrong at the edge. */
export type RejectionCode = 'BAD_USER_INPUT' | 'UNAUTHENTICATED' | 'FORBIDDEN';

/** The caller is wrong at the edge: thrown by parsing and permission checks, answered as a GraphQL error with this code. */
export class Rejection extends Error {
  override readonly name = 'Rejection';

  constructor(
    readonly code: RejectionCode,
    message: string,
    /** Path of the offending input, e.g. `['input', 'contact', 'email']`. Not called `path`: graphql-js would take it for
     *  the place in the answer and let the error through as it stands. */
    readonly inputPath: readonly string[] = [],
  ) {
    super(message);
  }
}
