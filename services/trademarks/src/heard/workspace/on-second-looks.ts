import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { StaffProfileChangedSchema } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { keepSecondLooks } from '../../second-look/second-looks.js';

/** Who gives second looks, as admins say it. */
export const secondLookers = defineConsumer({
  name: 'second-lookers',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(StaffProfileChangedSchema, async ({ message: { facts }, tx }) => {
      if (facts?.userId !== undefined && facts.givesSecondLooks !== undefined)
        await keepSecondLooks(tx, facts.userId, facts.givesSecondLooks);
    }),
  ],
});
