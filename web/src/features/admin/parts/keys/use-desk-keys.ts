import { useEffect, useRef } from 'react';
import type { KeyPlace } from './desk-keys.js';
import { mountKeys, retellMounted, type KeyHandlers } from './mounted-keys.js';

/** Handles keys of the table while the part is on the page. A handler that is `undefined` is a key that does nothing now and is not listed.
 *  Keys are left alone while somebody types, while a `<dialog>` is open and when switched off; those with Ctrl stay.
 *  @param where where these handlers stand; of two handlers of one stroke the narrower place has it (a docket before a list), then the one drawn last.
 */
export function useDeskKeys(where: KeyPlace, handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => mountKeys({ where, now: () => latest.current }), [where]);
  // After each drawing: what a key does may have changed, or whether it does anything.
  useEffect(() => {
    latest.current = handlers;
    retellMounted();
  });
}
