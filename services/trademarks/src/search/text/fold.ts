const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
};
const SPECIAL = /[ßæœøłđðþıŋħ]/g;
const PLAIN = /^[a-z0-9]*$/;

/** One lower-case word in plain letters and digits: ě becomes e, ß becomes ss. Empty when nothing is left. */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  return word
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}
