import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  UserPaymentMethodChangedSchema,
  UserPaymentMethodEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { chargeConsent } from '../../payment/subscription-charge/charge-consent.record.js';

/** Who takes a card away takes back that it is charged. */
export const consents = defineConsumer({
  name: 'consents',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(UserPaymentMethodChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== UserPaymentMethodEvent.PAYMENT_METHOD_REMOVED) return;
      const given = await queryRows<{ id: string }>(
        tx,
        'select id from charge_consent where user_payment_method_id = $1 order by id',
        [entityId],
      );
      for (const { id } of given) await run(chargeConsent.remove, { streamId: id, input: {}, key: id });
    }),
  ],
});
