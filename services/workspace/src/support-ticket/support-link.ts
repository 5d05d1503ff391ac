import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

/** Of the links a question begins with; each time they are taken back it rises by one. */
export const FIRST_LINK_REVISION = 1;

/** As long as a link of an order is good. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;

/** What of a question its links depend on. */
export interface LinkedTicket {
  readonly linkRevision?: number | null | undefined;
}

const revisionOf = ({ linkRevision }: LinkedTicket): number => linkRevision ?? FIRST_LINK_REVISION;

/** Whether somebody holds a link to this very question that was not taken back. */
export function holdsTicketLink(ticket: LinkedTicket, { link }: Viewer, ticketId: string): boolean {
  return link?.purpose === 'support' && link.subjectId === ticketId && link.revision === revisionOf(ticket);
}

/** Of links that open it from now on: none that went out before. */
export const linksTakenBack = (ticket: LinkedTicket) => ({ linkRevision: revisionOf(ticket) + 1 });

/** The token that opens a question to who has no account. */
export function ticketToken(
  { id, ...ticket }: LinkedTicket & { readonly id: string },
  { linkKey, now }: { readonly linkKey: string; readonly now: Date },
): string {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  return signLink({ purpose: 'support', subjectId: id, revision: revisionOf(ticket), expiresAt }, linkKey);
}
