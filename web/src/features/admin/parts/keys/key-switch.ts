import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../../../kit/session/use-session.js';

const heard = new Set<() => void>();
const place = (): string => `desk-keys-off.${sessionStore().getState().session?.user.id ?? ''}`;

/** Whether keys without Ctrl are switched off on this device, by the person who is signed in. */
export const keysAreOff = (): boolean => localStorage.getItem(place()) !== null;

/** Switches keys without Ctrl on or off, for the person who is signed in, on this device. */
export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(place());
  else localStorage.setItem(place(), 'off');
  for (const hear of heard) hear();
}

/** Are the keys on? On the server they count as on. */
export function useKeySwitch(): boolean {
  return useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    () => !keysAreOff(),
    () => true,
  );
}
