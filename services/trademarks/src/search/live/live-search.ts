import type { DataSource } from 'typeorm';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { StateFolder } from '../register/state-folder.js';
import { registerRoot } from '../commands/state-root.js';
import { SearchHost, startSearchThread } from '../worker/search-host.js';
import { followOwnMarks } from './follow-own-marks.js';
import type { NameIndex } from './name-index.js';
import { repeatedly, type Repeated } from './repeatedly.js';
import type { SearchSettings } from './search-settings.js';

export interface LiveSearch extends NameIndex {
  /** Begins to hand over the marks in our care; the index answers once it has them. */
  follow(db: Pick<DataSource, 'query'>): void;
  close(): Promise<void>;
}

/** The index on its thread, kept up to date: with our own marks from the database, with registers from the folder they are imported into. */
export function openLiveSearch(settings: SearchSettings, log: Log): LiveSearch {
  const folder = new StateFolder(registerRoot(settings.REGISTER_STATE));
  const host = new SearchHost({
    timeoutMs: settings.SEARCH_TIMEOUT_MS,
    restartMs: settings.SEARCH_RESTART_MS,
    startThread: () => startSearchThread(folder.root),
  });
  const running: Repeated[] = [followImports(host, folder, settings.SEARCH_IMPORTS_MS, log)];
  let hasOwnMarks = false;
  return {
    get ready() {
      return hasOwnMarks && host.ready;
    },
    get facts() {
      return host.facts;
    },
    search: (request) => host.search(request),
    compare: (pair) => host.compare(pair),
    goods: (request) => host.goods(request),
    follow: (db) => {
      const follower = followOwnMarks({
        db,
        change: (changes) => host.change(changes),
        everyMs: settings.SEARCH_FOLLOW_MS,
        log,
      });
      running.push(follower);
      void follower.caughtUp.then(() => {
        hasOwnMarks = true;
      });
    },
    close: async () => {
      await Promise.all(running.map((one) => one.stop()));
      await host.stop();
    },
  };
}

/** A finished import is searched within one round, without a gap: the old thread answers until the new one can. */
function followImports(host: SearchHost, folder: StateFolder, everyMs: number, log: Log): Repeated {
  return repeatedly(
    everyMs,
    async () => {
      const current = await folder.current();
      if (host.ready && host.facts.generation !== current) host.renew();
    },
    (error) => log.warn({ err: error }, 'imports could not be followed'),
  );
}
