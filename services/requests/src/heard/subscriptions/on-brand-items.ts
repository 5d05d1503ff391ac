import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandItemsAssignedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { assignRegistrationRequestToBrand } from '../../registration-request/assign-registration-request-to-brand.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const assignServiceRequestToBrand = serviceRequest.steps.assignServiceRequestToBrand;

/** A customer moves orders under a brand; only orders of the brand's owner follow. */
export const brandItems = defineConsumer({
  name: 'brand-items',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandItemsAssignedSchema, async ({ message: { brandId, userId, items }, tx, run }) => {
      const idsOf = (entity: string) =>
        items.filter((item) => item.entity === entity).map((item) => item.entityId);
      const owned = async (table: 'registration_request' | 'service_request') =>
        queryRows<{ id: string }>(
          tx,
          `select id from ${table} where id = any($1) and user_id = $2 order by id`,
          [idsOf(table), userId],
        );
      for (const { id } of await owned('registration_request'))
        await run(assignRegistrationRequestToBrand, { streamId: id, input: { brandId }, key: id });
      for (const { id } of await owned('service_request'))
        await run(assignServiceRequestToBrand, { streamId: id, input: { brand: brandId }, key: id });
    }),
  ],
});
