import { useEffect } from 'react';
import { untilAnswered } from '../ask/until-answered.js';
import { SYNC_KEY, type SessionState, type SessionStore } from './session-store.js';
import { sessionStore, useSession } from './use-session.js';

export const REFETCH_MS = 60_000;

/** Keeps a session fresh: every 60 s while visible, on focus, on reconnect, and when another tab signs in or out. */
export function watchSession(target: SessionStore): () => void {
  const refresh = (): void => {
    if (!document.hidden) void target.refresh();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === SYNC_KEY && event.newValue !== null) void target.refresh();
  };
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
