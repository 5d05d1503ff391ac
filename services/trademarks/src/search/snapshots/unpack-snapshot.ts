import { createHash, type Hash } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { dropOldGenerations } from '../register/generation.js';
import type { StateFolder } from '../register/state-folder.js';
import {
  DIGEST_BYTES,
  LENGTH_BYTES,
  parseHeader,
  SNAPSHOT_MARK,
  UnreadableSnapshot,
  type SnapshotHeader,
} from './snapshot-header.js';

const LONGEST_HEADER = 1 << 16;

/** A snapshot that is being read; nothing behind its header has been taken yet. */
export interface OpenedSnapshot {
  readonly header: SnapshotHeader;
  /** Writes its files into the folder and switches to them. @throws UnreadableSnapshot where it is cut short or damaged: nothing is switched then */
  unpack(folder: StateFolder): Promise<void>;
  /** For who does not want the rest. */
  close(): void;
}

/** @throws UnreadableSnapshot where it is none, or of another release */
export async function openSnapshot(stream: Readable): Promise<OpenedSnapshot> {
  const incoming = new Incoming(stream);
  try {
    const start = await incoming.take(SNAPSHOT_MARK.length + LENGTH_BYTES);
    const length = start.readUInt32LE(SNAPSHOT_MARK.length);
    if (!start.subarray(0, SNAPSHOT_MARK.length).equals(SNAPSHOT_MARK) || length > LONGEST_HEADER)
      throw new UnreadableSnapshot('it is no snapshot');
    const header = parseHeader((await incoming.take(length)).toString('utf8'));
    return {
      header,
      // The line to the store is let go of: behind the digest nothing is read, not even its end.
      unpack: (folder) => unpack(incoming, header, folder).finally(() => stream.destroy()),
      close: () => void stream.destroy(),
    };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

async function unpack(
  incoming: Incoming,
  { generation, files }: SnapshotHeader,
  folder: StateFolder,
): Promise<void> {
  const home = folder.generation(generation);
  const draft = `${home}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    for (const { name, bytes } of files) {
      const file = await open(join(draft, name), 'w');
      try {
        await incoming.copy(bytes, file);
      } finally {
        await file.close();
      }
    }
    const digest = incoming.digest();
    if (!(await incoming.take(DIGEST_BYTES)).equals(digest)) throw new UnreadableSnapshot('it is damaged');
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(home, { recursive: true, force: true });
  await rename(draft, home);
  await folder.switchTo(generation);
  await dropOldGenerations(folder, generation);
}

/** Bytes as they come, digested as they are taken. */
class Incoming {
  private readonly pieces: AsyncIterator<Buffer>;
  private readonly hash: Hash = createHash('sha256');
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = bytes; missing > 0;) {
      const part = await this.some(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  async copy(bytes: number, file: FileHandle): Promise<void> {
    for (let missing = bytes; missing > 0;) {
      const part = await this.some(missing);
      await file.writeFile(part);
      missing -= part.length;
    }
  }

  /** Of all that was taken so far. */
  digest(): Buffer {
    return this.hash.copy().digest();
  }

  /** At least one byte, at most so many. */
  private async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const next = await this.pieces.next();
      if (next.done === true) throw new UnreadableSnapshot('it is cut short');
      this.rest = next.value;
    }
    const part = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(part.length);
    this.hash.update(part);
    return part;
  }
}
