import { useEffect, useRef } from 'react';
import { submit } from '../../parts/admin-api.js';
import { NoteTicketSeenDocument } from './support.graphql.js';
import type { Ticket } from './ticket.js';

/** Once the client's words stand on the screen, this colleague has seen them; where nobody answered, the next look says so again. */
export function useTicketSeen(ticket: Ticket | null | undefined): void {
  const noted = useRef('');
  const { id, unread = false } = ticket ?? {};
  const through = ticket?.messages.items.at(-1)?.createdAt ?? ticket?.createdAt;
  useEffect(() => {
    if (id === undefined || through === undefined || !unread || noted.current === through) return;
    noted.current = through;
    submit(NoteTicketSeenDocument, { id, through }, crypto.randomUUID()).catch(() => {
      noted.current = '';
    });
  }, [id, through, unread]);
}
