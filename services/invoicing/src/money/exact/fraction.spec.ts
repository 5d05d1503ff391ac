import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decimal,
  dividedBy,
  isDecimal,
  percent,
  plus,
  rounded,
  roundedUp,
  tenTo,
  times,
  whole,
} from './fraction.js';

describe('exact numbers', () => {
  it('round half away from zero', () => {
    const cents = (text: string): number => rounded(times(decimal(text), whole(100)));
    expect([cents('12.495'), cents('-12.495'), cents('12.4949'), cents('0.005'), cents('-0.004')]).toEqual([
      1250, -1250, 1249, 1, 0,
    ]);
    expect(rounded(decimal('5687.5'))).toBe(5688);
  });

  it('never end in minus zero', () => {
    expect(Object.is(rounded(decimal('-0.4')), 0)).toBe(true);
  });

  it('round up only what is above a whole number', () => {
    expect([
      roundedUp(decimal('315')),
      roundedUp(decimal('315.0001')),
      roundedUp(decimal('-1.5')),
      roundedUp(decimal('0')),
    ]).toEqual([315, 316, -1, 0]);
  });

  it.each(['', '1e3', '1,5', ' 1', '.5', '1.', '0x10', '--1', 'NaN'])('take no %j for a decimal', (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => decimal(text)).toThrow(RangeError);
  });

  it('refuse to divide by zero and to give a result that a number cannot hold', () => {
    expect(() => dividedBy(whole(1), whole(0))).toThrow(RangeError);
    expect(() => rounded(times(whole(Number.MAX_SAFE_INTEGER), whole(10)))).toThrow(RangeError);
  });

  it('lose nothing: a sum of shares is the whole again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (amount, parts) => {
        const share = dividedBy(whole(amount), whole(parts));
        const sum = Array.from({ length: parts }, () => share).reduce(plus, whole(0));
        expect(rounded(sum)).toBe(amount);
      }),
      { numRuns: 20 },
    );
  });

  it('are at most half a unit away after rounding, and symmetric', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (top, over) => {
          const result = BigInt(rounded({ top, over }));
          const off = result * over - top;
          expect(2n * (off < 0n ? -off : off) <= over).toBe(true);
          expect(BigInt(rounded({ top: -top, over }))).toBe(-result);
        },
      ),
    );
  });

  it('know percent and powers of ten', () => {
    expect(rounded(times(whole(4900), percent('25.5')))).toBe(1250);
    expect(tenTo(0)).toEqual(whole(1));
  });
});
