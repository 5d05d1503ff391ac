import type { PortalOfficeActionResult } from '../office-action.graphql.js';

export type Letter = NonNullable<PortalOfficeActionResult['officeAction']>;

/** While one of these holds, the customer still chooses. */
export const waitsForChoice = (letter: Letter): boolean =>
  letter.status === 'KICK_OFF_SENT' || letter.status === 'LANDING_PAGE_VISITED';
