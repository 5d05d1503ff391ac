import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { workNames } from '../work/works.js';
import { notificationKinds } from './notification.js';

const own = (viewer: Viewer) => ({ userId: viewer.userId });

export const notificationResource = defineResource({
  name: 'Notification',
  table: 'notification',
  doc: 'A line in the bell menu. Everyone reads their own only.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { customer: own, lawyer: own, admin: own },
  fields: {
    userId: f.ref('User', 'Who is told.', { as: 'user', filterable: true }),
    kind: f.enumeration('What about.', {
      name: 'NotificationKind',
      values: notificationKinds,
      filterable: true,
    }),
    subjectType: f.text('Kind of record it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    title: f.text('Names the subject for people.', { max: 400, personal: true }),
    work: f.enumeration('What is to be done, where it is work.', {
      name: 'Work',
      values: workNames,
      optional: true,
      visibleTo: staff,
    }),
    clientId: f.ref('User', 'Whose work it is.', { as: 'client', optional: true, visibleTo: staff }),
    seenAt: f.instant('When it was seen.', { optional: true, filterable: true }),
  },
});
