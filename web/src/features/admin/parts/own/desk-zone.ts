import { useLayoutEffect } from 'react';
import { readIn } from '../../../../kit/dates/reader-zone.js';

/** On the device too: the page is drawn before anybody knows who looks at it. */
const PLACE = 'desk-zone';

/** Reads times in the zone of whoever is signed in. @param zone null: none was chosen; undefined: nobody knows yet, and the last one known here holds */
export function useDeskZone(zone: string | null | undefined): void {
  // Before anything is painted.
  useLayoutEffect(() => {
    if (zone === null) localStorage.removeItem(PLACE);
    else if (zone !== undefined) localStorage.setItem(PLACE, zone);
    readIn(localStorage.getItem(PLACE) ?? undefined);
  }, [zone]);
  useLayoutEffect(() => () => readIn(undefined), []);
}
