import { describe, expect, it } from '@jest/globals';
import { fit, shallow } from './client-log.js';

describe('client log', () => {
  it('goes three levels deep', () => {
    expect(shallow({ a: { b: { c: { d: 1 } } } }, 3)).toEqual({ a: { b: { c: '[object]' } } });
  });

  it('goes less deep until a line fits into 102,400 bytes', () => {
    const wide = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`key${index}`, { text: 'x'.repeat(60) }]));
    expect(JSON.parse(fit({ wide }))).toEqual({ wide: '[object]' });
    expect(fit('x'.repeat(200_000))).toBe('{"dropped":"too large"}');
  });

  it('writes an error as name and message', () => {
    expect(fit(new TypeError('broken'))).toBe('{"name":"TypeError","message":"broken"}');
  });
});
