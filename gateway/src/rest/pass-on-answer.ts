import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { ErrorCode } from '../graph-error.js';
import { problem } from '../problem.js';

const PASSED_ON = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'content-digest',
  'source-digest',
] as const;

/** What a service answered, byte for byte; what it refused, as a problem. */
export async function passOnAnswer(response: Response, answer: Dispatcher.ResponseData): Promise<void> {
  if (answer.statusCode >= 400) return refuse(response, answer);
  response.status(answer.statusCode);
  for (const name of PASSED_ON)
    if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
  response.setHeader('x-content-type-options', 'nosniff');
  await pipeline(answer.body, response);
}

const CODES: Readonly<Record<number, ErrorCode | 'NOT_FOUND' | 'CONFLICT' | 'GONE'>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'BAD_USER_INPUT',
  503: 'SUBGRAPH_UNAVAILABLE',
};

/** The service's own word for what is wrong. */
const reason = z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/) });

async function refuse(response: Response, answer: Dispatcher.ResponseData): Promise<void> {
  const detail = reason.safeParse(await answer.body.json().catch(() => undefined)).data?.code;
  const code = CODES[answer.statusCode];
  const passed =
    code === undefined
      ? problem(502, 'INTERNAL')
      : problem(answer.statusCode, code, detail === undefined ? {} : { detail });
  const retryAfter = answer.headers['retry-after'];
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.status(passed.status).type('application/problem+json').send(passed);
}
