import { hashEntry, SLOT_SPACE } from './hash.js';
import { SlotList } from './slot-list.js';

const NONE: readonly number[] = [];

/** Which slots have a key: sorted entries of the build, and a map for what came later. */
export class KeyTable {
  private readonly later = new Map<number, number[]>();

  /** `entries`: `hashEntry` numbers in ascending order. */
  constructor(readonly entries: Float64Array) {}

  add(hash: number, slot: number): void {
    const slots = this.later.get(hash);
    if (slots === undefined) this.later.set(hash, [slot]);
    else slots.push(slot);
  }

  /** Slots under the hash, at most `limit`; different keys may share one, so callers compare what they find. */
  slots(hash: number, limit: number): number[] {
    const found = new SlotList();
    this.gather(hash, limit, found);
    return Array.from({ length: found.length }, (_, place) => found.at(place));
  }

  /** The same, added to a list. */
  gather(hash: number, limit: number, into: SlotList): void {
    const most = into.length + limit;
    for (const slot of this.later.get(hash) ?? NONE) if (into.length < most) into.push(slot);
    const end = hashEntry(hash + 1, 0);
    for (let at = this.firstAt(hash); at < this.entries.length && into.length < most; at += 1) {
      const entry = this.entries[at] ?? 0;
      if (entry >= end) break;
      into.push(entry % SLOT_SPACE);
    }
  }

  private firstAt(hash: number): number {
    const wanted = hashEntry(hash, 0);
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
