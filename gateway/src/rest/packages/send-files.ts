import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { CollectedFile, CollectedFiles } from './collect-files.js';
import { zipStream } from './zip-stream.js';

/** All of them as one archive, in pieces as they come. A file that cannot be had breaks the connection: half an archive must not look whole. */
export async function sendZip(response: Response, { name, files }: CollectedFiles): Promise<void> {
  headers(response, 'application/zip', name);
  await pipeline(Readable.from(zipStream(files)), response);
}

export async function sendFile(
  response: Response,
  { name, mediaType, size, content }: CollectedFile,
): Promise<void> {
  headers(response, mediaType, name.slice(name.lastIndexOf('/') + 1));
  response.setHeader('content-length', size);
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  await pipeline(Readable.from(content()), response);
}

function headers(response: Response, type: string, name: string): void {
  response.status(200).setHeader('content-type', type);
  response.setHeader('content-disposition', `attachment; filename="${name}"`);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-content-type-options', 'nosniff');
}
