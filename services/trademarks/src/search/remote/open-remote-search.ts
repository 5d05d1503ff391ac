import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { LiveSearch } from '../live/live-search.js';
import { repeatedly } from '../live/repeatedly.js';
import { RemoteIndex, type RemoteSettings } from './remote-index.js';

export interface RemoteSearchSettings extends RemoteSettings {
  /** How often it is looked whether the other program answers, milliseconds. */
  readonly lookMs: number;
}

/** The search of a program that holds no index: it asks one that does. */
export function openRemoteSearch({ lookMs, ...settings }: RemoteSearchSettings, log: Log): LiveSearch {
  const index = new RemoteIndex(settings);
  const looking = repeatedly(
    lookMs,
    () => index.look(),
    (error) => log.warn({ err: error }, 'the program that searches does not answer'),
  );
  return {
    get ready() {
      return index.ready;
    },
    get facts() {
      return index.facts;
    },
    search: (request) => index.search(request),
    compare: (pair) => index.compare(pair),
    goods: (request) => index.goods(request),
    // The other program follows for itself.
    follow: () => undefined,
    close: () => looking.stop(),
  };
}
