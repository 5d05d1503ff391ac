import { describe, expect, it } from '@jest/globals';
import { inGsmAlphabet, smsLength } from './gsm-text.js';

describe('the length of a text message', () => {
  it.each([
    ['', 'GSM-7', 1],
    ['a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'GSM-7', 2],
    ['a'.repeat(307), 'GSM-7', 3],
    ['€'.repeat(80), 'GSM-7', 1],
    ['€'.repeat(81), 'GSM-7', 2],
    // 76 pairs of places, one place left empty: an extended sign is not cut.
    ['€'.repeat(152), 'GSM-7', 2],
    ['€'.repeat(153), 'GSM-7', 3],
    ['ñ¿é', 'GSM-7', 1],
    ['č'.repeat(70), 'UCS-2', 1],
    ['č'.repeat(71), 'UCS-2', 2],
    ['č'.repeat(134), 'UCS-2', 2],
    ['č'.repeat(135), 'UCS-2', 3],
    ['😀'.repeat(35), 'UCS-2', 1],
    ['😀'.repeat(36), 'UCS-2', 2],
    ['😀'.repeat(66), 'UCS-2', 2],
    ['😀'.repeat(67), 'UCS-2', 3],
  ] as const)('of %s is counted in %s and is %i', (text, alphabet, segments) => {
    expect(smsLength(text)).toEqual({ alphabet, segments });
  });
});

describe('the short alphabet', () => {
  it.each([
    ['Příliš žluťoučký kůň', 'Prilis zlutoucky kun'],
    ['Ľubomír, ďaleký vŕšok', 'Lubomir, daleky vrsok'],
    ['¿Aprobación mañana?', '¿Aprobacion mañana?'],
    ['Łódź – „Zürich“ …', 'Lodz - "Zürich" ...'],
    ['Cafe\u0301', 'Café'],
    ['Люмара 光', 'Люмара 光'],
    ['a\u00a0b', 'a b'],
  ])('says %s as %s', (text, plain) => {
    expect(inGsmAlphabet(text)).toBe(plain);
  });
});
