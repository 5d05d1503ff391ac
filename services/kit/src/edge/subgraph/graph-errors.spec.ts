import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { Rejection } from '../../model/words/rejection.js';
import { silentLog, type Log } from '../../runtime/process/log.js';
import { answerError } from './graph-errors.js';

describe('an error on its way to the caller', () => {
  const heard: unknown[] = [];
  const log: Log = { ...silentLog, error: (fields) => void heard.push(fields) };
  const answered = (error: GraphQLError) => {
    heard.length = 0;
    return answerError(error, log, 'request-1');
  };
  const thrown = (originalError: Error, path: readonly string[] = ['jar']) =>
    new GraphQLError(originalError.message, { originalError, path });

  it.each(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'] as const)(
    'keeps our own words of %s, and the place',
    (code) => {
      expect(answered(thrown(new Rejection(code, 'not so', ['input', 'a'])))).toEqual({
        message: 'not so',
        path: ['jar'],
        extensions: { code, input: ['input', 'a'] },
      });
      expect(heard).toEqual([]);
    },
  );

  it('says nothing of a database, a driver or a host', () => {
    const error = new Error('connect ECONNREFUSED 10.0.0.7:5432');
    expect(answered(thrown(error))).toEqual({
      message: 'Internal error',
      path: ['jar'],
      extensions: { code: 'INTERNAL', requestId: 'request-1' },
    });
    expect(heard).toEqual([{ err: error, requestId: 'request-1', path: 'jar' }]);
  });

  it('is not let through by a code that somebody else made up', () =>
    expect(
      answered(new GraphQLError('secret', { path: ['jar'], extensions: { code: 'ECONNREFUSED' } })),
    ).toMatchObject({ message: 'Internal error' }));

  it('is let through with a code of ours', () =>
    expect(
      answered(new GraphQLError('deeper than 15 levels', { extensions: { code: 'QUERY_TOO_COMPLEX' } })),
    ).toEqual({ message: 'deeper than 15 levels', extensions: { code: 'QUERY_TOO_COMPLEX' } }));

  it('of a wrong variable is the caller’s own', () =>
    expect(answered(new GraphQLError('Variable "$id" got invalid value'))).toEqual({
      message: 'Variable "$id" got invalid value',
      extensions: { code: 'BAD_USER_INPUT' },
    }));

  it('without a place that is none of GraphQL’s is ours', () =>
    expect(answered(new GraphQLError('x', { originalError: new TypeError('x') }))).toMatchObject({
      extensions: { code: 'INTERNAL' },
    }));
});
