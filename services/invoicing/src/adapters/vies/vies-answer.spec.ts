import { describe, expect, it } from '@jest/globals';
import { readViesAnswer } from './vies-answer.js';

const read = (body: object): string => readViesAnswer(JSON.stringify(body)).status;

describe('an answer of VIES', () => {
  it.each([
    { body: { valid: true }, status: 'VALID' },
    { body: { valid: true, userError: 'VALID' }, status: 'VALID' },
    { body: { valid: false }, status: 'INVALID' },
    { body: { valid: false, userError: 'INVALID' }, status: 'INVALID' },
    { body: { valid: false, userError: 'MS_UNAVAILABLE' }, status: 'UNAVAILABLE' },
    { body: { valid: false, userError: 'A_WORD_OF_NEXT_YEAR' }, status: 'UNAVAILABLE' },
    {
      body: { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] },
      status: 'UNAVAILABLE',
    },
    { body: { actionSucceed: false }, status: 'UNAVAILABLE' },
    { body: { actionSucceed: false, valid: true }, status: 'UNAVAILABLE' },
    { body: {}, status: 'UNAVAILABLE' },
  ])('$body is $status', ({ body, status }) => {
    expect(read(body)).toBe(status);
  });

  it('is kept as it came, with blanks where the state does not tell', () => {
    const raw = JSON.stringify({ valid: true, name: '---', address: ' ', requestIdentifier: 'WAPIAAAA' });
    expect(readViesAnswer(raw)).toEqual({
      status: 'VALID',
      reason: null,
      name: null,
      address: null,
      requestId: 'WAPIAAAA',
      raw,
    });
  });
});
