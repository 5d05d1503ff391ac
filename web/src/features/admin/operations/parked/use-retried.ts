import { useState } from 'react';
import type { ParkedEvent } from './set-aside-doors.js';

/** What came of an event that was tried again. */
export interface Outcome {
  readonly event: string;
  readonly consumer: string;
  readonly became: 'handled' | 'failed';
}

interface Retried {
  /** Not settled yet: how often each was tried when it was asked for. */
  readonly waiting: ReadonlyMap<string, ParkedEvent>;
  readonly outcomes: readonly Outcome[];
}

const nothing: Retried = { waiting: new Map(), outcomes: [] };

/** Where a parked event of one service stands. */
export const keyOf = ({ consumer, source, streamId }: ParkedEvent): string =>
  `${consumer} ${source} ${streamId}`;

/** Compares what is parked now with what was asked for. One that is gone, or of which a later event is the first now, was handled; one with more tries failed again. */
export function settle(before: Retried, now: readonly ParkedEvent[]): Retried {
  const parked = new Map(now.map((event) => [keyOf(event), event]));
  const waiting = new Map<string, ParkedEvent>();
  const outcomes: Outcome[] = [];
  for (const [key, asked] of before.waiting) {
    const { event, consumer } = asked;
    const still = parked.get(key);
    if (still === undefined || still.parkedAt !== asked.parkedAt || still.behind < asked.behind)
      outcomes.push({ event, consumer, became: 'handled' });
    else if (still.attempts > asked.attempts) outcomes.push({ event, consumer, became: 'failed' });
    else waiting.set(key, asked);
  }
  return outcomes.length === 0 ? before : { waiting, outcomes: [...outcomes, ...before.outcomes] };
}

/** Remembers what was tried again on this page, and what came of it as the list is read anew. */
export function useRetried(parked: readonly ParkedEvent[] | undefined) {
  const [retried, setRetried] = useState(nothing);
  const [seen, setSeen] = useState<readonly ParkedEvent[]>();
  if (parked !== undefined && parked !== seen) {
    setSeen(parked);
    const next = settle(retried, parked);
    if (next !== retried) setRetried(next);
  }
  return {
    ...retried,
    asked: (events: readonly ParkedEvent[]) =>
      setRetried(({ waiting, outcomes }) => ({
        waiting: new Map([...waiting, ...events.map((event) => [keyOf(event), event] as const)]),
        outcomes,
      })),
  };
}
