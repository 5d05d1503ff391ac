/** Columns of the index, one entry a slot. Plain typed arrays, so that a snapshot is their bytes. */
export interface Columns {
  /** The caller's number of the mark; ascending over the slots of one build. */
  readonly keys: Uint32Array;
  /** Where the encoded name begins in `names`. */
  readonly nameAt: Uint32Array;
  /** Bits of the Nice classes: 0–31 in the first, 32–45 in the second. */
  readonly classesLow: Uint32Array;
  readonly classesHigh: Uint32Array;
  /** Number of the office in the list of the index; 0 unknown. */
  readonly offices: Uint8Array;
  /** Bits LIVE, GONE and OWN. */
  readonly flags: Uint8Array;
  /** Filing day as `dayNumber` gives it. */
  readonly filed: Uint16Array;
  /** Number of search trigrams. */
  readonly sizes: Uint8Array;
  readonly names: Uint8Array;
}

export const LIVE = 1;
/** The slot was removed or replaced. */
export const GONE = 2;
/** A mark in our care. */
export const OWN = 4;

export interface ClassBits {
  readonly low: number;
  readonly high: number;
}

/** `high >>> 0`: unsigned, as the columns hold them. */
export function classBits(classes: readonly number[]): ClassBits {
  let low = 0;
  let high = 0;
  for (const number of classes) {
    if (number < 32) low |= 1 << number;
    else high |= 1 << (number - 32);
  }
  return { low: low >>> 0, high: high >>> 0 };
}

const EMPTY: Columns = {
  keys: new Uint32Array(0),
  nameAt: new Uint32Array(0),
  classesLow: new Uint32Array(0),
  classesHigh: new Uint32Array(0),
  offices: new Uint8Array(0),
  flags: new Uint8Array(0),
  filed: new Uint16Array(0),
  sizes: new Uint8Array(0),
  names: new Uint8Array(0),
};

/** Columns that grow. */
export class MarkColumns {
  columns: Columns;

  /** `nameBytes`: how many bytes of the names are taken; the columns may have room for more. */
  constructor(
    columns: Columns = EMPTY,
    public count = 0,
    private nameBytes = columns.names.length,
  ) {
    this.columns = columns;
  }

  /** Makes room for one more slot with a name of up to `nameSize` bytes. @returns where its name is to be written */
  reserve(nameSize: number): number {
    const { columns } = this;
    if (this.count === columns.keys.length)
      this.columns = { ...eachSlotColumn(columns, roomFor(this.count)), names: columns.names };
    if (this.nameBytes + nameSize > this.columns.names.length) {
      this.columns = {
        ...this.columns,
        names: resized(this.columns.names, roomFor(this.nameBytes + nameSize)),
      };
    }
    return this.nameBytes;
  }

  /** Takes the slot into use. `nameEnd`: behind the last byte of its name. */
  commit(nameEnd: number): number {
    this.nameBytes = nameEnd;
    this.count += 1;
    return this.count - 1;
  }

  /** The columns without spare room. */
  trimmed(): Columns {
    return {
      ...eachSlotColumn(this.columns, this.count),
      names: this.columns.names.slice(0, this.nameBytes),
    };
  }

  get bytes(): number {
    return Object.values(this.columns).reduce((sum, column) => sum + column.byteLength, 0);
  }
}

function eachSlotColumn(
  { keys, nameAt, classesLow, classesHigh, offices, flags, filed, sizes }: Columns,
  size: number,
) {
  return {
    keys: resized(keys, size),
    nameAt: resized(nameAt, size),
    classesLow: resized(classesLow, size),
    classesHigh: resized(classesHigh, size),
    offices: resized(offices, size),
    flags: resized(flags, size),
    filed: resized(filed, size),
    sizes: resized(sizes, size),
  };
}

/** Of so many and some more. Small steps for large columns: memory is dearer than copying a few times a day. */
export const roomFor = (size: number): number => size + Math.max(1024, size >>> 3);

function resized<T extends Uint8Array | Uint16Array | Uint32Array>(column: T, size: number): T {
  if (column.length >= size) return column.slice(0, size) as T;
  const larger = new (column.constructor as new (size: number) => T)(size);
  larger.set(column);
  return larger;
}
