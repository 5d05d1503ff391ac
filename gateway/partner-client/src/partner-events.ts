import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { operations } from './generated/description.js';
import { PartnerProblem } from './partner-problem.js';
import type { Sender } from './send.js';

type Page = operations['getPartnerEvents']['responses'][200]['content']['application/json'];

/** What happened, and the place to go on from once you are done with it. */
export type PartnerEvent = Page['events'][number] & { readonly position: string };

/** Where to begin, and when to stop. */
export interface EventsFrom {
  /** The `position` of the last event you are done with. @defaultValue the first event that is kept */
  readonly after?: string;
  /** Aborted when you have heard enough; the iteration then ends. */
  readonly signal?: AbortSignal;
}

/** A stream that ended at once is not begun again at once. */
const PAUSE_MS = 1_000;

interface Parts {
  readonly origin: string;
  readonly sender: Sender;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Each event once, in their order, and each new one as soon as it is there. A stream that ends is taken up where it was, however long we are away.
 *  @throws PartnerProblem 410 where the place is of another history or no longer kept: begin again without it; what kept the first stream from opening */
export async function* readEvents(
  parts: Parts,
  { after, signal = new AbortController().signal }: EventsFrom,
): AsyncGenerator<PartnerEvent, void, undefined> {
  let place = after;
  let wasOpen = false;
  while (!signal.aborted) {
    const before = place;
    try {
      const body = await openStream(parts, place, signal);
      wasOpen = true;
      for await (const event of eventsIn(body)) {
        place = event.position;
        yield event;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!wasOpen || !isPassing(error)) throw error;
    }
    if (place === before) await parts.wait(PAUSE_MS, signal).catch(() => undefined);
  }
}

async function openStream({ origin, sender }: Parts, place: string | undefined, signal: AbortSignal) {
  const headers = {
    accept: 'text/event-stream',
    ...(place === undefined ? {} : { 'last-event-id': place }),
  };
  const { body } = await sender.send(new Request(`${origin}/api/partner/events`, { headers, signal }));
  return body as ReadableStream<Uint8Array<ArrayBuffer>>;
}

async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<PartnerEvent> {
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, data } of messages)
    if (id !== undefined && id !== '')
      yield { ...(JSON.parse(data) as Page['events'][number]), position: id };
}

/** A line that broke, or that nobody answers at for now; what was refused stays refused. */
const isPassing = (error: unknown): boolean =>
  error instanceof PartnerProblem ? error.status >= 500 : error instanceof TypeError;
