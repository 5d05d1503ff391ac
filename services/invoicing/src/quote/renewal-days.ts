import type { RenewalWindow } from '@cotta/reference/renewal-window.js';

/** The days a price of a renewal depends on, as the graph names them; null where they are not known. */
export function renewalDays(window: RenewalWindow | null | undefined): object {
  return {
    windowOpensOn: window?.opensOn ?? null,
    lastDay: window?.lastDay ?? null,
    graceEnds: window?.graceEnds ?? null,
    poaWeeks: window?.poaWeeks ?? null,
  };
}
