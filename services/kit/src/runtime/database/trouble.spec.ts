import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { retryTroubles } from './retry.js';
import { takenFields } from './taken.js';
import { ConnectionFault, isTransient, sqlState, troubleOf, type Trouble } from './trouble.js';

const failed = (code?: string, more: object = {}) =>
  new QueryFailedError(
    'select 1',
    [],
    Object.assign(new Error('no'), code === undefined ? {} : { code }, more),
  );

describe('what went wrong with the database', () => {
  it.each<[string, unknown, Trouble]>([
    ['a version that was taken', failed('40001'), 'conflict'],
    ['a deadlock', failed('40P01'), 'conflict'],
    ['another way to roll back', failed('40002'), 'busy'],
    ['a connection that broke', failed('08006'), 'unreachable'],
    ['a server that shuts down', failed('57P01'), 'unreachable'],
    ['a server that only starts', failed('57P03'), 'unreachable'],
    ['a transaction that stood still', failed('25P03'), 'unreachable'],
    ['a statement without an answer', failed(), 'unreachable'],
    ['a socket that was reset', failed('ECONNRESET'), 'unreachable'],
    ['a pool without a connection', new ConnectionFault('none'), 'unreachable'],
    ['a runner whose connection is gone', new QueryRunnerAlreadyReleasedError(), 'unreachable'],
    ['too many connections', failed('53300'), 'busy'],
    ['a full disk', failed('53100'), 'busy'],
    ['a lock waited for in vain', failed('55P03'), 'busy'],
    ['a statement that took too long', failed('57014'), 'busy'],
    ['a value that is taken', failed('23505'), 'other'],
    ['a mistake in the SQL', failed('42601'), 'other'],
    ['a mistake in the code', new TypeError('x'), 'other'],
    ['the driver’s own error, with its state', Object.assign(new Error('no'), { code: '40001' }), 'conflict'],
    ['nothing at all', undefined, 'other'],
  ])('%s', (_, error, trouble) => {
    expect(troubleOf(error)).toBe(trouble);
    expect(isTransient(error)).toBe(trouble !== 'other');
  });

  it('has a state of five signs, which a system error has not', () => {
    expect([failed('40001'), failed('ECONNRESET'), failed(), 'x', null].map(sqlState)).toEqual([
      '40001',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('work that meets trouble', () => {
  /** How often it was tried until it was told or done. */
  async function tries(error: unknown, goodAt = Number.POSITIVE_INFINITY): Promise<string> {
    let count = 0;
    const outcome = await retryTroubles(async () => {
      count += 1;
      if (count < goodAt) throw error;
      return 'done';
    }).catch((thrown: unknown) => (thrown === error ? 'told' : 'another error'));
    return `${outcome} after ${count}`;
  }

  it.each([
    ['a conflict', failed('40001'), 'told after 4'],
    ['a lock', failed('55P03'), 'told after 2'],
    ['a statement that took too long', failed('57014'), 'told after 1'],
    ['a mistake', failed('42601'), 'told after 1'],
    ['a value that is taken', failed('23505'), 'told after 1'],
  ])('is tried again within reason: %s', async (_, error, outcome) =>
    expect(await tries(error)).toBe(outcome),
  );

  it.each([
    ['a conflict', failed('40P01'), 4],
    ['a lock', failed('55P03'), 2],
    ['a lost connection', failed('08006'), 3],
  ])('is done once it may be: %s', async (_, error, goodAt) =>
    expect(await tries(error, goodAt)).toBe(`done after ${goodAt}`),
  );
});

describe('a value that is taken', () => {
  const taken = (constraint: string, detail?: string) => failed('23505', { constraint, detail });

  it.each([
    [
      'one field',
      taken('bicycle_frame_number_unique', 'Key (frame_number)=(F-1) already exists.'),
      ['frameNumber'],
    ],
    [
      'two together, a reserved word among them',
      taken('box_user_id_order_unique', 'Key (user_id, "order")=(1, 2) already exists.'),
      ['userId', 'order'],
    ],
    ['one that nobody names', taken('bicycle_frame_number_unique'), []],
  ])('is told by its fields: %s', (_, error, fields) => expect(takenFields(error)).toEqual(fields));

  it('is told from the driver’s own error as well', () =>
    expect(
      takenFields({ code: '23505', constraint: 'a_b_unique', detail: 'Key (b)=(1) already exists.' }),
    ).toEqual(['b']));

  it.each([
    ['a primary key', taken('bicycle_pkey', 'Key (id)=(1) already exists.')],
    ['another error', failed('23503', { constraint: 'a_b_unique' })],
    ['none', undefined],
    ['a text', 'Key (b)=(1) already exists.'],
  ])('is nothing of the kind: %s', (_, error) => expect(takenFields(error)).toBeUndefined());
});
