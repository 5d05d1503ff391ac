import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { raiseNotification } from '../slices/notify.js';

/** A line in the bell menu beside the letter: a warning reaches those too who want no letters about orders. */
export const scamWarnings = defineConsumer({
  name: 'scam-warnings',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { entity, entityId, event, facts }, run }) => {
      const userId = facts['user_id'];
      if (entity !== 'trademark' || event !== 'ScamWarningSent' || !userId) return;
      const title = [facts['name'], facts['jurisdiction']].filter(Boolean).join(' · ');
      await run(raiseNotification, {
        input: { kind: 'scam-warning', userId, subjectType: entity, subjectId: entityId, title },
      });
    }),
  ],
});
