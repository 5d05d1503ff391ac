import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hashBytes, hashEntry } from '../index/hash.js';
import { KeyTable } from '../index/key-table.js';

const LINE_FEED = 10;
const TAB = 9;
const SPACE = 32;
const LEMMA_SEED = 7;
const MOST_LEMMAS = 2_000;

/** The list as bytes, and the lines of it that are kept. */
interface Lines {
  readonly text: Uint8Array;
  /** Where each kept line begins. */
  readonly starts: Uint32Array;
  readonly meanings: Uint32Array;
  readonly byLemma: KeyTable;
  readonly byMeaning: KeyTable;
}

/** Words of nine languages by what they mean: `lupo` and `wolf` share a meaning. Some ten megabytes; lemmas stay bytes. */
export class Concepts {
  private constructor(private readonly lines: Lines) {}

  /** `text`: `lemma<TAB>language<TAB>meaning` lines under a heading. Phrases are left out: marks are compared word by word. */
  static parse(text: Uint8Array): Concepts {
    const starts: number[] = [];
    const meanings: number[] = [];
    const byLemma: number[] = [];
    const byMeaning: number[] = [];
    for (let at = text.indexOf(LINE_FEED) + 1; at > 0 && at < text.length;) {
      const tab = text.indexOf(TAB, at);
      const end = text.indexOf(LINE_FEED, at);
      if (tab < 0 || end < 0) break;
      if (!text.subarray(at, tab).includes(SPACE)) {
        const meaning = meaningNumber(text, text.indexOf(TAB, tab + 1) + 1);
        const line = starts.length;
        starts.push(at);
        meanings.push(meaning);
        byLemma.push(hashEntry(hashBytes(text, at, tab - at, LEMMA_SEED), line));
        byMeaning.push(hashEntry(meaning, line));
      }
      at = end + 1;
    }
    return new Concepts({
      text,
      starts: Uint32Array.from(starts),
      meanings: Uint32Array.from(meanings),
      byLemma: sorted(byLemma),
      byMeaning: sorted(byMeaning),
    });
  }

  /** Numbers of the word's meanings, at most `limit + 1`; empty when nobody knows it. */
  meaningsOf(word: string, limit: number): number[] {
    const key = new TextEncoder().encode(word);
    const lines = this.lines.byLemma.slots(hashBytes(key, 0, key.length, LEMMA_SEED), limit + 1);
    return [
      ...new Set(
        lines.filter((line) => this.lemma(line) === word).map((line) => this.lines.meanings[line] ?? 0),
      ),
    ];
  }

  /** Words with the meaning, in any language. */
  wordsFor(meaning: number): string[] {
    return [...new Set(this.lines.byMeaning.slots(meaning, MOST_LEMMAS).map((line) => this.lemma(line)))];
  }

  private lemma(line: number): string {
    const { text, starts } = this.lines;
    const at = starts[line] ?? 0;
    return Buffer.from(text.subarray(at, text.indexOf(TAB, at))).toString('utf8');
  }
}

function sorted(entries: readonly number[]): KeyTable {
  return new KeyTable(Float64Array.from(entries).sort());
}

/** `09590377-n` as a number below 2³⁰. */
function meaningNumber(text: Uint8Array, at: number): number {
  let digits = 0;
  for (let i = 0; i < 8; i += 1) digits = digits * 10 + ((text[at + i] ?? 48) - 48);
  return digits * 8 + ((text[at + 9] ?? 0) & 7);
}

let shipped: Concepts | undefined;

/** The list that ships with the service, read on first use: about a second. */
export function shippedConcepts(): Concepts {
  shipped ??= Concepts.parse(
    gunzipSync(readFileSync(new URL('../../../data/search/concepts.tsv.gz', import.meta.url))),
  );
  return shipped;
}
