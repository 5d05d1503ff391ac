import { defineCommand } from '@cotta/kit/decider/decider.js';
import { f } from '@cotta/kit/field/field.js';
import { notificationKinds, type NotificationEvent } from '../domain/notification.js';
import { notification } from '../notification.aggregate.js';

export const raiseNotification = defineCommand({
  name: 'RaiseNotification',
  doc: 'Tells a person in the portal or the admin area.',
  aggregate: notification,
  stream: 'new',
  allowed: ['system'],
  input: {
    userId: f.id('Who is told.'),
    kind: f.enumeration('What about.', { name: 'NotificationKind', values: notificationKinds }),
    subjectType: f.text('Entity it is about.', { max: 60 }),
    subjectId: f.id('Id of that entity.'),
    title: f.text('Names the subject for people.', { max: 400 }),
  },
  decide: (_, input): readonly NotificationEvent[] => [{ type: 'NotificationRaised', data: input }],
});

export const markNotificationSeen = defineCommand({
  name: 'MarkNotificationSeen',
  doc: 'Its addressee has seen it.',
  aggregate: notification,
  stream: 'existing',
  allowed: ['customer', 'lawyer', 'admin'],
  input: {},
  mayTouch: (state, viewer) => viewer.userId === state.userId,
  decide: (state): readonly NotificationEvent[] => (state.seen ? [] : [{ type: 'NotificationSeen', data: {} }]),
});
