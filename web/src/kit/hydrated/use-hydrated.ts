import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's markup and in the first paint, true once the page is live: shows what only works with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
