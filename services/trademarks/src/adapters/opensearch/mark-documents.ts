import { classesOf } from '../../search/index/classes-of.js';
import type { RegisterMark } from '../../search/index/register-mark.js';
import { entryOf } from '../../search/index/slot-entry.js';
import { packMark } from '../../search/candidates/packed-mark.js';
import type { WeighWord } from '../../search/text/analysed-name.js';

/** Stands for an office, and a class, that nobody knows. */
export const UNKNOWN_OFFICE = '-';
export const UNKNOWN_CLASS = 0;
export const UNKNOWN_DAY = 0;

/** What is kept of a mark. Trigrams and keys are numbers of our own analysis, so that the cluster needs no analyser of ours. */
export const properties = {
  // Ranked by shared trigrams: rare ones count for more, as do marks that have few others.
  trigrams: { type: 'text', analyzer: 'whitespace', index_options: 'docs', similarity: 'trigrams' },
  keys: { type: 'keyword', doc_values: false },
  office: { type: 'keyword', doc_values: false },
  classes: { type: 'keyword', doc_values: false },
  live: { type: 'boolean', doc_values: false },
  filed: { type: 'integer' },
  key: { type: 'long', index: false },
  packed: { type: 'binary', doc_values: true },
} as const;

/** Settings that the ranking rests on. */
export const similarity = { trigrams: { type: 'BM25', k1: 1.2, b: 0.75 } } as const;

/** Words of the field `trigrams`. */
export const trigramWords = (trigrams: Iterable<number>): string => Array.from(trigrams, String).join(' ');

/** `key`: of the mark in an index. */
export function markDocument(key: number, mark: RegisterMark, weigh: WeighWord): object {
  const entry = entryOf(mark, weigh);
  const classes = classesOf(entry.classesLow, entry.classesHigh);
  return {
    trigrams: trigramWords(entry.trigrams),
    keys: entry.hashes.map(String),
    office: mark.jurisdiction ?? UNKNOWN_OFFICE,
    classes: (classes.length === 0 ? [UNKNOWN_CLASS] : classes).map(String),
    live: entry.live,
    filed: entry.filed,
    key,
    packed: packMark(entry, mark),
  };
}
