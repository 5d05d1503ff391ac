import { useSyncExternalStore } from 'react';
import { logToServer } from '../log/client-log.js';
import { SessionStore, type SessionState } from './session-store.js';

/** In the frame of another site the gateway is told so, and gives cookies that work there and nowhere else. */
const fetchInFrame: typeof fetch = (address, options) =>
  window.top === window.self
    ? fetch(address, options)
    : fetch(address, { ...options, headers: { ...options?.headers, 'x-in-frame': '1' } });

declare global {
  interface Window {
    /** What the document of a page behind a sign-in asked. */
    __session?: Promise<Response> | undefined;
  }
}

function takeBegun(): Promise<Response> | undefined {
  const begun = window.__session;
  window.__session = undefined;
  return begun;
}

let store: SessionStore | undefined;

/** The browser's one session; never called on the server, where nothing of a person may live in a module. */
export function sessionStore(): SessionStore {
  store ??= new SessionStore({
    fetch: fetchInFrame,
    begun: takeBegun,
    storage: localStorage,
    now: Date.now,
    log: (message, data) => logToServer('error', message, data),
  });
  return store;
}

const LOADING: SessionState = { status: 'loading', session: undefined };
const nothing = (): (() => void) => () => undefined;

/** Who is signed in. `loading` on the server and in the first paint. */
export function useSession(): SessionState {
  const live = typeof window !== 'undefined';
  return useSyncExternalStore(
    live ? sessionStore().subscribe : nothing,
    live ? sessionStore().getState : () => LOADING,
    () => LOADING,
  );
}
