/** Ways to an office. `Staff`: somebody files at the office's own site and enters number and day. */
export const filingRoutes = ['EUIPO', 'Partner', 'Staff'] as const;
export type FilingRoute = (typeof filingRoutes)[number];

/** Offices that take applications from us over a wire. */
const WIRED = 'EU';

export function filesItself(jurisdiction: string): boolean {
  return jurisdiction === WIRED;
}

/** The way proposed for an office; `partnerOffices`: offices somebody files at for us. */
export function routeTo(jurisdiction: string, partnerOffices: readonly string[]): FilingRoute {
  if (filesItself(jurisdiction)) return 'EUIPO';
  return partnerOffices.includes(jurisdiction) ? 'Partner' : 'Staff';
}
