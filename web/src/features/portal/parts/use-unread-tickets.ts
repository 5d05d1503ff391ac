import { UnreadTicketsDocument, UnreadTicketsNode } from './portal-parts.graphql.js';
import { usePortalQuery } from './use-portal-query.js';

const LOOK_MS = 60_000;

/** How many questions have an answer that nobody of this account has seen; 0 until it is known. */
export function useUnreadTickets(): number {
  const { data } = usePortalQuery(UnreadTicketsDocument, UnreadTicketsNode, {}, { pollInterval: LOOK_MS });
  return data?.unreadTickets ?? 0;
}
