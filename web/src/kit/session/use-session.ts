import { useEffect, useSyncExternalStore } from 'react';
import { untilAnswered } from '../ask/until-answered.js';
import { logToServer } from '../log/client-log.js';
import { SessionStore, SYNC_KEY, type SessionState } from './session-store.js';

export const REFETCH_MS = 60_000;

let store: SessionStore | undefined;

/** The browser's one session; never called on the server, where nothing of a person may live in a module. */
export function sessionStore(): SessionStore {
  store ??= new SessionStore({ fetch: (...request) => fetch(...request), storage: localStorage, now: Date.now, log: (message, data) => logToServer('error', message, data) });
  return store;
}

const LOADING: SessionState = { status: 'loading', session: undefined };
const nothing = (): (() => void) => () => undefined;

/** Who is signed in. `loading` on the server and in the first paint. */
export function useSession(): SessionState {
  const live = typeof window !== 'undefined';
  return useSyncExternalStore(live ? sessionStore().subscribe : nothing, live ? sessionStore().getState : () => LOADING, () => LOADING);
}

/** Keeps a session fresh: every 60 s while visible, on focus, on reconnect, and when another tab signs in or out. */
export function watchSession(target: SessionStore): () => void {
  const refresh = (): void => { if (!document.hidden) void target.refresh(); };
  const onStorage = (event: StorageEvent): void => { if (event.key === SYNC_KEY && event.newValue !== null) void target.refresh(); };
  const timer = setInterval(refresh, REFETCH_MS);
  window.addEventListener('focus', refresh);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('storage', onStorage);
  // Until it is known once who is signed in, nothing can be shown.
  const known = untilAnswered({ what: 'session', ask: () => target.ask(), onAnswer: () => undefined });
  return () => {
    known();
    clearInterval(timer);
    window.removeEventListener('focus', refresh);
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('storage', onStorage);
  };
}

export function useWatchedSession(): SessionState {
  useEffect(() => watchSession(sessionStore()), []);
  return useSession();
}
