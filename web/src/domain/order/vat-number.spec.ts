import { describe, expect, it } from '@jest/globals';
import { isOfCountry, isVatNumber } from './vat-number.js';

describe('a VAT number', () => {
  it.each([
    'SK2020317068',
    'sk 2020 317 068',
    'DE136695976',
    'ATU 12345678',
    'ESX1234567X',
    'EL094014201',
    'IE1234567FA',
    'NL123456789B01',
    'XI123456789',
    'CHE-123.456.789 MWST',
  ])('%s is written as its country writes them', (text) => expect(isVatNumber(text)).toBe(true));
  it.each(['SK123', 'ESX', 'DE13669597', 'AT12345678', '2020317068', 'SK', ''])('«%s» is none', (text) =>
    expect(isVatNumber(text)).toBe(false),
  );
  it.each([
    ['SK2020317068', 'SK', true],
    ['de 136695976', 'SK', false],
    ['EL094014201', 'GR', true],
    ['FRXX123456789', 'MC', true],
    ['XI123456789', 'GB', true],
    ['DE136695976', 'US', false],
  ] as const)('%s for an invoice to %s: %s', (number, country, counts) =>
    expect(isOfCountry(number, country)).toBe(counts),
  );
});
