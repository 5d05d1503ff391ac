/** Slots in a row that is used again and again: it grows and is never made anew for a question. */
export class SlotList {
  private slots = new Uint32Array(1024);
  length = 0;

  push(slot: number): void {
    if (this.length === this.slots.length) {
      const larger = new Uint32Array(2 * this.slots.length);
      larger.set(this.slots);
      this.slots = larger;
    }
    this.slots[this.length] = slot;
    this.length += 1;
  }

  at(place: number): number {
    return this.slots[place] ?? 0;
  }

  /** Puts the slots from `from` on in ascending order, each once. */
  sortFrom(from: number): void {
    const { slots } = this;
    slots.subarray(from, this.length).sort();
    let kept = from;
    for (let at = from; at < this.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (kept > from && slots[kept - 1] === slot) continue;
      slots[kept] = slot;
      kept += 1;
    }
    this.length = kept;
  }
}
