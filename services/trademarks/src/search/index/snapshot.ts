import { open, type FileHandle } from 'node:fs/promises';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { ANALYSIS_VERSION } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import { widenEntries } from './hash.js';
import { roomFor } from './mark-columns.js';
import type { SearchIndex } from './search-index.js';
import { sharedArray, type IndexArrays, type SharedIndex } from './shared-index.js';

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
} as const satisfies Record<keyof IndexArrays, unknown>;
type ArrayName = keyof typeof ARRAYS;
/** What came with the build and never grows. */
const FIXED: readonly ArrayName[] = ['postingStarts', 'postingSlots', 'keyEntries'];
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

/** Reads a snapshot into memory that threads can share: a second for a million marks.
 *  @throws Fault when it is none, is cut short, or was made by another version of the analysis: then build it anew. */
export async function loadShared(path: string): Promise<SharedIndex> {
  const file = await open(path, 'r');
  try {
    const header = await readHeader(file, path);
    const arrays = await readArrays(file, header);
    if (header.narrow) widenEntries(arrays.keyEntries);
    return { arrays, count: header.count, nameBytes: header.bytes.names, offices: header.offices };
  } finally {
    await file.close();
  }
}

/** Whether `loadShared` could read the file. */
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

function arraysOf({ marks, postings, keys }: SearchIndex): IndexArrays {
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

async function readArrays(file: FileHandle, { bytes }: Header): Promise<IndexArrays> {
  const read: Partial<Record<ArrayName, IndexArrays[ArrayName]>> = {};
  for (const name of ORDER) {
    const length = bytes[name] / ARRAYS[name].BYTES_PER_ELEMENT;
    const array = sharedArray<IndexArrays[ArrayName]>(
      ARRAYS[name],
      FIXED.includes(name) ? length : roomFor(length),
    );
    await fill(file, new Uint8Array(array.buffer, 0, bytes[name]));
    read[name] = array;
  }
  return read as IndexArrays;
}

async function fill(file: FileHandle, target: Uint8Array): Promise<void> {
  for (let at = 0; at < target.length;) {
    const { bytesRead } = await file.read(target, at, target.length - at, null);
    if (bytesRead === 0) throw new Fault('the search index is cut short: import the register again');
    at += bytesRead;
  }
}
