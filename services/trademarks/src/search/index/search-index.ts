import { Fault } from '@cotta/kit/model/words/fault.js';
import type { WeighWord } from '../text/analysed-name.js';
import { KeyTable } from './key-table.js';
import { GONE, MarkColumns } from './mark-columns.js';
import { OfficeNumbers } from './office-numbers.js';
import { PostingLists } from './posting-lists.js';
import { entryOf, hashKey, writeSlot, type KeyKind, type SearchedMark } from './slot-entry.js';
import { SLOT_SPACE } from './hash.js';
import type { SlotList } from './slot-list.js';
import { TRIGRAM_COUNT } from '../text/trigrams.js';

/** From this share of dead and late slots on, building anew pays. */
const WORN_SHARE = 0.1;

export interface IndexParts {
  readonly marks: MarkColumns;
  readonly postings: PostingLists;
  readonly keys: KeyTable;
  readonly offices: OfficeNumbers;
}

/** Everything that is searched, in memory: marks by trigram and by key. Marks can be added, replaced and removed at any time. */
export class SearchIndex {
  private readonly laterSlots = new Map<number, number>();
  private gone = 0;
  private readonly builtCount: number;

  readonly marks: MarkColumns;
  readonly postings: PostingLists;
  readonly keys: KeyTable;
  readonly offices: OfficeNumbers;

  constructor(
    parts: IndexParts,
    readonly weigh: WeighWord,
  ) {
    this.marks = parts.marks;
    this.postings = parts.postings;
    this.keys = parts.keys;
    this.offices = parts.offices;
    this.builtCount = parts.marks.count;
  }

  static empty(weigh: WeighWord): SearchIndex {
    const postings = new PostingLists(new Uint32Array(TRIGRAM_COUNT + 1), new Uint32Array(0));
    return new SearchIndex(
      {
        marks: new MarkColumns(),
        postings,
        keys: new KeyTable(new Float64Array(0)),
        offices: new OfficeNumbers(),
      },
      weigh,
    );
  }

  /** Adds the mark or puts it in the place of the one with the same key. Found by the very next query. */
  put(key: number, mark: SearchedMark): void {
    if (this.marks.count >= SLOT_SPACE)
      throw new Fault('the index is full: build it anew, and split it when it stays full');
    this.remove(key);
    const entry = entryOf(mark, this.weigh);
    const slot = writeSlot(this.marks, this.offices, key, entry);
    this.postings.add(entry.trigrams, slot);
    for (const hash of entry.hashes) this.keys.add(hash, slot);
    this.laterSlots.set(key, slot);
  }

  /** @returns false when there was no such mark */
  remove(key: number): boolean {
    const slot = this.slotOf(key);
    if (slot === undefined) return false;
    this.marks.columns.flags[slot] = (this.marks.columns.flags[slot] ?? 0) | GONE;
    this.laterSlots.delete(key);
    this.gone += 1;
    return true;
  }

  /** Marks that can be found. */
  get size(): number {
    return this.marks.count - this.gone;
  }

  get worn(): boolean {
    return this.gone + this.marks.count - this.builtCount > WORN_SHARE * Math.max(this.builtCount, 1024);
  }

  /** Slots that have the key, dead ones included, at most `limit`. */
  slotsOf(kind: KeyKind, key: string, limit: number): number[] {
    return this.keys.slots(hashKey(kind, key), limit);
  }

  /** The same, added to a list. */
  gather(
    kind: KeyKind,
    key: string,
    { limit, into }: { readonly limit: number; readonly into: SlotList },
  ): void {
    this.keys.gather(hashKey(kind, key), limit, into);
  }

  private slotOf(key: number): number | undefined {
    const later = this.laterSlots.get(key);
    if (later !== undefined) return later;
    const { keys, flags } = this.marks.columns;
    let low = 0;
    let high = this.builtCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low < this.builtCount && keys[low] === key && ((flags[low] ?? 0) & GONE) === 0 ? low : undefined;
  }
}
