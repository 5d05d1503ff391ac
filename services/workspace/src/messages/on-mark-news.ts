import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { NotificationKind } from '../domain/notification.js';
import { raiseNotification } from '../slices/notify.js';

/** What an office did with a mark, and the line of its owner. */
const ofEvent: Readonly<Record<string, NotificationKind>> = {
  TrademarkFiled: 'mark-filed',
  TrademarkPublished: 'mark-published',
  TrademarkOpposed: 'mark-opposed',
  TrademarkRegistered: 'mark-registered',
  TrademarkRejected: 'mark-refused',
  TrademarkRefused: 'mark-refused',
  OppositionUpheld: 'mark-refused',
  TrademarkAbandoned: 'mark-ended',
  TrademarkExpired: 'mark-ended',
  TrademarkCancelled: 'mark-ended',
};

/** Owners are told in the portal what an office did with a mark we look after. What a person records of a mark that others look after is no news. */
export const markNews = defineConsumer({
  name: 'mark-news',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { entity, entityId, event, facts }, run }) => {
      const kind = ofEvent[event];
      const { user_id: userId, name = '', jurisdiction = '', imported } = facts;
      if (entity !== 'trademark' || kind === undefined || !userId || imported === 'true') return;
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
