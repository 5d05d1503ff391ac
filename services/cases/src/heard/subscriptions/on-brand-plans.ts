import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';

/** By which tier a brand is watched over now, and how far its subscription is. Later facts say only what they change. */
export const brandPlanFacts = defineConsumer({
  name: 'brand-plans',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId, facts }, tx }) => {
      const { brandId, tier, isMonitored, status } = facts ?? {};
      await execute(
        tx,
        `insert into brand_plan (subscription_id, brand_id, tier, is_monitored, status) values ($1, $2, $3, coalesce($4, false), $5)
         on conflict (subscription_id) do update set brand_id = coalesce(excluded.brand_id, brand_plan.brand_id),
           tier = coalesce(excluded.tier, brand_plan.tier), is_monitored = coalesce($4, brand_plan.is_monitored),
           status = coalesce(excluded.status, brand_plan.status)`,
        [entityId, brandId ?? null, tier ?? null, isMonitored ?? null, status ?? null],
      );
    }),
  ],
});
