import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ExchangeTrouble, FetchLimits } from './fetch-limits.js';

const INFLATE: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** A small page may be small because it is packed well; below this many bytes no ratio is looked at. */
const RATIO_FROM = 1024 * 1024;

interface Read {
  readonly body: Buffer;
  readonly content: Buffer;
}

/** Reads a body and inflates it meanwhile, at most one layer; what grows past the limits is stopped there, not at its end. */
export async function readWithin(
  response: IncomingMessage,
  limits: FetchLimits,
  deadline: AbortSignal,
): Promise<Read | ExchangeTrouble> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  const plain = encoding === '' || encoding === 'identity';
  const inflater = plain ? undefined : INFLATE[encoding]?.();
  if (!plain && inflater === undefined) {
    response.destroy();
    return { trouble: 'unreachable', reason: 'encoding that is not read' };
  }
  const received: Buffer[] = [];
  const inflated: Buffer[] = [];
  const sizes = { received: 0, inflated: 0 };
  const problem = (): ExchangeTrouble | undefined => {
    if (Math.max(sizes.received, sizes.inflated) > limits.bodyBytes)
      return { trouble: 'too-large', reason: 'body too large' };
    return sizes.inflated > RATIO_FROM && sizes.inflated > sizes.received * limits.ratio
      ? { trouble: 'too-large', reason: 'body packed as a trap' }
      : undefined;
  };
  return new Promise((resolve) => {
    const end = (outcome: Read | ExchangeTrouble): void => {
      deadline.removeEventListener('abort', late);
      // First, because what is destroyed says so at once.
      resolve(outcome);
      response.destroy();
      inflater?.destroy();
    };
    const late = (): void => end({ trouble: 'unreachable', reason: 'no end in time' });
    const broken = (): void =>
      deadline.aborted ? late() : end({ trouble: 'unreachable', reason: 'the answer broke off' });
    const done = (): void => {
      const body = Buffer.concat(received);
      end({ body, content: inflater === undefined ? body : Buffer.concat(inflated) });
    };
    deadline.addEventListener('abort', late);
    if (deadline.aborted) late();
    response.on('data', (chunk: Buffer) => {
      received.push(chunk);
      sizes.received += chunk.length;
      const found = problem();
      if (found !== undefined) end(found);
      else inflater?.write(chunk);
    });
    inflater?.on('data', (chunk: Buffer) => {
      inflated.push(chunk);
      sizes.inflated += chunk.length;
      const found = problem();
      if (found !== undefined) end(found);
    });
    inflater?.on('error', broken);
    inflater?.on('end', done);
    response.on('error', broken);
    response.on('aborted', broken);
    response.on('end', () => (inflater === undefined || sizes.received === 0 ? done() : inflater.end()));
  });
}
