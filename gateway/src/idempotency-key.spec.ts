import { describe, expect, it } from '@jest/globals';
import { idempotencyKeyOf } from './idempotency-key.js';

describe('the key of a write', () => {
  it('is passed on, or there is none', () => {
    expect(idempotencyKeyOf({ headers: { 'idempotency-key': 'attempt-0001' } })).toBe('attempt-0001');
    expect(idempotencyKeyOf({ headers: {} })).toBeUndefined();
  });

  it.each(['', 'short', 'with a blank', 'attempt-é-0001', 'x'.repeat(129)])(
    'is refused before a service is asked: "%s"',
    (key) => {
      expect(() => idempotencyKeyOf({ headers: { 'idempotency-key': key } })).toThrow('8 to 128');
    },
  );
});
