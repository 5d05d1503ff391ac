import type { PortalOfficeActionResult } from '../office-action.graphql.js';

export type Letter = NonNullable<PortalOfficeActionResult['officeAction']>;

/** While one of these holds, the customer still chooses. */
export const waitsForChoice = (letter: Letter): boolean =>
  letter.status === 'KICK_OFF_SENT' || letter.status === 'LANDING_PAGE_VISITED';

/** An answer was ordered, and the work waits for its payment. */
export const isUnpaid = ({ status, serviceRequestId, workReleasedAt }: Letter): boolean =>
  status === 'ORDERED' && serviceRequestId !== null && workReleasedAt === null;
