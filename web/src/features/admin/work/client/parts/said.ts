import type { ClientTalkResult } from '../client.graphql.js';

/** One thing said by or to the client, in whichever way. */
export interface Said {
  readonly id: string;
  /** Where it was said. */
  readonly to: string;
  readonly by: 'client' | 'us';
  readonly who: string | undefined;
  readonly way:
    | 'PORTAL'
    | 'PAGE'
    | 'E_MAIL'
    | 'PHONE'
    | 'LETTER'
    | 'TICKET'
    | 'ORDER'
    | 'PROOF_OF_USE'
    | undefined;
  readonly internal: boolean;
  readonly text: string;
  readonly at: string;
}

const SHOWN = 5;

const ticketPlace = (id: string): string => `/support_ticket/${id}/show`;
const PLACES = {
  REGISTRATION_REQUEST: ['/registration_request', 'ORDER'],
  APPLICATION: ['/application', 'ORDER'],
  USE_IN_COMMERCE_REQUEST: ['/use_in_commerce_request', 'PROOF_OF_USE'],
} as const;

/** The last things said, newest first: tickets, what was written in them by any way, and the conversations beside orders. */
export function lastSaid(clientId: string, found: ClientTalkResult): readonly Said[] {
  const messages = found.supportMessageList.items.map((one): Said => ({
    id: one.id,
    to: ticketPlace(one.ticketId ?? ''),
    by: one.side === 'CLIENT' ? 'client' : 'us',
    who: one.author?.displayName,
    way: one.channel ?? undefined,
    internal: one.internal === true,
    text: one.text,
    at: one.createdAt,
  }));
  const begun = found.supportTicketList.items.map((one): Said => ({
    id: one.id,
    to: ticketPlace(one.id),
    by: 'client',
    who: undefined,
    way: 'TICKET',
    internal: false,
    text: one.description,
    at: one.createdAt,
  }));
  const comments = found.threadCommentList.items.map((one): Said => {
    const [place, way] = PLACES[one.subjectType];
    const isClient = one.authorId === clientId;
    return {
      id: one.id,
      to: `${place}/${one.subjectId}/show`,
      by: isClient ? 'client' : 'us',
      who: one.author?.displayName,
      way,
      internal: !isClient && one.visibleToCustomer !== true,
      text: one.text,
      at: one.createdAt,
    };
  });
  return [...messages, ...begun, ...comments].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
}
