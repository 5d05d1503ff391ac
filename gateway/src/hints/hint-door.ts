import type { Request, Response } from 'express';
import type { PlacedHint } from '@cotta/kit/runtime/hints/hint-stream.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Callers } from '../caller.js';
import { EdgeRefusal } from '../graph-error.js';
import type { HintFeed } from './hint-feed.js';

/** A line that says nothing, before a proxy on the way takes silence for the end. */
const ALIVE_MS = 15_000;
/** Then the browser comes back with the token it has by then: who may not listen any more is not told for longer. */
const LASTS_MS = 10 * 60_000;
const PLACE = /^\d{1,16}-\d{1,16}$/;

/** Server-sent events for staff: `{kind, id, version}` of whatever changed. Who comes back with `Last-Event-ID` is told what was missed, or `missed` where that is too much. */
export function hintDoor({ callers, feed }: { readonly callers: Callers; readonly feed: HintFeed }) {
  return async (request: Request, response: Response): Promise<void> => {
    const { viewer } = await callers.identify(request);
    if (viewer.role === 'visitor') throw new EdgeRefusal('UNAUTHENTICATED', 'Sign in first.');
    if (!staff.includes(viewer.role)) throw new EdgeRefusal('FORBIDDEN', 'This is for colleagues.');
    response.status(200).set({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    const write = (hint: PlacedHint): void => void response.write(eventOf(hint));
    const early: PlacedHint[] = [];
    let caughtUp = false;
    const leave = feed.listen((hint) => (caughtUp ? write(hint) : void early.push(hint)));
    const alive = setInterval(() => response.write(': alive\n\n'), ALIVE_MS);
    const end = (): void => void response.end();
    const over = setTimeout(end, LASTS_MS);
    feed.ended.addEventListener('abort', end, { once: true });
    response.once('close', () => {
      leave();
      clearInterval(alive);
      clearTimeout(over);
      feed.ended.removeEventListener('abort', end);
    });
    response.write(': welcome\n\n');
    await catchUp(request, { feed, response, write });
    caughtUp = true;
    early.forEach(write);
  };
}

async function catchUp(
  request: Request,
  {
    feed,
    response,
    write,
  }: { readonly feed: HintFeed; readonly response: Response; readonly write: (hint: PlacedHint) => void },
): Promise<void> {
  const place = request.headers['last-event-id'];
  if (typeof place !== 'string') return;
  const missed = PLACE.test(place) ? await feed.since(place) : undefined;
  if (missed === undefined) response.write('event: missed\ndata: {}\n\n');
  else missed.forEach(write);
}

const eventOf = ({ place, kind, id, version }: PlacedHint): string =>
  `id: ${place}\ndata: ${JSON.stringify({ kind, id, version })}\n\n`;
