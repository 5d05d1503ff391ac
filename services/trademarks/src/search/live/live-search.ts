import type { DataSource } from 'typeorm';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { CandidateSource } from '../candidates/candidate-source.js';
import type { OwnMarksKeeper } from '../candidates/own-marks-keeper.js';
import { StateFolder } from '../register/state-folder.js';
import { registerRoot } from '../commands/state-root.js';
import { SearchHost } from '../worker/search-host.js';
import { startSearchThreads } from '../worker/search-threads.js';
import { CandidateSearch } from './candidate-search.js';
import { followOwnMarks, type KnownOwnMarks } from './follow-own-marks.js';
import type { NameIndex } from './name-index.js';
import { repeatedly, type Repeated } from './repeatedly.js';
import type { IndexSettings } from './search-settings.js';

export interface LiveSearch extends NameIndex {
  /** Begins to hand over the marks in our care; the index answers once it has them. */
  follow(db: Pick<DataSource, 'query'>): void;
  close(): Promise<void>;
}

/** Another program that keeps what is searched, too. */
export interface Elsewhere {
  readonly source: CandidateSource;
  readonly ownMarks: OwnMarksKeeper;
}

/** Where registers come from, and what is known of marks in our care beside them. */
export interface RegisterPlace {
  readonly folder: () => StateFolder;
  readonly ownMarks?: KnownOwnMarks | undefined;
}

interface OpenParts {
  readonly log: Log;
  readonly elsewhere?: Elsewhere | undefined;
  /** @defaultValue the folder they are imported into */
  readonly place?: RegisterPlace | undefined;
}

/** The index on its thread, kept up to date: with our own marks from the database, with registers from where they are. */
export function openLiveSearch(settings: IndexSettings, { log, elsewhere, place }: OpenParts): LiveSearch {
  const imports = new StateFolder(registerRoot(settings.REGISTER_STATE));
  const own = openOwnIndex(settings, log, place ?? { folder: () => imports });
  return elsewhere === undefined ? own.search : openCandidateSearch(own, elsewhere, { settings, log });
}

interface OwnIndex {
  readonly search: LiveSearch;
  readonly host: SearchHost;
}

/** The same rounds for what another program keeps. */
function openCandidateSearch(
  { search: own, host }: OwnIndex,
  { source, ownMarks }: Elsewhere,
  { settings, log }: { readonly settings: IndexSettings; readonly log: Log },
): LiveSearch {
  const names = new CandidateSearch(source, own, host);
  const running: Repeated[] = [
    repeatedly(
      settings.SEARCH_IMPORTS_MS,
      () => source.refresh(),
      (error) => log.warn({ err: error }, 'the registers of the cluster could not be looked at'),
    ),
  ];
  return {
    get ready() {
      return names.ready;
    },
    get facts() {
      return names.facts;
    },
    search: (request) => names.search(request),
    compare: (pair) => own.compare(pair),
    goods: (request) => own.goods(request),
    follow: (db) => {
      own.follow(db);
      running.push(
        repeatedly(
          settings.SEARCH_FOLLOW_MS,
          () => ownMarks.follow(db),
          (error) => log.warn({ err: error }, 'own marks could not be brought to the cluster'),
        ),
      );
    },
    close: async () => {
      await Promise.all(running.map((one) => one.stop()));
      await own.close();
    },
  };
}

function openOwnIndex(settings: IndexSettings, log: Log, place: RegisterPlace): OwnIndex {
  const host = new SearchHost({
    timeoutMs: settings.SEARCH_TIMEOUT_MS,
    restartMs: settings.SEARCH_RESTART_MS,
    startThread: () => startSearchThreads(place.folder().root, settings.SEARCH_THREADS),
  });
  const running: Repeated[] = [followImports(host, place, settings.SEARCH_IMPORTS_MS, log)];
  let hasOwnMarks = false;
  const search: LiveSearch = {
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
        known: place.ownMarks,
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
  return { search, host };
}

/** A finished import is searched within one round, without a gap: the old thread answers until the new one can. */
function followImports(host: SearchHost, place: RegisterPlace, everyMs: number, log: Log): Repeated {
  return repeatedly(
    everyMs,
    async () => {
      const current = await place.folder().current();
      if (host.ready && host.facts.generation !== current) host.renew();
    },
    (error) => log.warn({ err: error }, 'imports could not be followed'),
  );
}
