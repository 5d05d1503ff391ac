import { keepWhole, passOn, wholeOf } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { casesOfBrand, reportsOfBrand } from '../cases/on-assigned-cases.js';

/** Whoever is in charge of the watch over a brand is in charge of the threats to it, until somebody else is named there. */
export const assignedSubscriptions = defineConsumer({
  name: 'assigned-subscriptions',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId: id, facts }, tx, run }) => {
      const subscription = { entity: 'brand_subscription', id };
      if (facts?.brandId) await keepWhole(tx, subscription, facts.brandId);
      const brandId = await wholeOf(tx, subscription);
      if (brandId === undefined) return;
      await passOn({ tx, run }, { entity: 'brand', id: brandId, holderId: facts?.assignedAdminId }, [
        casesOfBrand,
        reportsOfBrand,
      ]);
    }),
  ],
});
