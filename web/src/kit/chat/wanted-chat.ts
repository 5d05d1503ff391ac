import { useSyncExternalStore } from 'react';

/** Kept for the visit, so that a conversation goes on in the next document; one that waits to be touched wakes by itself where it is kept. */
export const CHAT_WANTED = 'chat.wanted';

const listeners = new Set<() => void>();
/** How often it was asked for on this page: each time it opens. */
let asked = 0;

const say = (): void => listeners.forEach((listener) => listener());

/** Somebody opened the chat: only from now on anything of it is loaded. */
export function wantChat(): void {
  asked += 1;
  sessionStorage.setItem(CHAT_WANTED, '1');
  say();
}

/** The conversation is over, or nobody can have one: the next page loads nothing of it. */
export function forgetChat(): void {
  asked = 0;
  sessionStorage.removeItem(CHAT_WANTED);
  say();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `asked`: how often somebody wanted it open on this page; 0: it was opened on one before. Undefined: nobody wants it. */
export function useWantedChat(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (sessionStorage.getItem(CHAT_WANTED) === null ? undefined : asked),
    () => undefined,
  );
}
