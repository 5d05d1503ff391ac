/** Words that stand in most terms or questions and tell nothing, in the four languages; `but` is a shoe in Polish. */
const EMPTY = new Set(
  'a an and as at being by for from in into its not of on or other others than the their these thereof this to use used with within all any such purpose purposes included but de del la el los las y e para con por en pro na ze se do od sa alebo nebo'.split(
    ' ',
  ),
);

/** Lower-case words of a term or a question, without accents and empty words. */
export function splitTermWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !EMPTY.has(word));
}

/** A word without its English ending, so that `shoes` finds `shoe` and `cleaning` finds `cleaner`'s list: rough on purpose. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular =
    word.endsWith('ies') && word.length > 4
      ? `${word.slice(0, -3)}y`
      : word.replace(/(?<=s|x|z|ch|sh)es$/, '').replace(/(?<=[^su])s$/, '');
  return singular.replace(/(?<=\w{4})(ing|ed)$/, '').replace(/(?<=\w{3})e$/, '');
}
