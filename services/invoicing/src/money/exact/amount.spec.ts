import { describe, expect, it } from '@jest/globals';
import { currencies as listed } from '@cotta/reference/currencies.js';
import fc from 'fast-check';
import { amountText, currencies, exponentOf, isCurrency, minorUnits } from './amount.js';

describe('amounts', () => {
  it('know the currencies of the reference list, with the same digits', () => {
    expect(new Map(currencies.map((code) => [code, exponentOf(code)]))).toEqual(
      new Map(listed.map(({ code, minorDigits }) => [code, minorDigits])),
    );
    expect(isCurrency('toString')).toBe(false);
  });

  it('are read with fewer digits and rounded with more', () => {
    expect([
      minorUnits('1234.5', 'EUR'),
      minorUnits('12.495', 'EUR'),
      minorUnits('39812', 'JPY'),
      minorUnits('5687.5', 'JPY'),
    ]).toEqual([123450, 1250, 39812, 5688]);
  });

  it('are written with all digits of the currency', () => {
    expect([
      amountText(5, 'EUR'),
      amountText(-5, 'EUR'),
      amountText(0, 'EUR'),
      amountText(39812, 'JPY'),
      amountText(0, 'JPY'),
    ]).toEqual(['0.05', '-0.05', '0.00', '39812', '0']);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (minor, code) =>
        expect(minorUnits(amountText(minor, code), code)).toBe(minor === 0 ? 0 : minor),
      ),
    );
  });
});
