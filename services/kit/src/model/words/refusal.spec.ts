import { describe, expect, it } from '@jest/globals';
import { isRefusal, refuse, refuseFields } from './refusal.js';
import { Rejection } from './rejection.js';
import { Fault, PermanentFault } from './fault.js';

describe('a refusal', () => {
  it('is its code and its words, and values only where there are some', () => {
    expect(refuse('FULL', 'Full.')).toEqual({ refused: 'FULL', message: 'Full.' });
    expect(refuse('FULL', 'Full.', { limit: 3 })).toEqual({
      refused: 'FULL',
      message: 'Full.',
      params: { limit: 3 },
    });
  });

  it('of an input says all that is wrong with it', () => {
    const fields = [{ path: ['a'], code: 'REQUIRED', message: 'This is needed.' }];
    expect(refuseFields(fields)).toMatchObject({ refused: 'INPUT_INVALID', fields });
  });

  it.each([
    [refuse('FULL', 'Full.'), true],
    [{ refused: 'FULL' }, true],
    [[], false],
    [[{ type: 'Opened', data: {} }], false],
    [null, false],
    [undefined, false],
    ['refused', false],
  ])('%j: %s', (outcome, refused) => expect(isRefusal(outcome)).toBe(refused));
});

describe('what is thrown', () => {
  it('says by its name what it is', () => {
    expect(new Fault('x').name).toBe('Fault');
    expect(new PermanentFault('x')).toMatchObject({ name: 'PermanentFault', message: 'x' });
    expect(new PermanentFault('x')).toBeInstanceOf(Fault);
  });

  it('as a rejection has the place in the input, which is no place in the answer', () => {
    const rejection = new Rejection('BAD_USER_INPUT', 'no such field', ['input', 'a']);
    expect(rejection).toMatchObject({ name: 'Rejection', code: 'BAD_USER_INPUT', inputPath: ['input', 'a'] });
    expect(rejection).not.toHaveProperty('path');
    expect(rejection).not.toBeInstanceOf(Fault);
  });
});
