import { describe, expect, it } from '@jest/globals';
import { maskError, withoutSuggestions } from './mask-errors.js';

describe('an error on its way out', () => {
  it('keeps its code and path, and loses everything that tells of the inside', () => {
    const error = {
      message: 'connect ECONNREFUSED 10.1.2.3:5432',
      path: ['user', 0],
      extensions: { code: 'SUBGRAPH_UNAVAILABLE', serviceName: 'accounts', stacktrace: ['at x'] },
    };
    expect(maskError(error)).toEqual({
      message: 'A part of the answer is not available at the moment.',
      path: ['user', 0],
      extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
    });
  });

  it.each([undefined, 'INTERNAL_SERVER_ERROR', 'ER_DUP_ENTRY', 'toString', 5])(
    'with the code %s is an internal one',
    (code) => {
      expect(maskError({ message: 'relation "user" does not exist', extensions: { code } })).toEqual({
        message: 'Internal error',
        extensions: { code: 'INTERNAL' },
      });
    },
  );

  it("about the caller's own words keeps them, without help on names", () => {
    const error = {
      message: 'Cannot query field "viewr" on type "Query". Did you mean "viewer" or "user"?',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    };
    expect(maskError(error).message).toBe('Cannot query field "viewr" on type "Query".');
  });

  it('is cut where help stands in the middle, and short', () => {
    expect(withoutSuggestions('Value "X" is wrong. Did you mean the enum value "Y"? At "a".')).toBe(
      'Value "X" is wrong. At "a".',
    );
    expect(
      maskError({ message: 'x'.repeat(5_000), extensions: { code: 'BAD_USER_INPUT' } }).message,
    ).toHaveLength(300);
  });
});
