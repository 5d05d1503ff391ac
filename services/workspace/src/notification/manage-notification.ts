import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { notificationKinds, type NotificationEvent, type NotificationState } from './notification.js';
import { no } from '../refusals.js';
import { notification } from './notification.aggregate.js';

const title = f.text('Names the subject for people.', { max: 400, min: 1 });

export const createNotification = defineCommand({
  name: 'CreateNotification',
  doc: 'Tells somebody something in the bell menu. Only they read it.',
  aggregate: notification,
  stream: 'new',
  allowed: staff,
  input: {
    userId: f.id('Who is told.'),
    kind: f.enumeration('What about.', { name: 'NotificationKind', values: notificationKinds }),
    subjectType: f.text('Kind of record it is about.', { max: 60, min: 1 }),
    subjectId: f.id('Which of those records.'),
    title,
  },
  decide: (_, input): readonly NotificationEvent[] => [{ type: 'NotificationRaised', data: input }],
});

export const updateNotification = defineCommand({
  name: 'UpdateNotification',
  doc: 'Says it in other words, as long as it was not seen.',
  aggregate: notification,
  stream: 'existing',
  allowed: staff,
  input: { title },
  decide: (state, input): readonly NotificationEvent[] | Refusal => {
    if (state.seen) return no('ALREADY_SEEN');
    return input.title === state.title ? [] : [{ type: 'NotificationAmended', data: input }];
  },
});

const isAddressee = ({ userId }: NotificationState, viewer: Viewer): boolean => viewer.userId === userId;

export const deleteNotification = defineCommand({
  name: 'DeleteNotification',
  doc: 'Its addressee wants to see it no more.',
  aggregate: notification,
  stream: 'existing',
  allowed: ['customer', ...staff],
  input: {},
  mayTouch: isAddressee,
  decide: (state, _, { viewer }): readonly NotificationEvent[] | Refusal =>
    isAddressee(state, viewer) ? [{ type: 'NotificationRemoved', data: {} }] : no('NOT_FOUND'),
});
