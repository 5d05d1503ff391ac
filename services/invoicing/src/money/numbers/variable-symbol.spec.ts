import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isVariableSymbol, variableSymbol } from './variable-symbol.js';

describe('a variable symbol', () => {
  it('is entity, year, sequence and check digit', () => {
    expect([
      variableSymbol(1, 2026, 42),
      variableSymbol(1, 2026, 1),
      variableSymbol(2, 2027, 99_999),
    ]).toEqual(['1260000425', '1260000011', '2270999994']);
  });

  it.each([0, -1, 100_000, 1.5])('is refused for the sequence %d', (sequence) => {
    expect(variableSymbol(1, 2026, sequence)).toMatchObject({ refused: 'SEQUENCE_OUT_OF_RANGE' });
  });

  it.each([
    '1260000452',
    '126000042',
    '12600004250',
    '1261000119',
    '0260000428',
    '1260000003',
    '',
    'VS12600004',
  ])('is not %j', (text) => {
    expect(isVariableSymbol(text)).toBe(false);
  });

  it('is recognised, and no slip of one digit or one swap of unequal neighbours but 0 and 9 is taken for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2020, max: 2099 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (entity, year, sequence, position, slip) => {
          const symbol = String(variableSymbol(entity, year, sequence));
          expect(isVariableSymbol(symbol)).toBe(true);
          const wrong = (Number(symbol[position]) + slip) % 10;
          expect(isVariableSymbol(`${symbol.slice(0, position)}${wrong}${symbol.slice(position + 1)}`)).toBe(
            false,
          );
          const [a = '', b = ''] = symbol.slice(position, position + 2);
          if (b === '' || a === b || `${a}${b}` === '09' || `${a}${b}` === '90') return;
          expect(isVariableSymbol(`${symbol.slice(0, position)}${b}${a}${symbol.slice(position + 2)}`)).toBe(
            false,
          );
        },
      ),
    );
  });
});
