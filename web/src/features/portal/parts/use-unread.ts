import { PortalUnreadDocument, PortalUnreadNode } from './portal-parts.graphql.js';
import { usePortalQuery } from './use-portal-query.js';

const LOOK_MS = 60_000;

/** What somebody has not seen yet, by the part of the portal where it stands. */
export interface Unread {
  /** Questions with an answer that nobody of this account has seen. */
  readonly support: number;
  readonly notifications: number;
}

/** Nothing new, or not known yet. */
export const NOTHING_UNREAD: Unread = { support: 0, notifications: 0 };

/** Looked up again each minute while the page is seen. */
export function useUnread(): Unread {
  const { data } = usePortalQuery(PortalUnreadDocument, PortalUnreadNode, {}, { pollInterval: LOOK_MS });
  return data === undefined
    ? NOTHING_UNREAD
    : { support: data.unreadTickets, notifications: data.unseenNotifications };
}
