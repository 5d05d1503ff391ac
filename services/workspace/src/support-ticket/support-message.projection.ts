import type { EntityManager } from 'typeorm';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

/** What the events of a ticket keep of what was written. */
export interface WrittenWords {
  /** Whose ticket it is. */
  readonly userId?: string | null;
  readonly text?: string;
  readonly channel?: string | null;
  readonly documentIds?: readonly string[];
  /** Of links that still open it, where they were taken back. */
  readonly linkRevision?: number;
}

type Written = RecordedEvent<
  WrittenWords & { readonly resolution?: string | null; readonly intoId?: string }
>;

/** @returns the id of what one event of a ticket wrote */
export const messageId = (ticketId: string, version: number): string =>
  nameBasedId('support message', ticketId, String(version));

/** The conversation beside its ticket: a row for each word of the client, each answer, each internal line. */
export const supportMessageProjection: InlineProjection = {
  name: 'support-message',
  tables: ['support_message'],
  foundBy: { support_message: ['ticket_id'] },
  // Words of a ticket that was merged are found again by its links.
  acrossStreams: true,
  project: async (tx, recorded) => {
    const event = recorded as Written;
    const { data } = event;
    switch (event.type) {
      case 'SupportTicketAnswered':
        // Answers from before a conversation was kept say nothing.
        return data.text === undefined
          ? undefined
          : insert(tx, event, { side: 'client', internal: false, text: data.text });
      case 'SupportTicketReplied':
      case 'SupportTicketOtherSideAnswered':
        return insert(tx, event, { side: 'firm', internal: false, text: data.text ?? '' });
      case 'SupportTicketResolved':
        return insert(tx, event, { side: 'firm', internal: false, text: data.resolution ?? '' });
      case 'SupportTicketNoted':
        return insert(tx, event, { side: 'firm', internal: true, text: data.text ?? '' });
      case 'SupportTicketMerged':
        await tx.query(
          `update support_message set ticket_id = $2, version = version + 1, updated_at = $3,
             link_revision = (select link_revision from support_ticket where id = $2) where ticket_id = $1`,
          [event.streamId, data.intoId, event.occurredAt],
        );
        return insert(
          tx,
          event,
          { side: 'client', internal: false, text: data.text ?? '' },
          data.intoId ?? event.streamId,
        );
      case 'SupportTicketLinksRevoked':
        await tx.query(
          'update support_message set link_revision = $2, version = version + 1, updated_at = $3 where ticket_id = $1',
          [event.streamId, data.linkRevision, event.occurredAt],
        );
        return;
      case 'SupportTicketClaimed':
        await tx.query(
          'update support_message set user_id = $2, version = version + 1, updated_at = $3 where ticket_id = $1',
          [event.streamId, data.userId, event.occurredAt],
        );
        return;
      case 'SupportTicketRemoved':
        await tx.query('delete from support_message where ticket_id = $1', [event.streamId]);
        return;
      default:
    }
  },
};

async function insert(
  tx: EntityManager,
  { streamId, version, occurredAt, actor, data }: Written,
  { side, internal, text }: { side: 'client' | 'firm'; internal: boolean; text: string },
  ticketId = streamId,
): Promise<void> {
  await tx.query(
    `insert into support_message (id, version, created_at, updated_at, ticket_id, user_id, side, author_id, channel, text, internal, document_ids, link_revision)
     values ($1, 1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select link_revision from support_ticket where id = $3))`,
    [
      messageId(streamId, version),
      occurredAt,
      ticketId,
      data.userId ?? null,
      side,
      actor.id ?? null,
      data.channel ?? null,
      text,
      internal,
      data.documentIds ?? [],
    ],
  );
}
