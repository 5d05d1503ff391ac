/** The 38 signs every key is written in: a–z, 0–9, `S` (the sound of "sch") and the blank. */
export const ALPHABET_SIZE = 38;
export const BLANK = 37;

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789S ';
const codes = new Uint8Array(128).fill(BLANK);
for (let code = 0; code < SIGNS.length; code += 1) codes[SIGNS.charCodeAt(code)] = code;

/** Number 0–37 of a sign; anything outside the alphabet counts as a blank. */
export function codeOf(charCode: number): number {
  return codes[charCode] ?? BLANK;
}

/** Writes `key` into `target` from `at` on. @returns the position behind it */
export function writeKey(key: string, target: Uint8Array, at: number): number {
  for (let i = 0; i < key.length; i += 1) target[at + i] = codeOf(key.charCodeAt(i));
  return at + key.length;
}

export function encodeKey(key: string): Uint8Array {
  const encoded = new Uint8Array(key.length);
  writeKey(key, encoded, 0);
  return encoded;
}
