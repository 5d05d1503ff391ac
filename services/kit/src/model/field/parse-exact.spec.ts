import { describe, expect, it } from '@jest/globals';
import { f } from './field.js';
import { parseInput } from './parse-input.js';

const rate = { rate: f.decimal('A rate.', { digits: 6, scale: 2 }) };
const parts = { parts: f.json('Parts.', { maxBytes: 60 }) };
const codeOf = (fields: Parameters<typeof parseInput>[0], raw: object) => {
  const parsed = parseInput(fields, raw);
  return parsed.ok ? Object.values(parsed.value)[0] : parsed.fields[0]?.code;
};

describe('an exact number', () => {
  it.each([
    ['1.5', '1.50'],
    ['007', '7.00'],
    ['1.500', '1.50'],
    ['-0.10', '-0.10'],
    ['-0', '0.00'],
    [3, '3.00'],
    ['9999.99', '9999.99'],
  ])('%j is %s', (given, kept) => expect(codeOf(rate, { rate: given })).toBe(kept));

  it.each([
    ['1.555', 'TOO_LONG'],
    ['10000', 'TOO_BIG'],
    ['1e3', 'NOT_A_NUMBER'],
    ['1,5', 'NOT_A_NUMBER'],
    ['', 'REQUIRED'],
    [Number.NaN, 'NOT_A_NUMBER'],
    [{}, 'NOT_A_NUMBER'],
  ])('%j is refused: %s', (given, code) => expect(codeOf(rate, { rate: given })).toBe(code));
});

describe('what another party shaped', () => {
  it.each([[{ a: [1, 'x', null] }], ['text'], [[]], [false]])('%j stays as it is', (given) =>
    expect(codeOf(parts, { parts: given })).toEqual(given),
  );

  it('is refused when it is too big, too deep, or unreadable', () => {
    expect(codeOf(parts, { parts: { long: 'x'.repeat(80) } })).toBe('TOO_LONG');
    let deep: object = {};
    for (let at = 0; at < 20; at += 1) deep = { d: deep };
    expect(codeOf(parts, { parts: deep })).toBe('TOO_DEEP');
    expect(codeOf(parts, { parts: { n: 'a\u0000b' } })).toBe('BAD_TEXT');
  });
});
