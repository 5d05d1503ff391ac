import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { VendorError } from './vendor-error.js';
import { codeIn, decimalsAsText, readVendorJson } from './vendor-json.js';

describe('readVendorJson', () => {
  const shape = z.object({ id: z.string(), amount: z.int() });

  it('lets fields through that nobody asked for', () => {
    expect(readVendorJson('vendor', shape, '{"id":"a","amount":1,"new":true}')).toEqual({
      id: 'a',
      amount: 1,
    });
  });

  it.each(['<html>', '', '{"id":"secret-value","amount":"1"}', 'null'])(
    'says what is wrong with %j and gives away no value',
    (text) => {
      const read = (): unknown => readVendorJson('vendor', shape, text);
      expect(read).toThrow(VendorError);
      expect(read).not.toThrow(/secret-value/);
    },
  );
});

describe('decimalsAsText', () => {
  it('keeps every digit of the named numbers and leaves the others alone', () => {
    expect(
      decimalsAsText('{"amount": 0.10, "rate":12345678901234567.89,"count":5}', ['amount', 'rate']),
    ).toBe('{"amount": "0.10", "rate":"12345678901234567.89","count":5}');
  });

  it('touches nothing inside a text, and no number it would have to change', () => {
    const text = JSON.stringify({ reference: '"amount": 5}', amount: '7' });
    expect(decimalsAsText(text, ['amount'])).toBe(text);
    expect(decimalsAsText('{"amount":1e3}', ['amount'])).toBe('{"amount":1e3}');
  });
});

describe('codeIn', () => {
  it.each([
    { body: '{"code":1024}', code: '1024' },
    { body: '{"error":"invalid_grant"}', code: 'invalid_grant' },
    { body: '{"code":{"deep":1}}', code: undefined },
    { body: '<html>', code: undefined },
    { body: 'null', code: undefined },
  ])('finds $code in $body', ({ body, code }) => {
    expect(codeIn(body, 'code', 'error')).toBe(code);
  });
});
