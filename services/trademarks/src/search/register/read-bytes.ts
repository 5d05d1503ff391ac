import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Bytes of a file, unpacked when it is gzipped. */
export async function readBytes(path: string): Promise<AsyncIterable<Uint8Array>> {
  if (!(await startsWith(path, GZIP))) return createReadStream(path);
  const unpacked = createGunzip();
  const file = createReadStream(path);
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

async function startsWith(path: string, bytes: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return bytesRead === bytes.length && buffer.equals(bytes);
  } finally {
    await file.close();
  }
}
