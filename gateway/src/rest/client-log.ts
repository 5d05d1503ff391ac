import type { Request, Response } from 'express';
import type { Callers } from '../caller.js';
import { BoundedCache } from '../bounded-cache.js';
import { EdgeRefusal } from '../graph-error.js';
import { isRecord, parseJson, readBody } from '../http-body.js';
import type { Log } from '../log.js';

export const clientLogLimitBytes = 102_400;
const PAUSE_MS = 100;
const TEXT_LIMIT = 2_000;

/** Takes what went wrong in a browser: one line per client and 100 ms, cut to what a line can hold. */
export function clientLog(settings: { callers: Callers; log: Log; now: () => number }): (request: Request, response: Response) => Promise<void> {
  const last = new BoundedCache<true>(20_000, settings.now);
  return async (request, response) => {
    const { key } = await settings.callers.address(request);
    if (last.get(key) === true) throw new EdgeRefusal('RATE_LIMITED', 'One line in 100 ms.', { retryAfterMs: PAUSE_MS });
    last.set(key, true, settings.now() + PAUSE_MS);
    const line = parseJson((await readBody(request, clientLogLimitBytes)).toString('utf8'));
    if (!isRecord(line)) throw new EdgeRefusal('BAD_REQUEST', 'A line is a JSON object.');
    const userAgent = (request.get('user-agent') ?? '').slice(0, 500);
    settings.log.warn({ client: { line: JSON.stringify(line).slice(0, TEXT_LIMIT), userAgent } }, 'a browser reports');
    response.status(204).end();
  };
}
