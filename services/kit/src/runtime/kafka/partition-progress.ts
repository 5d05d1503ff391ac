/** What a group remembers of a partition with the broker. `offset`: up to there every reader has handled all. `metadata`: how far each one is beyond it. */
export interface Committed {
  readonly offset: bigint;
  readonly metadata: string;
}

/** Where a reader begins of which the group remembers nothing. */
export type FirstPosition = (name: string) => bigint;

interface ReaderProgress {
  /** Of the record that it handles next. */
  position: bigint;
  /** At work on a slice, or at rest after one that failed: nothing is given to it meanwhile. */
  isAway: boolean;
  /** Nothing of this partition is for it yet. */
  isHeldBack: boolean;
}

/** How far each reader of a group is in one partition, and what is to be fetched next. Who stands still holds up nobody: the others read on at the
 *  front, and who is behind gets turns of its own between theirs, until it has caught up. */
export class PartitionProgress {
  readonly #readers = new Map<string, ReaderProgress>();
  /** What the group remembers of readers that this release does not know: those of another one that runs besides. */
  readonly #others: ReadonlyMap<string, bigint>;
  #wasBehind = false;
  #asked = 0n;
  /** End of the partition, as far as it is known. */
  end = 0n;

  constructor(names: readonly string[], known: ReadonlyMap<string, bigint>, first: FirstPosition) {
    for (const name of names)
      this.#readers.set(name, { position: known.get(name) ?? first(name), isAway: false, isHeldBack: false });
    this.#others = new Map([...known].filter(([name]) => !names.includes(name)));
    this.#asked = least([...this.#readers.values()].map(({ position }) => position)) ?? 0n;
  }

  /** Who takes of a slice of records from `from` up to before `to`, when nothing between them and what was fetched is left out. */
  takers(from: bigint, to: bigint): string[] {
    return [...this.#readers].flatMap(([name, { position, isAway, isHeldBack }]) =>
      !isAway && !isHeldBack && position >= from && position < to ? [name] : [],
    );
  }

  position(name: string): bigint {
    return this.#readers.get(name)?.position ?? 0n;
  }

  /** It has a slice in hand, or rests. */
  leave(name: string): void {
    const reader = this.#readers.get(name);
    if (reader !== undefined) reader.isAway = true;
  }

  /** It can take slices again. */
  comeBack(name: string): void {
    const reader = this.#readers.get(name);
    if (reader !== undefined) reader.isAway = false;
  }

  /** It takes nothing until it is let through. */
  holdBack(name: string): void {
    const reader = this.#readers.get(name);
    if (reader !== undefined) reader.isHeldBack = true;
  }

  letThrough(name: string): void {
    const reader = this.#readers.get(name);
    if (reader !== undefined) reader.isHeldBack = false;
  }

  heldBack(): string[] {
    return [...this.#readers].flatMap(([name, { isHeldBack }]) => (isHeldBack ? [name] : []));
  }

  /** It has handled all before `position`. */
  reach(name: string, position: bigint): void {
    const reader = this.#readers.get(name);
    if (reader !== undefined && position > reader.position) reader.position = position;
  }

  /** The partition was made anew and begins at `position` again: what was remembered of it is void. */
  beginAnew(position: bigint): void {
    for (const reader of this.#readers.values()) reader.position = position;
    this.#asked = position;
  }

  /** The furthest that any reader came. */
  get front(): bigint {
    return [...this.#readers.values()].reduce(
      (most, { position }) => (position > most ? position : most),
      0n,
    );
  }

  /** What was last asked for. */
  get asked(): bigint {
    return this.#asked;
  }

  /** What is to be fetched next; undefined while nobody can take anything. */
  next(): bigint | undefined {
    const here = [...this.#readers.values()]
      .filter(({ isAway, isHeldBack }) => !isAway && !isHeldBack)
      .map(({ position }) => position);
    if (here.length === 0) return undefined;
    const { front } = this;
    const behind = least(here.filter((position) => position < front));
    const isFrontDue = this.#wasBehind && here.includes(front) && this.end > front;
    this.#wasBehind = behind !== undefined && !isFrontDue;
    this.#asked = behind === undefined || isFrontDue ? front : behind;
    return this.#asked;
  }

  /** Records that a reader has not handled. */
  lag(name: string): number {
    const lag = this.end - this.position(name);
    return lag > 0n ? Number(lag) : 0;
  }

  committed(): Committed {
    const offset = least([...this.#readers.values()].map(({ position }) => position)) ?? 0n;
    const ours = [...this.#readers].map(([name, { position }]) => [name, position] as const);
    const beyond = [...this.#others, ...ours].map(([name, position]) => [name, Number(position - offset)]);
    return { offset, metadata: JSON.stringify(Object.fromEntries(beyond)) };
  }
}

/** Positions of the readers that a group remembers. Undefined: somebody set the offset by hand, which counts for all of them. */
export function rememberedReaders({ offset, metadata }: Committed): ReadonlyMap<string, bigint> | undefined {
  if (!metadata.startsWith('{')) return undefined;
  const beyond: Readonly<Record<string, number>> = JSON.parse(metadata);
  return new Map(Object.entries(beyond).map(([name, records]) => [name, offset + BigInt(records)]));
}

function least(positions: readonly bigint[]): bigint | undefined {
  return positions.reduce<bigint | undefined>(
    (found, position) => (found === undefined || position < found ? position : found),
    undefined,
  );
}
