import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandChangedSchema, BrandEvent } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';

/** Names of brands, so that the work on a scan or a threat says what it is for. */
export const brandNames = defineConsumer({
  name: 'brand-names',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandChangedSchema, async ({ message: { entityId, event, facts }, tx }) => {
      if (event !== BrandEvent.BRAND_ADDED && event !== BrandEvent.BRAND_AMENDED) return;
      await rememberSubject(
        tx,
        { type: 'brand', id: entityId },
        { mark: facts?.name, clientId: facts?.userId },
      );
    }),
  ],
});
