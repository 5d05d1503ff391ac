import { describe, expect, it } from '@jest/globals';
import { readJson } from './read-json.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('reading a file of examples', () => {
  it('minds neither a byte order mark nor the kind of line ends', () => {
    expect(readJson(bytes('\uFEFF{\r\n"a": [1, "}{", "\\"a\\": "]\r\n}'))).toEqual({ a: [1, '}{', '"a": '] });
  });

  it('refuses a word said twice, of which a parser keeps the last', () => {
    expect(() => readJson(bytes('{"a": 1,\n"b": {"a": 1, "\\u0061": 2}}'))).toThrow(
      'line 2: "a" stands twice',
    );
    expect(readJson(bytes('[{"a": 1}, {"a": {"a": "a"}}]'))).toEqual([{ a: 1 }, { a: { a: 'a' } }]);
  });

  it('refuses what is no text, no JSON or a trap', () => {
    expect(() => readJson(Uint8Array.of(0xff, 0xfe, 0x7b, 0))).toThrow('is not text in UTF-8');
    expect(() => readJson(bytes(''))).toThrow('is not JSON');
    expect(() => readJson(bytes('{"a": 1'))).toThrow('is not JSON');
    expect(() => readJson(bytes(`${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toThrow('nested deeper than');
  });
});
