import type { WeighWord } from '../text/analysed-name.js';
import { KeyTable } from './key-table.js';
import { MarkColumns, roomFor, type Columns } from './mark-columns.js';
import { OfficeNumbers } from './office-numbers.js';
import { PostingLists } from './posting-lists.js';
import { SearchIndex } from './search-index.js';

export type IndexArrays = Columns & {
  readonly postingStarts: Uint32Array;
  readonly postingSlots: Uint32Array;
  readonly keyEntries: Float64Array;
};

/** A built index in memory that threads of a process share; a message carries it without copying it. Its columns have room for marks that come later. */
export interface SharedIndex {
  readonly arrays: IndexArrays;
  readonly count: number;
  /** Bytes of `names` that are taken. */
  readonly nameBytes: number;
  readonly offices: readonly string[];
}

type AnyArray = IndexArrays[keyof IndexArrays];
type ArrayType<T> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): T;
};

/** Zeros in shared memory; what nobody writes to takes none. */
export function sharedArray<T>(type: ArrayType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** An index that was built in this thread, copied once. */
export function shareIndex({ marks, postings, keys, offices }: SearchIndex): SharedIndex {
  const { names, ...slots } = marks.trimmed();
  const columns = Object.entries(slots).map(([name, column]) => [name, shared(column, roomFor(marks.count))]);
  return {
    arrays: {
      ...(Object.fromEntries(columns) as Columns),
      names: shared(names, roomFor(names.length)),
      postingStarts: shared(postings.starts, postings.starts.length),
      postingSlots: shared(postings.slots, postings.slots.length),
      keyEntries: shared(keys.entries, keys.entries.length),
    },
    count: marks.count,
    nameBytes: names.length,
    offices: offices.list(),
  };
}

/**
 * The index of one of the threads. All of them are given the same changes in the same order, so all write the same bytes into the same slots of the room that is left. Only which
 * slots are gone is each thread's own, for one may have heard more than another.
 */
export function joinIndex({ arrays, count, nameBytes, offices }: SharedIndex, weigh: WeighWord): SearchIndex {
  const { postingStarts, postingSlots, keyEntries, ...columns } = arrays;
  return new SearchIndex(
    {
      marks: new MarkColumns({ ...columns, flags: columns.flags.slice() }, count, nameBytes),
      postings: new PostingLists(postingStarts, postingSlots),
      keys: new KeyTable(keyEntries),
      offices: new OfficeNumbers([...offices]),
    },
    weigh,
  );
}

function shared<T extends AnyArray>(array: T, length: number): T {
  const copy = sharedArray(array.constructor as unknown as ArrayType<T>, length);
  copy.set(array);
  return copy;
}
