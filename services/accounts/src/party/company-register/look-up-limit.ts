const MINUTE_MS = 60_000;
const PER_PERSON = 20;
/** What both registers bear without asking us who we are. Each process counts for itself. */
const OF_ALL = 60;

/** Keeps people from emptying a public register through us: so many questions a minute each, and so many together. */
export class LookUpLimit {
  #began = 0;
  #all = 0;
  readonly #byPerson = new Map<string, number>();

  /** Counts one question. @returns false where it is one too many. */
  take(person: string, now: Date): boolean {
    if (now.getTime() - this.#began >= MINUTE_MS) {
      this.#began = now.getTime();
      this.#all = 0;
      this.#byPerson.clear();
    }
    const asked = this.#byPerson.get(person) ?? 0;
    if (asked >= PER_PERSON || this.#all >= OF_ALL) return false;
    this.#byPerson.set(person, asked + 1);
    this.#all += 1;
    return true;
  }
}
