const FAILURES = 20;
const WITHIN_MS = 5_000;
const OPEN_MS = 2_000;

/** Stops asking a service that keeps failing: 20 failures in 5 s shut the door for 2 s, then one request tries it. */
export class Breaker {
  #failures: number[] = [];
  #openUntil = 0;
  #probing = false;

  constructor(readonly now: () => number = Date.now) {}

  /** May a request go out now? The first one after the pause goes alone. */
  admits(): boolean {
    if (this.#openUntil === 0) return true;
    if (this.now() < this.#openUntil || this.#probing) return false;
    this.#probing = true;
    return true;
  }

  get isOpen(): boolean {
    return this.#openUntil > this.now();
  }

  succeeded(): void {
    this.#failures = [];
    this.#openUntil = 0;
    this.#probing = false;
  }

  failed(): void {
    const now = this.now();
    this.#failures = [...this.#failures.filter((at) => at > now - WITHIN_MS), now];
    if (this.#probing || this.#failures.length >= FAILURES) this.#openUntil = now + OPEN_MS;
    this.#probing = false;
  }
}
