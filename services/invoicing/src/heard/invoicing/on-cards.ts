import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  UserPaymentMethodChangedSchema,
  UserPaymentMethodEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { planJob } from '../../payment/jobs/job-table.js';

/** Saved cards: what was asked of the bank is asked, what was taken away goes at the provider too. */
export const cards = defineConsumer({
  name: 'cards',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(UserPaymentMethodChangedSchema, async ({ message: { event, entityId, facts }, envelope, tx }) => {
      if (envelope.occurredAt === undefined) return;
      const dueAt = timestampDate(envelope.occurredAt);
      if (event === UserPaymentMethodEvent.PAYMENT_METHOD_REMOVED)
        await planJob(tx, { kind: 'forget-card', subjectId: entityId, dueAt });
      if (event === UserPaymentMethodEvent.PAYMENT_METHOD_AMENDED && facts?.status === 'Validating')
        await planJob(tx, { kind: 'check-card', subjectId: entityId, dueAt });
    }),
  ],
});
