import type { IncomingMessage } from 'node:http';
import { EdgeRefusal } from './graph-error.js';
import { jsonDepthLimit } from './limits.js';

/** Reads a body of at most `most` bytes. @throws EdgeRefusal for a compressed or too big one */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new EdgeRefusal('UNSUPPORTED_MEDIA_TYPE', 'Compressed bodies are not taken.');
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw new EdgeRefusal('PAYLOAD_TOO_LARGE', `The body has more than ${most} bytes.`);
  return bytesOf(request, most, `The body has more than ${most} bytes.`);
}

/** Reads a body as it came, compressed or not. `tooMany`: what is said when it has more than `most` bytes. @throws EdgeRefusal PAYLOAD_TOO_LARGE */
export function bytesOf(request: IncomingMessage, most: number, tooMany: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= most) return void chunks.push(chunk);
      // What is left is not read; the connection ends with the answer.
      request.off('data', take).pause();
      fail(new EdgeRefusal('PAYLOAD_TOO_LARGE', tooMany));
    };
    request
      .on('data', take)
      .once('end', () => done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size)))
      .once('error', fail);
  });
}

/** @throws EdgeRefusal BAD_REQUEST when it is not JSON or nested beyond reason */
export function parseJson(text: string): unknown {
  if (jsonDepth(text) > jsonDepthLimit)
    throw new EdgeRefusal('BAD_REQUEST', `The JSON is nested deeper than ${jsonDepthLimit} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new EdgeRefusal('BAD_REQUEST', 'The body is not JSON.');
  }
}

/** Deepest nesting of brackets outside of texts; looks at each sign once, so that depth cannot cost anything. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inText) {
      if (sign === 92) at += 1;
      else if (sign === 34) inText = false;
    } else if (sign === 34) inText = true;
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, (depth += 1));
    else if (sign === 125 || sign === 93) depth -= 1;
  }
  return deepest;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
