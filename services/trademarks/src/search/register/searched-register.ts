import { readSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { IndexBuilder } from '../index/index-builder.js';
import type { RegisterMark } from '../index/register-mark.js';
import { SearchIndex } from '../index/search-index.js';
import { joinIndex, shareIndex, sharedArray, type SharedIndex } from '../index/shared-index.js';
import { loadShared } from '../index/snapshot.js';
import type { WeighWord } from '../text/analysed-name.js';
import type { GenerationFacts } from './generation.js';
import { readLines } from './read-lines.js';
import { readJson, type StateFolder } from './state-folder.js';

export interface SearchedRegister {
  /** Number of the import. */
  readonly generation: number;
  readonly index: SearchIndex;
  readonly facts: GenerationFacts;
  /** The mark under a key, read from the disk: names are shown a hundred at a time and need no memory. */
  readonly markOf: (key: number) => RegisterMark | undefined;
  readonly close: () => Promise<void>;
}

/** What was imported last, as threads of a process hand it to each other: all search the same memory. */
export interface SharedRegister {
  readonly generation: number;
  readonly facts: GenerationFacts;
  readonly index: SharedIndex;
  /** Undefined before the first import. */
  readonly marks?: {
    readonly path: string;
    /** Where the line of each key begins. */
    readonly starts: Float64Array;
  };
}

/** As it was built by the import; anew where another release built it, in half a minute for a million marks. */
async function indexOf(path: string, weigh: WeighWord): Promise<SharedIndex> {
  try {
    return await loadShared(join(path, 'index.bin'));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const builder = new IndexBuilder(weigh);
    let key = 0;
    for await (const line of readLines(join(path, 'marks.jsonl'))) {
      builder.add(key, JSON.parse(line));
      key += 1;
    }
    return shareIndex(builder.build());
  }
}

/** The sources of what is searched. */
export async function searchedSources(folder: StateFolder): Promise<GenerationFacts['sources']> {
  const path = join(folder.generation(await folder.current()), 'about.json');
  return (await readJson<GenerationFacts>(path))?.sources ?? [];
}

/** Reads what was imported last; an empty register before the first import. */
export async function readRegister(folder: StateFolder, weigh: WeighWord): Promise<SharedRegister> {
  const generation = await folder.current();
  if (generation === 0)
    return {
      generation,
      facts: { marks: 0, sources: [], dataAsOf: {} },
      index: shareIndex(SearchIndex.empty(weigh)),
    };
  const path = folder.generation(generation);
  const [index, facts, places] = await Promise.all([
    indexOf(path, weigh),
    readJson<GenerationFacts>(join(path, 'about.json')),
    readFile(join(path, 'marks.starts')),
  ]);
  if (facts === undefined) throw new Fault('the imported register is not complete: import it again');
  const starts = sharedArray(Float64Array, places.length / Float64Array.BYTES_PER_ELEMENT);
  new Uint8Array(starts.buffer).set(places);
  return { generation, facts, index, marks: { path: join(path, 'marks.jsonl'), starts } };
}

/** The register as one thread searches it. */
export async function joinRegister(shared: SharedRegister, weigh: WeighWord): Promise<SearchedRegister> {
  const { generation, facts, marks } = shared;
  const index = joinIndex(shared.index, weigh);
  if (marks === undefined)
    return { generation, index, facts, markOf: () => undefined, close: () => Promise.resolve() };
  const { path, starts } = marks;
  const file = await open(path, 'r');
  const { size } = await file.stat();
  const markOf = (key: number): RegisterMark | undefined => {
    const start = starts[key];
    if (start === undefined) return undefined;
    const line = Buffer.alloc((starts[key + 1] ?? size) - start);
    readSync(file.fd, line, 0, line.length, start);
    return JSON.parse(line.toString('utf8'));
  };
  return { generation, index, facts, markOf, close: () => file.close() };
}

/** Opens what was imported last for one thread alone. */
export async function openRegister(folder: StateFolder, weigh: WeighWord): Promise<SearchedRegister> {
  return joinRegister(await readRegister(folder, weigh), weigh);
}
