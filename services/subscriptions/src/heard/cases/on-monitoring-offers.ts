import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseSolutionChangedSchema, CaseSolutionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';

/** Keeps which recommended steps offer to watch the brand: what is promised to whoever takes such an offer, nobody else gets. */
export const monitoringOfferFacts = defineConsumer({
  name: 'monitoring-offers',
  sources: ['cases'],
  mode: 'ordered',
  copies: ['monitoring_offer'],
  handlers: [
    on(CaseSolutionChangedSchema, async ({ message: { event, entityId, facts }, tx }) => {
      if (event === CaseSolutionEvent.CASE_SOLUTION_REMOVED)
        return void (await execute(tx, 'delete from monitoring_offer where id = $1', [entityId]));
      // Later events say only what they change.
      await execute(
        tx,
        `insert into monitoring_offer (id, offers, status, user_id) values ($1, coalesce($2::boolean, false), coalesce($3::text, ''), $4)
         on conflict (id) do update set offers = coalesce($2::boolean, monitoring_offer.offers), status = coalesce($3::text, monitoring_offer.status),
           user_id = coalesce(excluded.user_id, monitoring_offer.user_id)`,
        [entityId, facts?.offerSubscription ?? null, facts?.status ?? null, facts?.userId || null],
      );
    }),
  ],
});
