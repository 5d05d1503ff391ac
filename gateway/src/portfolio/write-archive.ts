import { createHash, type Hash } from 'node:crypto';
import { zipStream, type ZipEntry } from '../rest/packages/zip-stream.js';
import {
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  MANIFEST_DIGEST,
  SEAL_LENGTH,
  sealOf,
  type Manifest,
} from './format.js';

/** One file of the archive; read when its turn comes. */
export interface ArchiveFile {
  readonly name: string;
  readonly hasLines: boolean;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** A comment of a ZIP file is announced by its last two bytes. */
const COMMENT_FIELD = 2;
const LINE_END = 10;

/** The archive as it comes to be, whatever its size: the files, then what proves them, then a digest of all of it. @throws what a file throws; it then ends without its directory */
export async function* writeArchive(
  { madeAt, email }: { readonly madeAt: Date; readonly email: string },
  files: Iterable<ArchiveFile>,
): AsyncGenerator<Uint8Array> {
  const entries: Manifest['files'] = [];
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of zipStream(entriesOf(files, entries, { madeAt, email }))) {
    const all = Buffer.concat([held, piece]);
    held = all.subarray(Math.max(0, all.length - COMMENT_FIELD));
    const ready = all.subarray(0, all.length - held.length);
    hash.update(ready);
    yield ready;
  }
  yield sealed(hash);
}

function sealed(hash: Hash): Buffer {
  const announced = Buffer.alloc(COMMENT_FIELD);
  announced.writeUInt16LE(SEAL_LENGTH);
  hash.update(announced);
  return Buffer.concat([announced, sealOf(hash.digest('hex'))]);
}

function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (const byte of piece) if (byte === LINE_END) lines += 1;
  return lines;
}

function* entriesOf(
  files: Iterable<ArchiveFile>,
  written: Manifest['files'],
  { madeAt, email }: { readonly madeAt: Date; readonly email: string },
): Generator<ZipEntry> {
  for (const { name, hasLines, content } of files)
    yield {
      name,
      content: async function* () {
        const hash = createHash('sha256');
        let [bytes, lines] = [0, 0];
        for await (const piece of content()) {
          hash.update(piece);
          bytes += piece.byteLength;
          if (hasLines) lines += linesIn(piece);
          yield piece;
        }
        written.push({ name, bytes, lines: hasLines ? lines : null, sha256: hash.digest('hex') });
      },
    };
  // Its turn comes when all files were read.
  let manifest: Buffer = Buffer.alloc(0);
  yield {
    name: MANIFEST,
    content: () => {
      const said: Manifest = {
        format: FORMAT,
        version: FORMAT_VERSION,
        madeAt: madeAt.toISOString(),
        of: { EmailAddressText: email },
        files: written,
      };
      manifest = Buffer.from(`${JSON.stringify(said, null, 2)}\n`);
      return [manifest];
    },
  };
  yield {
    name: MANIFEST_DIGEST,
    content: () => [Buffer.from(`${createHash('sha256').update(manifest).digest('hex')}\n`)],
  };
}
