import type { SlotFilter } from './filter.js';
import type { SearchIndex } from './search-index.js';

/** New marks come from the rarest trigrams until this many entries are read … */
const DISCOVERED_ENTRIES = 100_000;
/** … more when a filter throws most of them away again. */
const DISCOVERED_FILTERED = 600_000;
const DISCOVERED_LISTS_SHARE = 0.8;
const LEAST_LISTS = 2;
const SHARE_OF_SMALLER = 0.3;
const SHARE_OF_QUERY = 0.2;
const SMALL_SET = 4;
const BUCKETS = 256;

/** Slots that share many trigrams with a query. One instance a thread: its counters are as long as the index. */
export class CandidateFinder {
  private counters = new Uint8Array(0);
  private touched = new Uint32Array(0);
  private touchedCount = 0;
  private kept = new Uint32Array(1024);
  private buckets = new Uint8Array(1024);

  constructor(private readonly index: SearchIndex) {}

  /** The `limit` best by shared trigrams, best first. `total`: how many were near enough to be considered. */
  find(
    trigrams: Uint16Array,
    filter: SlotFilter,
    limit: number,
  ): { readonly slots: Uint32Array; readonly total: number } {
    this.makeRoom();
    this.count(trigrams, filter.narrows ? DISCOVERED_FILTERED : DISCOVERED_ENTRIES);
    const total = this.keep(trigrams.length, filter);
    return { slots: this.best(total, limit), total };
  }

  private makeRoom(): void {
    const { count } = this.index.marks;
    if (this.counters.length >= count) return;
    this.counters = new Uint8Array(count + (count >>> 4) + 1024);
    this.touched = new Uint32Array(this.counters.length);
  }

  /** Rare trigrams add marks to the count; common ones only raise those that are in it already. That keeps a query's work a fraction
   *  of its longest lists and loses almost nothing: a mark near the query shares some of its rare trigrams too. */
  private count(trigrams: Uint16Array, budget: number): void {
    const { postings } = this.index;
    const lists = Array.from(trigrams, (trigram) => ({
      built: postings.built(trigram),
      added: postings.added(trigram),
    })).sort((one, other) => one.built.length + one.added.length - other.built.length - other.added.length);
    this.touchedCount = 0;
    let read = 0;
    lists.forEach(({ built, added }, used) => {
      const discovers = used < LEAST_LISTS || (read < budget && used < DISCOVERED_LISTS_SHARE * lists.length);
      if (discovers) {
        this.discover(built);
        this.discover(added);
      } else {
        this.raise(built);
        this.raise(added);
      }
      read += built.length + added.length;
    });
  }

  private discover(slots: ArrayLike<number>): void {
    const { counters, touched } = this;
    let { touchedCount } = this;
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      const count = counters[slot] ?? 0;
      if (count === 0) {
        touched[touchedCount] = slot;
        touchedCount += 1;
      }
      counters[slot] = count + 1;
    }
    this.touchedCount = touchedCount;
  }

  private raise(slots: ArrayLike<number>): void {
    const { counters } = this;
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      const count = counters[slot] ?? 0;
      if (count !== 0) counters[slot] = count + 1;
    }
  }

  /** Keeps what shares enough and passes the filter, with its rank; clears the counters on the way. */
  private keep(querySize: number, filter: SlotFilter): number {
    const { columns } = this.index.marks;
    const { counters, touched } = this;
    if (this.kept.length < this.touchedCount) {
      this.kept = new Uint32Array(this.touchedCount);
      this.buckets = new Uint8Array(this.touchedCount);
    }
    let total = 0;
    for (let i = 0; i < this.touchedCount; i += 1) {
      const slot = touched[i] ?? 0;
      const shared = counters[slot] ?? 0;
      counters[slot] = 0;
      const size = columns.sizes[slot] ?? 0;
      const smaller = Math.min(querySize, size);
      const least = smaller <= SMALL_SET ? 1 : 2;
      if (shared < least || (shared < SHARE_OF_SMALLER * smaller && shared < SHARE_OF_QUERY * querySize))
        continue;
      if (!filter.passes(columns, slot)) continue;
      this.kept[total] = slot;
      this.buckets[total] = Math.min(
        BUCKETS - 1,
        Math.floor((0.5 * (shared / (querySize + size - shared)) + 0.5 * (shared / smaller)) * (BUCKETS - 1)),
      );
      total += 1;
    }
    return total;
  }

  private best(total: number, limit: number): Uint32Array {
    const starts = new Uint32Array(BUCKETS + 1);
    for (let i = 0; i < total; i += 1) {
      const at = BUCKETS - (this.buckets[i] ?? 0);
      starts[at] = (starts[at] ?? 0) + 1;
    }
    for (let at = 1; at <= BUCKETS; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    const best = new Uint32Array(Math.min(limit, total));
    for (let i = 0; i < total; i += 1) {
      const bucket = BUCKETS - 1 - (this.buckets[i] ?? 0);
      const position = starts[bucket] ?? 0;
      starts[bucket] = position + 1;
      if (position < best.length) best[position] = this.kept[i] ?? 0;
    }
    return best;
  }
}
