import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow, insertRow } from '@cotta/kit/model/rows/row.js';
import {
  evolveNotification,
  noNotification,
  type NotificationEvent,
  type NotificationState,
} from './notification.js';

const notificationProjection: InlineProjection = {
  name: 'notification',
  tables: ['notification'],
  project: async (tx, recorded) => {
    const event = recorded as NotificationEvent & RecordedEvent;
    if (event.type === 'NotificationRaised') await insertRow(tx, 'notification', event, event.data);
    else if (event.type === 'NotificationRemoved')
      await tx.query('delete from notification where id = $1', [event.streamId]);
    else
      await changeRow(
        tx,
        'notification',
        event,
        event.type === 'NotificationSeen' ? { seenAt: event.occurredAt } : event.data,
      );
  },
};

export const notification: Aggregate<NotificationState, NotificationEvent> = {
  category: 'notification',
  initial: noNotification,
  evolve: evolveNotification,
  isGone: ({ removed }) => removed,
  projections: [notificationProjection],
};
