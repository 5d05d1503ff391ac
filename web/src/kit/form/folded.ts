/** A text as it is looked for, without accents and in small letters: «cesko» finds Česko. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
