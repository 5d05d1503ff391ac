/** What was found counts for about so long. */
const REMEMBERED_MS = 1_000;
/** So many events of late, and looks are shared. */
const BUSY = 150;

/** How long to wait between two looks at what was committed. A service with little to say is heard at once; in a busy one more events share the cost of a look. */
export class Pace {
  readonly #quietMs: number;
  readonly #busyMs: number;
  #lately = 0;
  #at = 0;

  constructor(waits: { readonly quietMs: number; readonly busyMs: number }) {
    this.#quietMs = waits.quietMs;
    this.#busyMs = waits.busyMs;
  }

  /** Milliseconds until the next look, after one at `atMs` (of a clock that never goes back) that found so many events. */
  after(found: number, atMs: number): number {
    this.#lately = this.#lately * Math.exp((this.#at - atMs) / REMEMBERED_MS) + found;
    this.#at = atMs;
    return this.#lately > BUSY ? this.#busyMs : this.#quietMs;
  }
}
