import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.js';

/** Spaces that hold, made visible. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

describe('typeset', () => {
  it.each([
    ['V zemi a v obci', 'V_zemi a_v_obci'],
    ['do 24 hodin', 'do 24_hodin'],
    ['{{count}} dní a {{name}}', '{{count}}_dní a_{{name}}'],
    ['4 702,00 €', '4_702,00_€'],
    ['23 % a 1 234 Kč', '23_% a_1_234_Kč'],
    ['22. listopadu 2026', '22._listopadu_2026'.replace('u_2', 'u 2')],
    ['22. 11. 2026', '22._11._2026'],
    ['podle § 8', 'podle §_8'],
    ['Firma s. r. o., a. s.', 'Firma s._r._o., a._s.'],
    ['Třída 20 Nábytek', 'Třída 20 Nábytek'],
  ])('Czech and Slovak: %s', (text, joined) => {
    expect(seen(typeset('cs', text))).toBe(joined);
    expect(seen(typeset('sk', { a: { b: text } }).a.b)).toBe(joined);
  });

  it.each([
    ['23 % en EE. UU.', '23_% en EE._UU.'],
    ['4702,00 €, n.º 5, art. 8', '4702,00_€, n.º_5, art._8'],
    ['y a casa', 'y a casa'],
  ])('Spanish: %s', (text, joined) => {
    expect(seen(typeset('es', text))).toBe(joined);
  });

  it('leaves English alone', () => {
    expect(typeset('en', 'in 24 hours')).toBe('in 24 hours');
  });
});
