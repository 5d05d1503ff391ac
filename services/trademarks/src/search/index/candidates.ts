import type { SlotFilter } from './filter.js';
import type { SearchIndex } from './search-index.js';

const SHARE_OF_SMALLER = 0.3;
const SHARE_OF_QUERY = 0.2;
const SMALL_SET = 4;
/** A mark that shares fewer trigrams than this part of a long query is a short one that its key finds, or none. */
const PART_OF_QUERY = 8;
const MOST_REQUIRED = 4;
/** Ranks lie below this; 0 stands for "not near enough". */
const RANKS = 256;
/** Trigrams of a mark lie below this. */
const SIZES = 256;
/** Slots counted at a time: their counters fit into the nearest cache of a processor, whatever the length of the index. */
const BLOCK = 1 << 15;
const LOW_BITS = 0x7f7f7f7f;
const HIGH_BITS = 0x80808080 | 0;
const EACH_BYTE = 0x01010101;

/** Slots that share many trigrams with a query. One instance a thread: a question makes nothing that has to be collected, and its result is good until the next one. */
export class CandidateFinder {
  private readonly counters = new Uint8Array(BLOCK);
  /** The same, four counters at a time. */
  private readonly words = new Int32Array(this.counters.buffer);
  /** Rank by shared trigrams and by the size of the mark. */
  private readonly ranks = new Uint8Array(SIZES * RANKS);
  private readonly ofRank = new Uint32Array(RANKS);
  private readonly places = new Uint32Array(RANKS);
  private readonly next = new Uint32Array(SIZES);
  private readonly ends = new Uint32Array(SIZES);
  private readonly nextAdded = new Uint32Array(SIZES);
  private kept = new Uint32Array(BLOCK);
  private rankOf = new Uint8Array(BLOCK);
  private keptCount = 0;
  private total = 0;
  /** Marks of a lower rank are counted and not kept: enough better ones were seen. */
  private lowest = 1;
  private best = new Uint32Array(0);

  constructor(private readonly index: SearchIndex) {}

  /** The `limit` best by shared trigrams, best first. `total`: how many were near enough to be considered. */
  find(
    trigrams: Uint16Array,
    filter: SlotFilter,
    limit: number,
  ): { readonly slots: Uint32Array; readonly total: number } {
    const { count } = this.index.marks;
    const least = leastShared(trigrams.length);
    this.begin(trigrams, least);
    for (let from = 0; from < count; from += BLOCK) {
      this.count(trigrams, from);
      this.keep(from, { filter, least, size: Math.min(BLOCK, count - from) });
      this.counters.fill(0);
      this.raiseLowest(limit);
    }
    return { slots: this.bestOf(limit), total: this.total };
  }

  private begin(trigrams: Uint16Array, least: number): void {
    const { starts } = this.index.postings;
    trigrams.forEach((trigram, list) => {
      this.next[list] = starts[trigram] ?? 0;
      this.ends[list] = starts[trigram + 1] ?? 0;
    });
    this.nextAdded.fill(0);
    this.ofRank.fill(0);
    this.keptCount = 0;
    this.total = 0;
    this.lowest = 1;
    this.rank(trigrams.length, least);
  }

  /** Half what both share of all, half what they share of the smaller one, as a whole number; once a question, so that no mark is divided by anything. */
  private rank(querySize: number, least: number): void {
    const { ranks } = this;
    ranks.fill(0, 0, (querySize + 1) * SIZES);
    for (let shared = least; shared <= querySize; shared += 1) {
      for (let size = shared; size < SIZES; size += 1) {
        const smaller = Math.min(querySize, size);
        if (shared < SHARE_OF_SMALLER * smaller && shared < SHARE_OF_QUERY * querySize) continue;
        const near = 0.5 * (shared / (querySize + size - shared)) + 0.5 * (shared / smaller);
        ranks[shared * SIZES + size] = 1 + Math.floor(near * (RANKS - 2));
      }
    }
  }

  /** How many trigrams each slot of the block shares with the query. */
  private count(trigrams: Uint16Array, from: number): void {
    const { postings } = this.index;
    const until = from + BLOCK;
    for (let list = 0; list < trigrams.length; list += 1) {
      this.next[list] = this.countBuilt(this.next[list] ?? 0, this.ends[list] ?? 0, until);
      const added = postings.added(trigrams[list] ?? 0);
      if (added.length > 0) this.countAdded(added, list, until);
    }
  }

  private countBuilt(at: number, end: number, until: number): number {
    const { counters } = this;
    const { slots } = this.index.postings;
    let next = at;
    while (next < end) {
      const slot = slots[next] ?? 0;
      if (slot >= until) break;
      counters[slot & (BLOCK - 1)] = (counters[slot & (BLOCK - 1)] ?? 0) + 1;
      next += 1;
    }
    return next;
  }

  private countAdded(slots: readonly number[], list: number, until: number): void {
    const { counters } = this;
    let next = this.nextAdded[list] ?? 0;
    for (; next < slots.length && (slots[next] ?? 0) < until; next += 1) {
      const at = (slots[next] ?? 0) & (BLOCK - 1);
      counters[at] = (counters[at] ?? 0) + 1;
    }
    this.nextAdded[list] = next;
  }

  /** Keeps what shares enough and passes the filter. Four counters are passed over at a time while none of them reaches `least`. */
  private keep(
    from: number,
    { filter, least, size }: { readonly filter: SlotFilter; readonly least: number; readonly size: number },
  ): void {
    this.makeRoom();
    const { words, counters, ranks, kept, rankOf, ofRank, lowest } = this;
    const { columns } = this.index.marks;
    const { sizes } = columns;
    const short = (0x80 - least) * EACH_BYTE;
    let { keptCount, total } = this;
    for (let word = 0; word * 4 < size; word += 1) {
      const four = words[word] ?? 0;
      if (((((four & LOW_BITS) + short) | four) & HIGH_BITS) === 0) continue;
      for (let at = word * 4; at < word * 4 + 4; at += 1) {
        const shared = counters[at] ?? 0;
        if (shared < least) continue;
        const rank = ranks[shared * SIZES + (sizes[from + at] ?? 0)] ?? 0;
        if (rank === 0 || !filter.passes(columns, from + at)) continue;
        total += 1;
        if (rank < lowest) continue;
        kept[keptCount] = from + at;
        rankOf[keptCount] = rank;
        ofRank[rank] = (ofRank[rank] ?? 0) + 1;
        keptCount += 1;
      }
    }
    this.keptCount = keptCount;
    this.total = total;
  }

  /** For one more block. */
  private makeRoom(): void {
    if (this.kept.length >= this.keptCount + BLOCK) return;
    const kept = new Uint32Array(2 * this.kept.length);
    kept.set(this.kept);
    this.kept = kept;
    const rankOf = new Uint8Array(kept.length);
    rankOf.set(this.rankOf);
    this.rankOf = rankOf;
  }

  private raiseLowest(limit: number): void {
    let better = 0;
    for (let rank = RANKS - 1; rank > this.lowest; rank -= 1) {
      better += this.ofRank[rank] ?? 0;
      if (better < limit) continue;
      this.lowest = rank;
      return;
    }
  }

  /** In order of their ranks; those of one rank in the order of their slots. */
  private bestOf(limit: number): Uint32Array {
    const { places } = this;
    let before = 0;
    for (let rank = RANKS - 1; rank > 0; rank -= 1) {
      places[rank] = before;
      before += this.ofRank[rank] ?? 0;
    }
    const size = Math.min(limit, before);
    if (this.best.length < size) this.best = new Uint32Array(limit);
    for (let i = 0; i < this.keptCount; i += 1) {
      const rank = this.rankOf[i] ?? 0;
      const place = places[rank] ?? 0;
      places[rank] = place + 1;
      if (place < size) this.best[place] = this.kept[i] ?? 0;
    }
    return this.best.subarray(0, size);
  }
}

function leastShared(querySize: number): number {
  if (querySize <= SMALL_SET) return 1;
  return Math.min(MOST_REQUIRED, Math.max(2, Math.ceil(querySize / PART_OF_QUERY)));
}
