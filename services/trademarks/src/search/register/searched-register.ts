import { readSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { IndexBuilder } from '../index/index-builder.js';
import type { RegisterMark } from '../index/register-mark.js';
import { SearchIndex } from '../index/search-index.js';
import { loadIndex } from '../index/snapshot.js';
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

/** As it was built by the import; anew where another release built it, in half a minute for a million marks. */
async function indexOf(path: string, weigh: WeighWord): Promise<SearchIndex> {
  try {
    return await loadIndex(join(path, 'index.bin'), weigh);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const builder = new IndexBuilder(weigh);
    let key = 0;
    for await (const line of readLines(join(path, 'marks.jsonl'))) {
      builder.add(key, JSON.parse(line));
      key += 1;
    }
    return builder.build();
  }
}

/** The sources of what is searched. */
export async function searchedSources(folder: StateFolder): Promise<GenerationFacts['sources']> {
  const path = join(folder.generation(await folder.current()), 'about.json');
  return (await readJson<GenerationFacts>(path))?.sources ?? [];
}

/** Opens what was imported last; an empty register before the first import. */
export async function openRegister(folder: StateFolder, weigh: WeighWord): Promise<SearchedRegister> {
  const current = await folder.current();
  if (current === 0)
    return {
      generation: 0,
      index: SearchIndex.empty(weigh),
      facts: { marks: 0, sources: [], dataAsOf: {} },
      markOf: () => undefined,
      close: () => Promise.resolve(),
    };
  const path = folder.generation(current);
  const [index, facts, starts] = await Promise.all([
    indexOf(path, weigh),
    readJson<GenerationFacts>(join(path, 'about.json')),
    readFile(join(path, 'marks.starts')),
  ]);
  if (facts === undefined) throw new Fault('the imported register is not complete: import it again');
  const places = new Float64Array(new Uint8Array(starts).buffer);
  const file = await open(join(path, 'marks.jsonl'), 'r');
  const { size } = await file.stat();
  const markOf = (key: number): RegisterMark | undefined => {
    const start = places[key];
    if (start === undefined) return undefined;
    const line = Buffer.alloc((places[key + 1] ?? size) - start);
    readSync(file.fd, line, 0, line.length, start);
    return JSON.parse(line.toString('utf8'));
  };
  return { generation: current, index, facts, markOf, close: () => file.close() };
}
