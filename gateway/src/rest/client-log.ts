import { recordBrowserSpan } from '@cotta/kit/runtime/tracing/browser-span.js';
import type { Request, Response } from 'express';
import type { Callers } from '../caller.js';
import { BoundedCache } from '../bounded-cache.js';
import { EdgeRefusal } from '../graph-error.js';
import { isRecord, parseJson, readBody } from '../http-body.js';
import { passError, type Log } from '@cotta/kit/runtime/process/log.js';
import { browserSpanOf } from './browser-span.js';

export const clientLogLimitBytes = 102_400;
/** Of one client: several tabs, and a page that lost its line for a moment, report more than one thing at once. */
const LINES = { most: 60, windowMs: 60_000 };
const TEXT_LIMIT = 2_000;

/** Takes what went wrong in a browser, a minute's worth per client, cut to what a line can hold. */
export function clientLog(settings: {
  callers: Callers;
  log: Log;
  now: () => number;
}): (request: Request, response: Response) => Promise<void> {
  const windows = new BoundedCache<{ lines: number; readonly until: number }>(20_000, settings.now);
  return async (request, response) => {
    const { key } = await settings.callers.address(request);
    const window = windows.get(key) ?? { lines: 0, until: settings.now() + LINES.windowMs };
    window.lines += 1;
    windows.set(key, window, window.until);
    if (window.lines > LINES.most)
      throw new EdgeRefusal('RATE_LIMITED', `At most ${LINES.most} lines a minute.`, {
        retryAfterMs: Math.max(1, window.until - settings.now()),
      });
    const line = parseJson((await readBody(request, clientLogLimitBytes)).toString('utf8'));
    if (!isRecord(line)) throw new EdgeRefusal('BAD_REQUEST', 'A line is a JSON object.');
    if ('span' in line) {
      const span = browserSpanOf(line['span'], settings.now());
      if (span === undefined) throw new EdgeRefusal('BAD_REQUEST', 'This is no step of a trace.');
      recordBrowserSpan(span);
      response.status(204).end();
      return;
    }
    const userAgent = (request.get('user-agent') ?? '').slice(0, 500);
    const fields = { client: { line: JSON.stringify(line).slice(0, TEXT_LIMIT), userAgent } };
    settings.log.warn(fields, 'a browser reports');
    if (line['level'] === 'error') passError(fields, `in a browser: ${textOf(line['message'])}`);
    response.status(204).end();
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : 'an error';
}
