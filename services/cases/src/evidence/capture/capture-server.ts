import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { keysIn } from '@cotta/kit/model/words/key-ring.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { z } from 'zod';
import { capturePage, type CaptureParts } from './capture-page.js';
import { toWire } from './capture-wire.js';

/** The only thing the worker is asked: look at this link. */
const askedSchema = z.object({ link: z.string().max(4096) });
const BODY_LIMIT = 8192;
/** Captures at a time: each may hold a browser, and the worker has one gibibyte. */
const AT_ONCE = 1;

/** How the worker answers. `key`: shared with the service that asks, and with nobody else. */
export interface CaptureServerOptions extends CaptureParts {
  readonly key: string;
  readonly log: Log;
}

/** Answers `POST /captures` to who has the key. */
export function answerCaptures(options: CaptureServerOptions): RequestListener {
  const busy = { count: 0 };
  return (request, response) => {
    answer(request, response, { ...options, busy }).catch((error: unknown) => {
      options.log.error({ err: error }, 'capture failed');
      if (response.headersSent) response.destroy();
      else send(response, 500, { error: 'failed' });
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: CaptureServerOptions & { readonly busy: { count: number } },
): Promise<void> {
  const { busy, key, log } = options;
  if (request.method !== 'POST' || request.url !== '/captures')
    return send(response, 404, { error: 'unknown' });
  if (!hasKey(request.headers.authorization, key)) return send(response, 401, { error: 'key' });
  const asked = askedSchema.safeParse(await bodyOf(request));
  if (!asked.success) return send(response, 400, { error: 'link' });
  if (busy.count >= AT_ONCE) return send(response, 503, { error: 'busy' }, { 'retry-after': '5' });
  busy.count += 1;
  try {
    const captured = await capturePage(asked.data.link, options);
    log.info(
      {
        link: asked.data.link,
        state: captured.state,
        reason: captured.reason,
        addresses: captured.hops.map((hop) => hop.address),
      },
      'captured',
    );
    send(response, 200, toWire(captured));
  } finally {
    busy.count -= 1;
  }
}

function hasKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  return keysIn(key).some(({ text }) => {
    const wanted = Buffer.from(`Bearer ${text}`);
    return text !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > BODY_LIMIT) return undefined;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return undefined;
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
