import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { NotificationKind } from '../../notification/notification.js';
import { raiseNotification } from '../../notification/notify.js';

/** What an office did with a mark, and the line of its owner. */
const ofEvent: Readonly<Partial<Record<TrademarkEvent, NotificationKind>>> = {
  [TrademarkEvent.TRADEMARK_FILED]: 'mark-filed',
  [TrademarkEvent.TRADEMARK_PUBLISHED]: 'mark-published',
  [TrademarkEvent.TRADEMARK_OPPOSED]: 'mark-opposed',
  [TrademarkEvent.TRADEMARK_REGISTERED]: 'mark-registered',
  [TrademarkEvent.TRADEMARK_REJECTED]: 'mark-refused',
  [TrademarkEvent.TRADEMARK_REFUSED]: 'mark-refused',
  [TrademarkEvent.OPPOSITION_UPHELD]: 'mark-refused',
  [TrademarkEvent.TRADEMARK_ABANDONED]: 'mark-ended',
  [TrademarkEvent.TRADEMARK_EXPIRED]: 'mark-ended',
  [TrademarkEvent.TRADEMARK_CANCELLED]: 'mark-ended',
};

/** Owners are told in the portal what an office did with a mark we look after. What a person records of a mark that others look after is no news. */
export const markNews = defineConsumer({
  name: 'mark-news',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, run }) => {
      const kind = ofEvent[event];
      if (kind === undefined || !facts?.userId || facts.imported === true) return;
      const { userId, name = '', jurisdiction = '' } = facts;
      const title = [name, jurisdiction]
        .filter((part) => part !== '')
        .join(' · ')
        .slice(0, 400);
      await run(raiseNotification, {
        input: { userId, kind, subjectType: 'trademark', subjectId: entityId, title },
      });
    }),
  ],
});
