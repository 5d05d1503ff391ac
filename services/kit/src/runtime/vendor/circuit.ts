const FAILURES = 5;
const OPEN_MS = 30_000;

/** Leaves a vendor alone for half a minute after five calls in a row without an answer, so that our own queues do not pile up behind it. */
export class Circuit {
  #failures = 0;
  #openUntil = 0;

  /** `openMs`: how long it is left alone. @defaultValue half a minute */
  constructor(private readonly openMs = OPEN_MS) {}

  /** Milliseconds until the next call may go out; 0 when it may go now. */
  waitMs(now: Date): number {
    return Math.max(0, this.#openUntil - now.getTime());
  }

  answered(): void {
    this.#failures = 0;
  }

  unanswered(now: Date): void {
    this.#failures += 1;
    if (this.#failures < FAILURES) return;
    this.#failures = 0;
    this.#openUntil = now.getTime() + this.openMs;
  }
}
