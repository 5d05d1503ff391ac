import { TRIGRAM_COUNT } from '../text/trigrams.js';

const NONE: readonly number[] = [];

/** Slots by trigram: one block for what was built, a list for each trigram of what came later. */
export class PostingLists {
  private readonly later = new Map<number, number[]>();

  /** `starts[t] … starts[t + 1]` is the part of `slots` for trigram `t`. */
  constructor(
    readonly starts: Uint32Array,
    readonly slots: Uint32Array,
  ) {}

  add(trigrams: Uint16Array, slot: number): void {
    for (const trigram of trigrams) {
      const list = this.later.get(trigram);
      if (list === undefined) this.later.set(trigram, [slot]);
      else list.push(slot);
    }
  }

  /** Slots that came after the build, ascending. */
  added(trigram: number): readonly number[] {
    return this.later.get(trigram) ?? NONE;
  }
}

/** Turns the trigrams of consecutive slots into lists by trigram. `sizes[slot]`: how many of `trigrams` are its own. */
export function buildPostings(trigrams: Uint16Array, sizes: Uint8Array, slotCount: number): PostingLists {
  const starts = new Uint32Array(TRIGRAM_COUNT + 1);
  for (const trigram of trigrams) starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1;
  for (let t = 0; t < TRIGRAM_COUNT; t += 1) starts[t + 1] = (starts[t + 1] ?? 0) + (starts[t] ?? 0);
  const next = starts.slice();
  const slots = new Uint32Array(trigrams.length);
  let at = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    for (const end = at + (sizes[slot] ?? 0); at < end; at += 1) {
      const trigram = trigrams[at] ?? 0;
      const position = next[trigram] ?? 0;
      slots[position] = slot;
      next[trigram] = position + 1;
    }
  }
  return new PostingLists(starts, slots);
}
