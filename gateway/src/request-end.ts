/** The moment after which nobody waits for an answer: the client has gone, or its time is up. A plain list of listeners, because each request has one,
 *  and an AbortSignal costs as much as the rest of a small request. */
export class RequestEnd {
  #isOver = false;
  #listeners: (() => void)[] = [];

  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  /** Hears of the end, also when it has come already. @returns what takes the listener back */
  once(listener: () => void): () => void {
    if (this.#isOver) {
      listener();
      return () => undefined;
    }
    this.#listeners.push(listener);
    return () => {
      const place = this.#listeners.indexOf(listener);
      if (place !== -1) this.#listeners.splice(place, 1);
    };
  }
}
