import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Fault } from '../../model/words/fault.js';
import type { ObjectStore } from '../objects/object-store.js';

/** What an archive file holds, as its manifest says. `sha256`: of the file as it lies in the store; keys: of the first and the last row, their columns with a space between. */
export interface Manifest {
  readonly format: 1;
  readonly service: string;
  readonly table: string;
  readonly part: string;
  readonly until: string;
  readonly rows: number;
  readonly sha256: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly writtenAt: string;
}

/** Reads a file line by line, each a row as JSON, and compares it with its manifest at the end. @returns how many rows it has
 *  @throws Fault when it is not there, or not what was written */
export async function readArchive(
  store: ObjectStore,
  { key, sha256 }: { readonly key: string; readonly sha256: string },
  each: (line: string) => void | Promise<void>,
): Promise<number> {
  const file = await store.get(key);
  if (file === undefined) throw new Fault(`${key}: there is no such file in the object store`);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const line of createInterface({ input: opened(file, (bytes) => hash.update(bytes)) })) {
      rows += 1;
      await each(line);
    }
  } catch (cause) {
    throw new Fault(`${key}: cannot be read to its end`, { cause });
  }
  if (hash.digest('hex') !== sha256)
    throw new Fault(`${key}: is not what was written: its SHA-256 is another`);
  return rows;
}

function opened(file: Readable, pass: (bytes: Buffer) => void): Readable {
  const gunzip = createGunzip();
  // Whatever breaks ends the lines with its error.
  return pipeline(
    file,
    async function* digested(source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        pass(bytes);
        yield bytes;
      }
    },
    gunzip,
    () => undefined,
  );
}
