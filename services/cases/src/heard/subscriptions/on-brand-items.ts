import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandItemsAssignedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { caseItem } from '../../case/case.work-item.js';

const moveCaseToBrand = caseItem.steps.moveCaseToBrand;

/** Cases that their owner put under another of his brands; the case itself refuses anybody else’s. */
export const brandItems = defineConsumer({
  name: 'brand-items',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandItemsAssignedSchema, async ({ message: { brandId, userId, items }, run }) => {
      for (const { entity, entityId } of items) {
        if (entity === 'case')
          await run(moveCaseToBrand, { streamId: entityId, input: { brandId, userId }, key: entityId });
      }
    }),
  ],
});
