/** Timers of Node hold 24 days; a shorter one that finds nothing due waits again. */
const LONGEST_TIMER_MS = 86_400_000;

/** Time that runs by itself and can be pushed forward, with work that is due at an instant. */
export class VirtualClock {
  #offsetMs = 0;
  /** @type {{ at: number, work: () => Promise<void> }[]} */ #due = [];
  /** @type {NodeJS.Timeout | undefined} */ #timer;

  now() {
    return new Date(Date.now() + this.#offsetMs);
  }

  /**
   * @param {number} afterMs
   * @param {() => Promise<void>} work
   */
  after(afterMs, work) {
    this.#due.push({ at: this.now().getTime() + afterMs, work });
    this.#wake();
  }

  /**
   * Pushes the time forward and finishes what became due.
   * @param {number} ms
   */
  async advance(ms) {
    this.#offsetMs += ms;
    await this.#run();
  }

  reset() {
    this.#offsetMs = 0;
    this.#due = [];
    clearTimeout(this.#timer);
  }

  async #run() {
    for (;;) {
      const now = this.now().getTime();
      const next = this.#due.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter((item) => item !== next);
      await next.work();
    }
    this.#wake();
  }

  #wake() {
    clearTimeout(this.#timer);
    if (this.#due.length === 0) return;
    const next = Math.min(...this.#due.map(({ at }) => at)) - this.now().getTime();
    this.#timer = setTimeout(() => void this.#run(), Math.min(Math.max(0, next), LONGEST_TIMER_MS));
    this.#timer.unref();
  }
}
