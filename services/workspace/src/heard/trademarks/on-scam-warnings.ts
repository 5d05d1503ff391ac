import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { raiseNotification } from '../../notification/notify.js';

/** A line in the bell menu beside the letter: a warning reaches those too who want no letters about orders. */
export const scamWarnings = defineConsumer({
  name: 'scam-warnings',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, run }) => {
      if (event !== TrademarkEvent.SCAM_WARNING_SENT || !facts?.userId) return;
      const { userId, name, jurisdiction } = facts;
      const title = [name, jurisdiction].filter(Boolean).join(' · ');
      await run(raiseNotification, {
        input: { kind: 'scam-warning', userId, subjectType: 'trademark', subjectId: entityId, title },
      });
    }),
  ],
});
