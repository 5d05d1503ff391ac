import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandItemsAssignedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { trademark } from '../../mark/trademark.work-item.js';

const arrangeTrademark = trademark.steps.arrangeTrademark;

/** A customer moves marks under a brand; only marks of the brand's owner follow. */
export const brandItems = defineConsumer({
  name: 'brand-items',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandItemsAssignedSchema, async ({ message: { brandId, userId, items }, tx, run }) => {
      const named = items.filter(({ entity }) => entity === 'trademark').map(({ entityId }) => entityId);
      const owned = await queryRows<{ id: string }>(
        tx,
        'select id from trademark where id = any($1) and user_id = $2 order by id',
        [named, userId],
      );
      for (const { id } of owned) await run(arrangeTrademark, { streamId: id, input: { brandId }, key: id });
    }),
  ],
});
