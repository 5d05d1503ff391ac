import { encodeKey } from '../text/alphabet.js';
import { searchTrigrams } from '../text/trigrams.js';
import { analyseName, writtenKey, type AnalysedName, type WeighWord } from '../text/analysed-name.js';
import { encodedSize, encodeName } from '../score/encoded-name.js';
import { hashBytes } from './hash.js';
import { classBits, LIVE, type MarkColumns } from './mark-columns.js';
import type { OfficeNumbers } from './office-numbers.js';
import { dayNumber, type RegisterMark } from './register-mark.js';

/** What the index has to know of a mark. */
export type SearchedMark = Pick<
  RegisterMark,
  'name' | 'latin' | 'jurisdiction' | 'classes' | 'live' | 'filingDate'
>;

/** Kinds of keys: marks are looked up by the first four, words are compared by the last. */
export const KEY_KINDS = { coreLetters: 1, coreSound: 2, wordSound: 3, written: 4, wordLetters: 5 } as const;
export type KeyKind = keyof typeof KEY_KINDS;

export interface SlotEntry {
  readonly slot: number;
  readonly trigrams: Uint16Array;
  readonly hashes: readonly number[];
}

const MOST_TRIGRAMS = 255;
const anyScript = new TextEncoder();

export function hashKey(kind: KeyKind, key: string): number {
  const bytes = kind === 'written' ? anyScript.encode(key) : encodeKey(key);
  return hashBytes(bytes, 0, bytes.length, KEY_KINDS[kind]);
}

/** The office's own Latin spelling is what is compared; how the name is written is kept beside it. */
export function analyseMark(mark: Pick<RegisterMark, 'name' | 'latin'>, weigh: WeighWord): AnalysedName {
  return { ...analyseName(mark.latin ?? mark.name, weigh), written: writtenKey(mark.name) };
}

/** Writes the mark into the next free slot. */
export function writeSlot(
  columns: MarkColumns,
  offices: OfficeNumbers,
  key: number,
  mark: SearchedMark & { readonly analysed: AnalysedName },
): SlotEntry {
  const { analysed } = mark;
  const nameAt = columns.reserve(encodedSize(analysed));
  const { columns: table, count: slot } = columns;
  const bits = classBits(mark.classes);
  const trigrams = searchTrigrams(analysed).subarray(0, MOST_TRIGRAMS);
  table.keys[slot] = key;
  table.nameAt[slot] = nameAt;
  table.classesLow[slot] = bits.low;
  table.classesHigh[slot] = bits.high;
  table.offices[slot] = offices.assign(mark.jurisdiction);
  table.flags[slot] = mark.live ? LIVE : 0;
  table.filed[slot] = dayNumber(mark.filingDate);
  table.sizes[slot] = trigrams.length;
  columns.commit(encodeName(analysed, table.names, nameAt));
  return { slot, trigrams, hashes: keyHashes(analysed, mark.latin !== null) };
}

/** A mark of one word has no word entry: its word's sound is its core's. */
function keyHashes(name: AnalysedName, otherScript: boolean): number[] {
  const written = otherScript || name.words.length === 0 ? [hashKey('written', name.written)] : [];
  if (name.words.length === 0) return written;
  const words =
    name.words.length > 1 ? new Set(name.words.map(({ sound }) => hashKey('wordSound', sound))) : [];
  return [hashKey('coreLetters', name.coreKey), hashKey('coreSound', name.coreSound), ...words, ...written];
}
