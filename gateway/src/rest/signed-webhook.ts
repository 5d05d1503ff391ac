import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { bytesOf } from '../http-body.js';
import { headersOf, innerHeaders, streamsOf } from './service-streams.js';

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
  /** @defaultValue 64 KiB */
  readonly mostBytes?: number;
  /** @defaultValue 5 s */
  readonly answerMs?: number;
  /** Whoever calls wants the answer's JSON, not its status alone. @defaultValue false */
  readonly answers?: boolean;
}

/** Notifications of an outside system, byte for byte as they came, with what stands behind the question mark: the service checks their signature, which stands for a sign-in. */
export function signedWebhook(
  {
    serviceUrl,
    path,
    signedBy,
    contentType,
    mostBytes = MOST_BYTES,
    answerMs = ANSWER_MS,
    answers = false,
  }: WebhookTarget,
  systemToken: () => Promise<string>,
): SignedWebhook {
  // Anything but an answer of ours makes the provider send it again.
  const service = streamsOf(serviceUrl, {
    connections: 8,
    answerMs,
    away: 'Notifications are not taken at the moment.',
  });
  return {
    close: () => service.close(),
    async receive(request, response) {
      const body = await bytesOf(request, mostBytes, `A notification may have ${mostBytes} bytes.`);
      const headers = {
        ...headersOf(request, signedBy),
        'content-type': contentType,
        ...innerHeaders(await systemToken()),
      };
      const search = new URL(request.originalUrl, 'http://gateway').search;
      const answer = await service.ask({ method: 'POST', path: `${path}${search}`, headers, body });
      if (answers) {
        response.status(answer.statusCode).type('application/json');
        return pipeline(answer.body, response);
      }
      await answer.body.dump();
      response.status(answer.statusCode).end();
    },
  };
}
