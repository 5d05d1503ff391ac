import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  ChargeConsentChangedSchema,
  ChargeConsentEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { noteCard } from './note-card.js';

/** Its owner agreed that a card is charged for a subscription, gave another one, or took the consent back. */
export const chargeConsents = defineConsumer({
  name: 'charge-consents',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(
      ChargeConsentChangedSchema,
      async ({ message: { entityId, event, facts }, envelope: { occurredAt }, tx, run }) => {
        // Later events say only what they change: whose it is, is kept from the first one.
        const found = await queryRow<{ id: string }>(
          tx,
          'select id from brand_subscription where id = $1 or charge_consent_id = $2 limit 1',
          [facts?.brandSubscriptionId ?? null, entityId],
        );
        const isWithdrawn = event === ChargeConsentEvent.CHARGE_CONSENT_WITHDRAWN;
        const card = isWithdrawn ? null : facts?.userPaymentMethodId;
        if (found === undefined || card === undefined) return;
        const now = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
        await noteCard({ tx, run, now }, found.id, { userPaymentMethodId: card, chargeConsentId: entityId });
      },
    ),
  ],
});
