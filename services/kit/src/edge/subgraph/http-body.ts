import type { IncomingMessage, ServerResponse } from 'node:http';

/** The body grew past its limit. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/** The whole body, up to `limit` bytes. @throws BodyTooLong as soon as more than that is announced or arrives. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Answers once with JSON that nobody keeps; nothing where an answer has begun already. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.writableEnded) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}

/** An error in GraphQL's form, for what goes wrong before GraphQL begins. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
