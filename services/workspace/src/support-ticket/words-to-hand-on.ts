import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { SupportTicketEvent } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { messageId } from './support-message.projection.js';
import { isOfOtherSide } from './ticket-topic.js';

/** Something that whoever asked wrote in a ticket. */
export interface Word {
  readonly id: string;
  readonly text: string;
  readonly way: string;
  readonly at: Date;
}

/** What happened to a ticket, as far as its words follow from it. */
interface Happened {
  readonly ticketId: string;
  readonly event: SupportTicketEvent;
  readonly version: number;
  readonly at: Date;
  readonly topic: string | null;
  readonly caseId: string | null;
}

/** Which words of a ticket an event hands on: the first ones to look for their case, what came meanwhile once it is found, all of them where a colleague names it, and from then on each new one.
 *  Who takes it up again says once more what they said last. `words`: all of them, oldest first. */
export function wordsToHandOn(
  { ticketId, event, version, at, topic, caseId }: Happened,
  words: readonly Word[],
): readonly Word[] {
  switch (event) {
    case SupportTicketEvent.SUPPORT_TICKET_CREATED:
      return isOfOtherSide(topic) ? words.slice(0, 1) : [];
    case SupportTicketEvent.SUPPORT_TICKET_ATTACHED_TO_CASE:
      return words;
    case SupportTicketEvent.SUPPORT_TICKET_KEPT_IN_CASE:
      return words.slice(1);
    case SupportTicketEvent.SUPPORT_TICKET_ANSWERED:
      return caseId === null ? [] : words.filter(({ id }) => id === messageId(ticketId, version));
    case SupportTicketEvent.SUPPORT_TICKET_REOPENED:
      return caseId === null
        ? []
        : words
            .slice(-1)
            .map((word) => ({ ...word, id: nameBasedId('taken up again', ticketId, String(version)), at }));
    default:
      return [];
  }
}
