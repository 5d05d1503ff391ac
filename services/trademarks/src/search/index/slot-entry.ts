import { encodeKey, writeKey } from '../text/alphabet.js';
import { searchTrigrams } from '../text/trigrams.js';
import { analyseName, writtenKey, type AnalysedName, type WeighWord } from '../text/analysed-name.js';
import { encodedSize, encodeName } from '../score/encoded-name.js';
import { hashBytes } from './hash.js';
import { classBits, LIVE, OWN, type MarkColumns } from './mark-columns.js';
import type { OfficeNumbers } from './office-numbers.js';
import { dayNumber, OWN_KEYS_FROM, type RegisterMark } from './register-mark.js';

/** What the index has to know of a mark. */
export type SearchedMark = Pick<
  RegisterMark,
  'name' | 'latin' | 'jurisdiction' | 'classes' | 'live' | 'filingDate'
>;

/** Kinds of keys: marks are looked up by the first four, words are compared by the last. */
export const KEY_KINDS = { coreLetters: 1, coreSound: 2, wordSound: 3, written: 4, wordLetters: 5 } as const;
export type KeyKind = keyof typeof KEY_KINDS;

/** All that the index holds of a mark, by itself: what is compared of it, and what it is found and narrowed by. */
export interface MarkEntry {
  readonly jurisdiction: string | null;
  readonly classesLow: number;
  readonly classesHigh: number;
  readonly live: boolean;
  /** As `dayNumber` gives it. */
  readonly filed: number;
  readonly trigrams: Uint16Array;
  /** Of its keys, 29 bits each. */
  readonly hashes: readonly number[];
  /** As `encodeName` writes it. */
  readonly name: Uint8Array;
}

const MOST_TRIGRAMS = 255;
const anyScript = new TextEncoder();

/** Keys of names are shorter; those that are not are encoded apart. */
const encoded = new Uint8Array(128);

export function hashKey(kind: KeyKind, key: string): number {
  if (kind !== 'written' && key.length <= encoded.length)
    return hashBytes(encoded, 0, writeKey(key, encoded, 0), KEY_KINDS[kind]);
  const bytes = kind === 'written' ? anyScript.encode(key) : encodeKey(key);
  return hashBytes(bytes, 0, bytes.length, KEY_KINDS[kind]);
}

/** The office's own Latin spelling is what is compared; how the name is written is kept beside it. */
export function analyseMark(mark: Pick<RegisterMark, 'name' | 'latin'>, weigh: WeighWord): AnalysedName {
  return { ...analyseName(mark.latin ?? mark.name, weigh), written: writtenKey(mark.name) };
}

export function entryOf(mark: SearchedMark, weigh: WeighWord): MarkEntry {
  const analysed = analyseMark(mark, weigh);
  const bits = classBits(mark.classes);
  const name = new Uint8Array(encodedSize(analysed));
  return {
    jurisdiction: mark.jurisdiction,
    classesLow: bits.low,
    classesHigh: bits.high,
    live: mark.live,
    filed: dayNumber(mark.filingDate),
    trigrams: searchTrigrams(analysed).subarray(0, MOST_TRIGRAMS),
    hashes: keyHashes(analysed, mark.latin !== null),
    name: name.subarray(0, encodeName(analysed, name, 0)),
  };
}

/** Writes the mark into the next free slot. @returns the slot */
export function writeSlot(
  columns: MarkColumns,
  offices: OfficeNumbers,
  key: number,
  entry: MarkEntry,
): number {
  const nameAt = columns.reserve(entry.name.length);
  const { columns: table, count: slot } = columns;
  table.keys[slot] = key;
  table.nameAt[slot] = nameAt;
  table.classesLow[slot] = entry.classesLow;
  table.classesHigh[slot] = entry.classesHigh;
  table.offices[slot] = offices.assign(entry.jurisdiction);
  table.flags[slot] = (entry.live ? LIVE : 0) | (key >= OWN_KEYS_FROM ? OWN : 0);
  table.filed[slot] = entry.filed;
  table.sizes[slot] = entry.trigrams.length;
  table.names.set(entry.name, nameAt);
  return columns.commit(nameAt + entry.name.length);
}

/** A mark of one word has no word entry: its word's sound is its core's. */
function keyHashes(name: AnalysedName, otherScript: boolean): number[] {
  const written = otherScript || name.words.length === 0 ? [hashKey('written', name.written)] : [];
  if (name.words.length === 0) return written;
  const words =
    name.words.length > 1 ? new Set(name.words.map(({ sound }) => hashKey('wordSound', sound))) : [];
  return [hashKey('coreLetters', name.coreKey), hashKey('coreSound', name.coreSound), ...words, ...written];
}
