import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { NoteTicketReadDocument, NoteTicketReadNode } from '../support.graphql.js';

interface Shown {
  readonly id: string;
  readonly unread: boolean;
  readonly createdAt: string;
  readonly messages: { readonly items: readonly { readonly createdAt: string }[] };
}

/** Once an answer stands on the screen it is read, on all devices of this person; where nobody answered, the next look says so again. */
export function useTicketRead(ticket: Shown | null | undefined): void {
  const client = useApolloClient();
  const noted = useRef('');
  const { id, unread = false } = ticket ?? {};
  const through = ticket?.messages.items.at(-1)?.createdAt ?? ticket?.createdAt;
  useEffect(() => {
    if (id === undefined || through === undefined || !unread || noted.current === through) return;
    noted.current = through;
    client
      .mutate({
        mutation: NoteTicketReadNode,
        variables: { id, through },
        context: { document: NoteTicketReadDocument, idempotencyKey: crypto.randomUUID() },
        update: (cache) =>
          cache.modify({ fields: { unreadTickets: (count: number) => Math.max(0, count - 1) } }),
      })
      .catch(() => {
        noted.current = '';
      });
  }, [client, id, through, unread]);
}
