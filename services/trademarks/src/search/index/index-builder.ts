import { Fault } from '@cotta/kit/model/words/fault.js';
import type { WeighWord } from '../text/analysed-name.js';
import { hashEntry, SLOT_SPACE } from './hash.js';
import { KeyTable } from './key-table.js';
import { MarkColumns } from './mark-columns.js';
import { OfficeNumbers } from './office-numbers.js';
import { buildPostings } from './posting-lists.js';
import { SearchIndex } from './search-index.js';
import { entryOf, writeSlot, type MarkEntry, type SearchedMark } from './slot-entry.js';

/** Builds an index from marks in ascending order of their keys. Half a minute of work for a million marks. */
export class IndexBuilder {
  private readonly marks = new MarkColumns();
  private readonly offices: OfficeNumbers;
  private trigrams = new Uint16Array(1 << 16);
  private trigramCount = 0;
  private entries = new Float64Array(1 << 14);
  private entryCount = 0;
  private lastKey = -1;

  /** `offices`: those that are searched, whether a mark of them comes or not. */
  constructor(
    private readonly weigh: WeighWord,
    offices: readonly string[] = [],
  ) {
    this.offices = new OfficeNumbers([...offices]);
  }

  add(key: number, mark: SearchedMark): void {
    this.place(key, entryOf(mark, this.weigh));
  }

  /** The same for a mark that was analysed before. */
  place(key: number, entry: MarkEntry): void {
    if (key <= this.lastKey)
      throw new Fault(`marks come in ascending order of their keys: ${key} after ${this.lastKey}`);
    if (this.marks.count >= SLOT_SPACE) throw new Fault(`one index holds no more than ${SLOT_SPACE} marks`);
    this.lastKey = key;
    const { trigrams, hashes } = entry;
    const slot = writeSlot(this.marks, this.offices, key, entry);
    if (this.trigramCount + trigrams.length > this.trigrams.length)
      this.trigrams = doubled(this.trigrams, new Uint16Array(this.trigrams.length * 2));
    this.trigrams.set(trigrams, this.trigramCount);
    this.trigramCount += trigrams.length;
    if (this.entryCount + hashes.length > this.entries.length)
      this.entries = doubled(this.entries, new Float64Array(this.entries.length * 2));
    for (const hash of hashes) {
      this.entries[this.entryCount] = hashEntry(hash, slot);
      this.entryCount += 1;
    }
  }

  /** The builder is spent afterwards. */
  build(): SearchIndex {
    const columns = this.marks.trimmed();
    const postings = buildPostings(
      this.trigrams.subarray(0, this.trigramCount),
      columns.sizes,
      this.marks.count,
    );
    const keys = new KeyTable(this.entries.slice(0, this.entryCount).sort());
    return new SearchIndex(
      { marks: new MarkColumns(columns, this.marks.count), postings, keys, offices: this.offices },
      this.weigh,
    );
  }
}

function doubled<T extends Uint16Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
