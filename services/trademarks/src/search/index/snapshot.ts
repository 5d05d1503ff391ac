import { open, type FileHandle } from 'node:fs/promises';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { ANALYSIS_VERSION, type WeighWord } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import { widenEntries } from './hash.js';
import { KeyTable } from './key-table.js';
import { MarkColumns, type Columns } from './mark-columns.js';
import { OfficeNumbers } from './office-numbers.js';
import { PostingLists } from './posting-lists.js';
import { SearchIndex } from './search-index.js';

/** First eight bytes of the file: what it is and which layout. */
const MAGIC = Buffer.from('COTTAIX2');
/** As it was written while an index held no more than eight million marks. */
const NARROW = Buffer.from('COTTAIX1');
const LENGTH_BYTES = 4;
const LONGEST_HEADER = 1 << 20;

const ARRAYS = {
  keys: Uint32Array,
  nameAt: Uint32Array,
  classesLow: Uint32Array,
  classesHigh: Uint32Array,
  offices: Uint8Array,
  flags: Uint8Array,
  filed: Uint16Array,
  sizes: Uint8Array,
  names: Uint8Array,
  postingStarts: Uint32Array,
  postingSlots: Uint32Array,
  keyEntries: Float64Array,
} as const;
type ArrayName = keyof typeof ARRAYS;
type Arrays = Columns & {
  readonly postingStarts: Uint32Array;
  readonly postingSlots: Uint32Array;
  readonly keyEntries: Float64Array;
};
const ORDER = Object.keys(ARRAYS) as ArrayName[];

interface Header {
  readonly analysis: number;
  readonly weights: string;
  readonly count: number;
  readonly offices: readonly string[];
  readonly bytes: Readonly<Record<ArrayName, number>>;
}

/** Writes a freshly built index as its bytes and forces them to the disk. Marks put in since the build are not in it. */
export async function saveIndex(index: SearchIndex, path: string): Promise<void> {
  const arrays = arraysOf(index);
  const bytes = Object.fromEntries(ORDER.map((name) => [name, arrays[name].byteLength])) as Header['bytes'];
  const header = Buffer.from(
    JSON.stringify({
      analysis: ANALYSIS_VERSION,
      weights: WEIGHTS_VERSION,
      count: index.marks.count,
      offices: index.offices.list(),
      bytes,
    } satisfies Header),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const file = await open(path, 'w');
  try {
    for (const part of [MAGIC, length, header]) await file.writeFile(part);
    for (const name of ORDER)
      await file.writeFile(
        new Uint8Array(arrays[name].buffer, arrays[name].byteOffset, arrays[name].byteLength),
      );
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads a snapshot: a second for a million marks.
 *  @throws Fault when it is none, is cut short, or was made by another version of the analysis: then build it anew. */
export async function loadIndex(path: string, weigh: WeighWord): Promise<SearchIndex> {
  const file = await open(path, 'r');
  try {
    const header = await readHeader(file, path);
    const arrays = await readArrays(file, header);
    const { postingStarts, postingSlots, keyEntries, ...columns } = arrays;
    return new SearchIndex(
      {
        marks: new MarkColumns(columns satisfies Columns, header.count),
        postings: new PostingLists(postingStarts, postingSlots),
        keys: new KeyTable(header.narrow ? widenEntries(keyEntries) : keyEntries),
        offices: new OfficeNumbers([...header.offices]),
      },
      weigh,
    );
  } finally {
    await file.close();
  }
}

/** Whether `loadIndex` could read the file. */
export async function isWholeIndex(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { bytes, size } = await readHeader(file, path);
    return (await file.stat()).size === size + ORDER.reduce((sum, name) => sum + bytes[name], 0);
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

function arraysOf({ marks, postings, keys }: SearchIndex): Arrays {
  return {
    ...marks.trimmed(),
    postingStarts: postings.starts,
    postingSlots: postings.slots,
    keyEntries: keys.entries,
  };
}

/** `size`: bytes before the arrays; `narrow`: its entries have to be widened. */
async function readHeader(
  file: FileHandle,
  path: string,
): Promise<Header & { readonly size: number; readonly narrow: boolean }> {
  const start = Buffer.alloc(MAGIC.length + LENGTH_BYTES);
  await fill(file, start);
  const length = start.readUInt32LE(MAGIC.length);
  const magic = start.subarray(0, MAGIC.length);
  const narrow = magic.equals(NARROW);
  if (!(narrow || magic.equals(MAGIC)) || length > LONGEST_HEADER)
    throw new Fault(`${path} is not a search index of this version: import the register again`);
  const text = Buffer.alloc(length);
  await fill(file, text);
  const header: Header = JSON.parse(text.toString('utf8'));
  if (header.analysis !== ANALYSIS_VERSION || header.weights !== WEIGHTS_VERSION)
    throw new Fault(`${path} was made by another analysis of names: import the register again`);
  return { ...header, size: start.length + length, narrow };
}

async function readArrays(file: FileHandle, { bytes }: Header): Promise<Arrays> {
  const read: Partial<Record<ArrayName, Arrays[ArrayName]>> = {};
  for (const name of ORDER) {
    const buffer = new Uint8Array(bytes[name]);
    await fill(file, buffer);
    read[name] = new ARRAYS[name](buffer.buffer);
  }
  return read as Arrays;
}

async function fill(file: FileHandle, target: Uint8Array): Promise<void> {
  for (let at = 0; at < target.length;) {
    const { bytesRead } = await file.read(target, at, target.length - at, null);
    if (bytesRead === 0) throw new Fault('the search index is cut short: import the register again');
    at += bytesRead;
  }
}
