import { endsOf, hintsAfter, type PlacedHint } from '@cotta/kit/runtime/hints/hint-stream.js';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@cotta/kit/runtime/process/log.js';

const BLOCK_MS = 5_000;
const AGAIN_MS = 1_000;
const AT_ONCE = 500;

/** Whoever is told of each hint as it comes. */
export type Listener = (hint: PlacedHint) => void;

/** One reader of the stream for all who listen at this gateway. */
export interface HintFeed {
  /** From now on. @returns what ends it */
  listen(listener: Listener): () => void;
  /** What was said after a place; undefined where that is more than is kept, so that everything has to be read anew. */
  since(place: string): Promise<readonly PlacedHint[] | undefined>;
  /** Aborted when this gateway stops: whoever listens is let go, and comes back to another. */
  readonly ended: AbortSignal;
  close(): void;
}

/** `reading` waits for hints on a connection of its own; `asking` answers whoever comes back. */
export function openHintFeed({
  reading,
  asking,
  log,
}: {
  readonly reading: Redis;
  readonly asking: Redis;
  readonly log: Log;
}): HintFeed {
  const listeners = new Set<Listener>();
  const stop = new AbortController();
  const pass = (hint: PlacedHint): void => listeners.forEach((listener) => listener(hint));
  const follow = async (): Promise<void> => {
    let place = '$';
    while (!stop.signal.aborted) {
      try {
        const hints = await hintsAfter(reading, place, { count: AT_ONCE, blockMs: BLOCK_MS });
        hints.forEach(pass);
        place = hints.at(-1)?.place ?? (place === '$' ? ((await endsOf(asking))?.last ?? '$') : place);
      } catch (error) {
        if (stop.signal.aborted) return;
        log.warn({ err: error }, 'hints could not be read');
        await pause(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
  };
  void follow();
  return {
    ended: stop.signal,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async since(place) {
      const ends = await endsOf(asking);
      if (ends === undefined) return [];
      if (isBefore(place, ends.first)) return undefined;
      const hints = await hintsAfter(asking, place, { count: AT_ONCE });
      return hints.length < AT_ONCE ? hints : undefined;
    },
    close() {
      stop.abort();
      // Nothing waits for the reader to end: a question that waits for Redis to come back is never answered once its connection is given up.
      reading.disconnect();
    },
  };
}

/** Places are `milliseconds-number`. */
function isBefore(one: string, other: string): boolean {
  const [[ms = 0, number = 0] = [], [otherMs = 0, otherNumber = 0] = []] = [one, other].map((place) =>
    place.split('-').map(Number),
  );
  return ms < otherMs || (ms === otherMs && number < otherNumber);
}
