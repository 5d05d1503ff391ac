import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ANALYSIS_VERSION } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import {
  LENGTH_BYTES,
  OWN_MARKS_FILE,
  REGISTER_FILES,
  SNAPSHOT_FORMAT,
  SNAPSHOT_MARK,
  type SnapshotHeader,
} from './snapshot-header.js';

const PIECE_BYTES = 1 << 20;

export interface Packed {
  /** Folder of the imported generation. */
  readonly folder: string;
  readonly generation: number;
  /** One JSON a line, as `readOwnMarks` takes it. */
  readonly ownMarks: Buffer;
  /** Place in the log at which they were read, and which life of it. */
  readonly position: bigint;
  readonly epoch: number;
  readonly writtenAt: Date;
}

/** A snapshot as one stream: mark, length of the header, header, the files, and the SHA-256 of all before it. */
export async function packSnapshot(packed: Packed): Promise<Readable> {
  const { folder, ownMarks } = packed;
  const files = await Promise.all(
    REGISTER_FILES.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  );
  const header = Buffer.from(
    JSON.stringify({
      format: SNAPSHOT_FORMAT,
      analysis: ANALYSIS_VERSION,
      weights: WEIGHTS_VERSION,
      generation: packed.generation,
      epoch: packed.epoch,
      position: packed.position.toString(),
      writtenAt: packed.writtenAt.toISOString(),
      files: [...files, { name: OWN_MARKS_FILE, bytes: ownMarks.length }],
    } satisfies SnapshotHeader),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  return Readable.from(withDigest(pieces([SNAPSHOT_MARK, length, header], folder, ownMarks)), {
    objectMode: false,
  });
}

async function* pieces(head: readonly Buffer[], folder: string, ownMarks: Buffer): AsyncGenerator<Buffer> {
  yield* head;
  for (const name of REGISTER_FILES)
    yield* createReadStream(join(folder, name), { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>;
  yield ownMarks;
}

async function* withDigest(all: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of all) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest();
}
