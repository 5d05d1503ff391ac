import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.js';

describe('typeset', () => {
  it('ties one-letter prepositions to the next word in Czech and Slovak', () => {
    expect(typeset('cs', { a: ['V zemi a v obci'].join('') })).toEqual({ a: 'V\u00a0zemi a\u00a0v\u00a0obci' });
  });

  it('leaves other languages alone', () => {
    expect(typeset('es', 'y a casa')).toBe('y a casa');
  });
});
