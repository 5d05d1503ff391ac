import { describe, expect, it } from '@jest/globals';
import { bareLetters } from './bare-letters.js';

/** What PostgreSQL's `translate` does with the two lists. */
function translated(text: string): string {
  const [, from = '', to = ''] = /^translate\(lower\(t\), '(.+)', '(.+)'\)$/.exec(bareLetters('t')) ?? [];
  const letters = Array.from(from);
  return Array.from(text.toLowerCase(), (letter) => {
    const at = letters.indexOf(letter);
    return at < 0 ? letter : (to[at] ?? '');
  }).join('');
}

describe('bare letters', () => {
  it.each([
    ['Škoda', 'skoda'],
    ['ČEŠTINA ĎÁBELSKÉ ÓDY', 'cestina dabelske ody'],
    ['Łódź', 'lodz'],
    ['Ñandú', 'nandu'],
    ['Ångström', 'angstrom'],
    ['Tőzsér', 'tozser'],
    ['Ērgļi', 'ergli'],
    ['Ελλάδα', 'ελλάδα'],
    ['東京', '東京'],
    ['a1-b2', 'a1-b2'],
  ])('%s is %s', (text, bare) => expect(translated(text)).toBe(bare));

  it('lose no letter: each accented one has exactly one that stands for it', () => {
    const [, from = '', to = ''] = /'(.+)', '(.+)'/.exec(bareLetters('t')) ?? [];
    expect(Array.from(to)).toHaveLength(Array.from(from).length);
    expect(new Set(from).size).toBe(Array.from(from).length);
    expect(to).toMatch(/^[a-z]+$/);
  });

  it('are those their own accents stand on', () => {
    const [, from = '', to = ''] = /'(.+)', '(.+)'/.exec(bareLetters('t')) ?? [];
    const simple = Array.from(from).filter((letter) => letter.normalize('NFD').length > 1);
    expect(simple.map((letter) => letter.normalize('NFD').charAt(0)).join('')).toBe(
      simple.map((letter) => to[Array.from(from).indexOf(letter)]).join(''),
    );
  });
});
