import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';

/** How far each mark of ours is at its office. */
export const markStatusFacts = defineConsumer({
  name: 'mark-statuses',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, facts }, tx }) => {
      if (!facts?.status) return;
      await tx.query(
        'insert into mark_status (trademark_id, status) values ($1, $2) on conflict (trademark_id) do update set status = excluded.status',
        [entityId, facts.status],
      );
    }),
  ],
});
