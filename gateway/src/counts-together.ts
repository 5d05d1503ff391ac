import type { Allowance } from './allowance.js';

/** Counters of one question: Redis does nothing else meanwhile. */
const MOST_COUNTERS = 400;
/** How long a count waits at most for the answer to the question before: one that does not come must not hold up the next. */
const WAIT_MS = 2;

interface Waiting {
  readonly allowances: readonly Allowance[];
  readonly answered: (counts: readonly number[]) => void;
  readonly failed: (error: unknown) => void;
}

/** What requests count in one turn of the loop, and while Redis still answers the question before, is one question to it, in their order: the way
 *  there costs more than the counting. Where nobody else asks, nothing waits. */
export class CountsTogether {
  #waiting: Waiting[] = [];
  #counters = 0;
  #underWay = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param ask two numbers for each allowance: the count, and milliseconds until it starts anew */
  constructor(private readonly ask: (allowances: readonly Allowance[]) => Promise<readonly number[]>) {}

  /** As `ask` answers, for these alone. */
  count(allowances: readonly Allowance[]): Promise<readonly number[]> {
    return new Promise((answered, failed) => {
      if (this.#counters + allowances.length > MOST_COUNTERS) this.#send();
      if (this.#underWay > 0) this.#timer ??= setTimeout(() => this.#send(), WAIT_MS);
      else if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ allowances, answered, failed });
      this.#counters += allowances.length;
    });
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#counters = 0;
    this.#underWay += 1;
    this.ask(waiting.flatMap(({ allowances }) => allowances)).then(
      (counts) => {
        this.#next();
        let from = 0;
        for (const { allowances, answered } of waiting)
          answered(counts.slice(from, (from += allowances.length * 2)));
      },
      (error: unknown) => {
        this.#next();
        for (const { failed } of waiting) failed(error);
      },
    );
  }

  #next(): void {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#send();
  }
}
