import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { adminSession } from '../admin-api.js';
import { HintStream, type Heard, type Hint } from './hint-stream.js';

const DOOR = '/api/desk/events';
/** What comes in one breath is read in one question. */
const BREATH_MS = 300;

let stream: HintStream | undefined;

function hintStream(): HintStream {
  stream ??= new HintStream({ open, now: Date.now });
  return stream;
}

/** A token that ran out is renewed once. */
async function open(place: string | undefined, signal: AbortSignal): Promise<Response> {
  const send = async (): Promise<Response> => {
    const token = await adminSession().token();
    return fetch(DOOR, {
      headers: {
        accept: 'text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(place === undefined ? {} : { 'last-event-id': place }),
      },
      signal,
    });
  };
  const answer = await send();
  if (answer.status !== 401) return answer;
  adminSession().forget();
  return send();
}

/** Calls when something of that kind changed, with the ids that did: what comes close together at once. `missed`: nobody knows what did. */
export function useHints(kind: string, changed: (ids: readonly string[] | 'missed') => void): void {
  const onChange = useEffectEvent(changed);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let heard: Heard = [];
    const say = (): void => {
      const said = heard;
      heard = [];
      waiting = undefined;
      onChange(said === 'missed' ? said : [...new Set(said.map(({ id }) => id))]);
    };
    const leave = hintStream().listen((news) => {
      const mine = news === 'missed' ? news : news.filter((hint: Hint) => hint.kind === kind);
      if (mine.length === 0) return;
      heard = heard === 'missed' || mine === 'missed' ? 'missed' : [...heard, ...mine];
      waiting ??= setTimeout(say, BREATH_MS);
    });
    return () => {
      clearTimeout(waiting);
      leave();
    };
  }, [kind]);
}

const nothingYet = (): undefined => undefined;

/** Since when this page hears nothing, and how to try again. */
export function useLive(): { readonly lostAt: number | undefined; readonly again: () => void } {
  const { watch, lostAt, again } = hintStream();
  return { lostAt: useSyncExternalStore(watch, lostAt, nothingYet), again };
}
