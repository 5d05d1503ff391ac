import { useEffect, useState } from 'react';

/** Kept for the visit of this tab. */
const KEY = 'debug';

function isOn(search: string): boolean {
  const said = new URLSearchParams(search).get('debug');
  try {
    if (said === 'true') sessionStorage.setItem(KEY, '1');
    if (said === 'false') sessionStorage.removeItem(KEY);
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return said === 'true';
  }
}

/** `?debug=true` and `?debug=false` switch the debug mode on and off; while it is on, Ctrl+Alt+D opens its dialog. */
export function useDebugDialog(search: string): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOn(search)) return;
    const heard = (event: KeyboardEvent): void => {
      // The key, not its letter: with Alt some keyboards write another one.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', heard);
    return () => {
      window.removeEventListener('keydown', heard);
      setOpen(false);
    };
  }, [search]);
  return { isOpen, close: () => setOpen(false) };
}
