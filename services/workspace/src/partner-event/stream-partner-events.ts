import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { DataSource } from 'typeorm';
import type { PartnerEventFeed } from './partner-event-feed.js';
import { printCursor, type PartnerCursor } from './partner-cursor.js';
import { publicEvent, type PartnerEventRow } from './partner-event.js';
import { readPartnerEvents, type PartnerReader } from './read-partner-events.js';

/** Before a proxy on the way takes silence for the end. */
const ALIVE_MS = 15_000;
/** Then the reader comes back with the token it has by then: who may not read any more is not told for longer. */
const LASTS_MS = 10 * 60_000;
/** What is held for one reader at a time. */
const PAGE = 500;

/** Whom to tell, of what, and from where on. `after` undefined: from the first event that is kept. */
export interface StreamedEvents {
  readonly response: ServerResponse;
  readonly db: DataSource;
  readonly feed: PartnerEventFeed;
  readonly reader: PartnerReader;
  readonly after: PartnerCursor | undefined;
}

/** Writes server-sent events until the reader goes, ten minutes are over, the process stops or the history is another one. `id` of each is the place to go on from.
 *  A reader that takes its time holds one page. */
export async function streamEvents({ response, db, feed, reader, after }: StreamedEvents): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  // Who went before the first page was there is not said any more.
  if (response.destroyed) gone.abort();
  const lasts = AbortSignal.any([gone.signal, feed.ended, AbortSignal.timeout(LASTS_MS)]);
  let place = after;
  while (!lasts.aborted) {
    const page = await readPartnerEvents(db, reader, { after: place, limit: PAGE });
    // Told at its next question, with what to do.
    if (typeof page === 'string') break;
    const { rows, next, more } = page;
    place = next;
    if (rows.length > 0) await write(response, textOf(rows, next), gone.signal);
    if (more) continue;
    const quiet = AbortSignal.any([lasts, AbortSignal.timeout(ALIVE_MS)]);
    await feed.after(reader.userId, next.position, quiet);
    // An empty event moves the place of its reader and is shown to nobody.
    if (quiet.aborted && !lasts.aborted)
      await write(response, `: alive\nid: ${printCursor(next)}\n\n`, gone.signal);
  }
  response.end();
}

function textOf(rows: readonly PartnerEventRow[], { epoch }: PartnerCursor): string {
  return rows
    .map((row) => {
      const id = printCursor({ epoch, position: BigInt(row.position) });
      return `id: ${id}\ndata: ${JSON.stringify(publicEvent(row))}\n\n`;
    })
    .join('');
}

async function write(response: ServerResponse, text: string, gone: AbortSignal): Promise<void> {
  if (gone.aborted || response.write(text)) return;
  // Who went while it was waited for is noticed by the loop.
  await once(response, 'drain', { signal: gone }).catch(() => undefined);
}
