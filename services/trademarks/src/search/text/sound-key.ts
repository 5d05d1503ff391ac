import { fold } from './fold.js';

const HISSED = /[čćšśşž]/g;
const DIGIT_READ: Readonly<Record<string, string>> = { 8: 'eit', 4: 'for', 2: 'tu', 1: 'one' };
const DIGIT_IN_WORD = /(?<=[a-z])[8421]|[8421](?=[a-z])/g;

/** In this order: each rule sees what the ones before it left. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/sch|tch|sh/g, 'S'],
  [/ch|gh|ck|qu/g, '='],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
  [/ou|oo/g, 'u'],
  [/ee|ea|ie/g, 'i'],
  [/ai|ei/g, 'e'],
  [/au/g, 'o'],
  [/([a-zS])\1+/g, '$1'],
];
const HARD: Readonly<Record<string, string>> = { ch: 'k', gh: 'g', ck: 'k', qu: 'k' };

/** How a lower-case word sounds to a European ear, in the signs of the alphabet: Schweppes is `Svepes`, XCEED and X-SEED are both `ksid`.
 *  Blind to vowel length, doubled letters and the spelling of k, f, s. Accents matter only where they change a consonant. */
export function soundKey(written: string): string {
  const folded = fold(written.replace(HISSED, 'sh'));
  let key = folded;
  if (key.length > 1) key = key.replace(DIGIT_IN_WORD, (digit) => DIGIT_READ[digit] ?? digit);
  for (const [pattern, sign] of RULES) {
    key = sign === '=' ? key.replace(pattern, (pair) => HARD[pair] ?? pair) : key.replace(pattern, sign);
  }
  if (key === '') return folded;
  return key.length > 4 && key.endsWith('e') ? key.slice(0, -1) : key;
}
