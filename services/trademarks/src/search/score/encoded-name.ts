import { writeKey } from '../text/alphabet.js';
import { WEIGHT_STEPS, type AnalysedName } from '../text/analysed-name.js';

/**
 * A name as bytes, so that a million of them fit into memory and none has to be read again to be scored:
 *
 *   0 number of words · 1 letters of the core · 2 letters of its sound · 3 letters of the whole sound, SAME when they are the core's
 *   then 3 bytes a word: letters (+128 when core), weight × 255, letters of its sound
 *   then the letters of all words, the core's sound, the whole sound unless SAME, the sounds of the words unless there is one only
 */
export const HEADER = 4;
export const PER_WORD = 3;
export const CORE_BIT = 128;
export const LETTERS = 127;
export const SAME = 255;

/** Bytes that `encodeName` needs at most. */
export function encodedSize(name: AnalysedName): number {
  const sounds = name.words.reduce((sum, { sound }) => sum + sound.length, 0);
  return (
    HEADER +
    PER_WORD * name.words.length +
    name.fullKey.length +
    name.coreSound.length +
    name.fullSound.length +
    sounds
  );
}

/** Writes the name into `target` from `at` on. @returns the position behind it */
export function encodeName(name: AnalysedName, target: Uint8Array, at: number): number {
  const { words, coreKey, coreSound, fullKey, fullSound } = name;
  const same = fullSound === coreSound;
  target.set(
    [
      words.length,
      coreKey.length,
      Math.min(coreSound.length, SAME - 1),
      same ? SAME : Math.min(fullSound.length, SAME - 1),
    ],
    at,
  );
  let next = at + HEADER;
  for (const { folded, sound, weight, core } of words) {
    target.set(
      [
        folded.length + (core ? CORE_BIT : 0),
        Math.round(weight * WEIGHT_STEPS),
        Math.min(sound.length, LETTERS),
      ],
      next,
    );
    next += PER_WORD;
  }
  next = writeKey(fullKey, target, next);
  next = writeKey(coreSound.slice(0, SAME - 1), target, next);
  if (!same) next = writeKey(fullSound.slice(0, SAME - 1), target, next);
  if (words.length > 1) for (const { sound } of words) next = writeKey(sound.slice(0, LETTERS), target, next);
  return next;
}

/** Where the parts of an encoded name begin; one object serves many names, so that scoring makes no garbage. */
export class EncodedNameView {
  bytes: Uint8Array = new Uint8Array(0);
  wordCount = 0;
  coreLength = 0;
  coreSoundLength = 0;
  fullLength = 0;
  fullSoundLength = 0;
  /** The core is the whole name. */
  coreIsFull = true;
  /** Letters of the core: `coreLength` of `coreBytes` from `coreAt` on. */
  coreBytes: Uint8Array = this.bytes;
  coreAt = 0;
  wordsAt = 0;
  lettersAt = 0;
  coreSoundAt = 0;
  fullSoundAt = 0;
  wordSoundsAt = 0;
  private readonly gathered = new Uint8Array(LETTERS);

  read(bytes: Uint8Array, at: number): void {
    this.bytes = bytes;
    this.wordCount = bytes[at] ?? 0;
    this.coreLength = bytes[at + 1] ?? 0;
    this.coreSoundLength = bytes[at + 2] ?? 0;
    const fullSoundLength = bytes[at + 3] ?? 0;
    this.wordsAt = at + HEADER;
    this.lettersAt = this.wordsAt + PER_WORD * this.wordCount;
    let letters = 0;
    for (let word = 0; word < this.wordCount; word += 1) letters += this.wordLength(word);
    this.fullLength = letters;
    this.coreIsFull = letters === this.coreLength;
    this.coreBytes = bytes;
    this.coreAt = this.lettersAt;
    if (!this.coreIsFull) this.gatherCore();
    this.coreSoundAt = this.lettersAt + letters;
    const behindCore = this.coreSoundAt + this.coreSoundLength;
    const same = fullSoundLength === SAME;
    this.fullSoundLength = same ? this.coreSoundLength : fullSoundLength;
    this.fullSoundAt = same ? this.coreSoundAt : behindCore;
    this.wordSoundsAt = this.wordCount > 1 ? behindCore + (same ? 0 : fullSoundLength) : this.coreSoundAt;
  }

  wordLength(word: number): number {
    return (this.bytes[this.wordsAt + PER_WORD * word] ?? 0) & LETTERS;
  }

  isCore(word: number): boolean {
    return ((this.bytes[this.wordsAt + PER_WORD * word] ?? 0) & CORE_BIT) !== 0;
  }

  /** 0–1 */
  weight(word: number): number {
    return (this.bytes[this.wordsAt + PER_WORD * word + 1] ?? 0) / WEIGHT_STEPS;
  }

  soundLength(word: number): number {
    return this.wordCount > 1 ? (this.bytes[this.wordsAt + PER_WORD * word + 2] ?? 0) : this.coreSoundLength;
  }

  /** Where weak words lie between its letters, the core is copied into one piece. */
  private gatherCore(): void {
    this.coreBytes = this.gathered;
    this.coreAt = 0;
    let from = this.lettersAt;
    let to = 0;
    for (let word = 0; word < this.wordCount; word += 1) {
      const length = this.wordLength(word);
      if (this.isCore(word)) {
        for (let i = 0; i < length; i += 1) this.gathered[to + i] = this.bytes[from + i] ?? 0;
        to += length;
      }
      from += length;
    }
  }
}
