import type { EntityManager } from 'typeorm';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ViolationLinkSentSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';

/** A link is named by the event that sent it, so that whoever writes the letter signs it without asking here. */
interface Invitation {
  readonly id: string;
  readonly userId: string;
  /** The mark or the order it was sent from. */
  readonly subjectId: string;
  readonly brandName: string;
}

/** Personal links to report with, sent from a mark or from an order. */
export const violationLinks = defineConsumer({
  name: 'violation-links',
  sources: ['requests', 'trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
      if (event !== TrademarkEvent.REPORT_VIOLATION_LINK_SENT || !facts?.userId) return;
      await keep(tx, {
        id: envelope.eventId,
        userId: facts.userId,
        subjectId: entityId,
        brandName: facts.name ?? '',
      });
    }),
    on(ViolationLinkSentSchema, async ({ message: { request }, envelope, tx }) => {
      if (!request?.userId) return;
      await keep(tx, {
        id: envelope.eventId,
        userId: request.userId,
        subjectId: request.requestId,
        brandName: request.mark,
      });
    }),
  ],
});

const keep = async (tx: EntityManager, { id, userId, subjectId, brandName }: Invitation): Promise<void> => {
  await tx.query(
    'insert into report_invitation (id, user_id, subject_id, brand_name) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [id, userId, subjectId, brandName],
  );
};
