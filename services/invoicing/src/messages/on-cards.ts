import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { planJob } from '../jobs/job-table.js';

/** Saved cards: what was asked of the bank is asked, what was taken away goes at the provider too. */
export const cards = defineConsumer({
  name: 'cards',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { entity, event, entityId, facts }, envelope, tx }) => {
      if (entity !== 'user_payment_method' || envelope.occurredAt === undefined) return;
      const dueAt = timestampDate(envelope.occurredAt);
      if (event === 'PaymentMethodRemoved')
        await planJob(tx, { kind: 'forget-card', subjectId: entityId, dueAt });
      if (event === 'PaymentMethodAmended' && facts['status'] === 'Validating')
        await planJob(tx, { kind: 'check-card', subjectId: entityId, dueAt });
    }),
  ],
});
