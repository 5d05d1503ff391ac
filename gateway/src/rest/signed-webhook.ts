import type { Request, Response } from 'express';
import { Pool } from 'undici';
import { EdgeRefusal } from '../graph-error.js';
import { newRequestIds } from '../run-operation.js';

const MOST_BYTES = 65_536;
/** The payment provider gives up after two seconds and comes again. */
const ANSWER_MS = 5_000;

export interface SignedWebhook {
  receive(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

export interface WebhookTarget {
  readonly serviceUrl: string;
  /** Route of the service. */
  readonly path: string;
  /** Headers that carry the signature. */
  readonly signedBy: readonly string[];
  readonly contentType: string;
}

/** Notifications of an outside system, byte for byte as they came, with what stands behind the question mark: the service checks their signature, which stands for a sign-in. */
export function signedWebhook(
  { serviceUrl, path, signedBy, contentType }: WebhookTarget,
  systemToken: () => Promise<string>,
): SignedWebhook {
  const base = new URL(serviceUrl);
  const pool = new Pool(base.origin, {
    connections: 8,
    connect: { timeout: 1_000 },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });
  return {
    close: () => pool.destroy(),
    async receive(request, response) {
      const body = await whole(request);
      const signed = Object.fromEntries(
        signedBy.flatMap((name) => (request.get(name) === undefined ? [] : [[name, request.get(name)]])),
      );
      const { requestId, traceparent } = newRequestIds();
      const headers = {
        ...signed,
        'content-type': contentType,
        'x-viewer': await systemToken(),
        'x-request-id': requestId,
        traceparent,
      };
      const search = new URL(request.originalUrl, 'http://gateway').search;
      const answer = await pool
        .request({
          method: 'POST',
          path: `${base.pathname.replace(/\/$/, '')}${path}${search}`,
          headers,
          body,
        })
        .catch(() => {
          // Anything but an answer of ours makes the provider send it again.
          throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'Notifications are not taken at the moment.');
        });
      await answer.body.dump();
      response.status(answer.statusCode).end();
    },
  };
}

async function whole(request: Request): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES)
      throw new EdgeRefusal('PAYLOAD_TOO_LARGE', `A notification may have ${MOST_BYTES} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
