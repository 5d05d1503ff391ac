import type { Log } from '../process/log.js';
import type { PartitionProgress } from './partition-progress.js';
import { type IncomingRecord, type Reader, type Slice, sliceSize } from './ports.js';
import { retryDelay } from './retry-delay.js';

/** A partition that is read, and by whom. */
export interface PartitionReadingOptions {
  readonly topic: string;
  readonly partition: number;
  readonly readers: readonly Reader[];
  readonly progress: PartitionProgress;
  readonly retryDelaysMs?: readonly number[];
  readonly log: Log;
  /** Somebody can take slices again, and nobody else has a turn. */
  readonly onReturn: () => void;
}

/** After so many records of one partition the others have their turn. */
export const turnRecords = 10 * sliceSize;

/** So long the others wait for a reader; after that they go on, and it follows. */
const patienceMs = 1_000;

/** Gives the slices of one partition to its readers, each at its own pace. */
export class PartitionReading {
  readonly progress: PartitionProgress;
  readonly #options: PartitionReadingOptions;
  readonly #failures = new Map<string, number>();
  readonly #rests = new Set<NodeJS.Timeout>();
  readonly #works = new Set<Promise<void>>();
  /** What was fetched is being handled. */
  hasTurn = false;
  /** Nothing is fetched, since nobody can take it. */
  isPaused = false;
  #isOver = false;

  constructor(options: PartitionReadingOptions) {
    this.#options = options;
    this.progress = options.progress;
  }

  /** Hands out a slice of what was fetched. @returns the position after it; undefined when nobody can take it */
  async serve(from: bigint, slice: Slice): Promise<bigint | undefined> {
    const after = (slice.at(-1)?.offset ?? from) + 1n;
    const takers = this.progress.takers(from, after);
    const works = this.#options.readers
      .filter(({ name }) => takers.includes(name))
      .map((reader) => this.#begin(reader, slice));
    if (works.length === 0) return undefined;
    await atMost(patienceMs, Promise.all(works));
    return after;
  }

  /** Somebody may have more before them than they were given. Else all that was fetched is handled, and the next fetch brings whatever comes. */
  get isBehind(): boolean {
    const lags = this.#options.readers.some(({ name }) => this.progress.lag(name) > 0);
    return this.hasTurn || this.isPaused || lags;
  }

  /** Ends its rests: the partition is another member's from now on, or nobody's. */
  end(): void {
    this.#isOver = true;
    for (const rest of this.#rests) clearTimeout(rest);
  }

  /** Settles when nobody has a slice in hand. */
  async settled(): Promise<void> {
    await Promise.all(this.#works);
  }

  #begin(reader: Reader, slice: Slice): Promise<void> {
    const position = this.progress.position(reader.name);
    this.progress.leave(reader.name);
    const work = this.#work(
      reader,
      slice.filter(({ offset }) => offset >= position),
    ).finally(() => this.#works.delete(work));
    this.#works.add(work);
    return work;
  }

  async #work(reader: Reader, records: readonly IncomingRecord[]): Promise<void> {
    const { name } = reader;
    try {
      await reader.handle(records);
    } catch (error) {
      this.#rest(name, error);
      return;
    }
    this.#failures.delete(name);
    const last = records.at(-1);
    if (last !== undefined) this.progress.reach(name, last.offset + 1n);
    this.#comeBack(name);
  }

  #rest(name: string, error: unknown): void {
    const { topic, partition, retryDelaysMs, log } = this.#options;
    const tries = (this.#failures.get(name) ?? 0) + 1;
    this.#failures.set(name, tries);
    const delayMs = retryDelay(retryDelaysMs, tries);
    log.warn(
      { err: error, reader: name, topic, partition, tries, delayMs },
      'slice failed, its reader rests',
    );
    if (this.#isOver) return;
    const rest = setTimeout(() => {
      this.#rests.delete(rest);
      this.#comeBack(name);
    }, delayMs);
    this.#rests.add(rest);
  }

  #comeBack(name: string): void {
    this.progress.comeBack(name);
    if (!this.hasTurn && !this.#isOver) this.#options.onReturn();
  }
}

/** Settles with the work, or after so long. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
