import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { notificationKinds, type NotificationEvent, type NotificationState } from './notification.js';
import { workNames } from '../work/works.js';
import { no } from '../refusals.js';
import { notification } from './notification.aggregate.js';

export const raiseNotification = defineCommand({
  name: 'RaiseNotification',
  doc: 'Tells a person in the portal or the admin area.',
  aggregate: notification,
  stream: 'new',
  allowed: ['system'],
  input: {
    userId: f.id('Who is told.'),
    kind: f.enumeration('What about.', { name: 'NotificationKind', values: notificationKinds }),
    subjectType: f.text('Kind of record it is about.', { max: 60 }),
    subjectId: f.id('Which of those records.'),
    title: f.text('Names the subject for people.', { max: 400 }),
    work: f.enumeration('What is to be done.', { name: 'Work', values: workNames, optional: true }),
    clientId: f.id('Whose work it is.', { optional: true }),
  },
  decide: (_, input): readonly NotificationEvent[] => [{ type: 'NotificationRaised', data: input }],
});

const isAddressee = (state: NotificationState, viewer: Viewer): boolean => viewer.userId === state.userId;

export const markNotificationSeen = defineCommand({
  name: 'MarkNotificationSeen',
  doc: 'Its addressee has seen it.',
  aggregate: notification,
  stream: 'existing',
  allowed: ['customer', 'lawyer', 'admin'],
  input: {},
  mayTouch: isAddressee,
  decide: (state, _, { viewer }): readonly NotificationEvent[] | Refusal => {
    // Staff may touch every stream; what someone else has read is still not theirs to say.
    if (!isAddressee(state, viewer)) return no('NOT_FOUND');
    return state.seen ? [] : [{ type: 'NotificationSeen', data: {} }];
  },
});
