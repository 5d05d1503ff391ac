import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

const own = (viewer: Viewer) => ({ userId: viewer.userId });

/** A secret address under which a calendar program reads somebody's deadlines. Nobody sees another person's; removing it ends it. */
export const calendarFeedResource = defineResource({
  name: 'CalendarFeed',
  table: 'calendar_feed',
  doc: 'A secret address under which calendar programs read deadlines. Whoever knows it reads them, so it can be removed at any time.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: own, lawyer: own, customer: own },
  fields: {
    name: f.text('What its owner calls it, to know it again: the phone, the assistant.', {
      max: 100,
      optional: true,
      personal: true,
    }),
    userId: f.ref('User', 'Whose deadlines it shows.', {
      as: 'user',
      many: 'calendarFeeds',
      filterable: true,
    }),
  },
});

export const calendarFeed = recordDecider(
  calendarFeedResource,
  { added: 'CalendarFeedOpened', amended: 'CalendarFeedNamed', removed: 'CalendarFeedRevoked' },
  {
    writable: ['name'],
    create: ['customer', ...staff],
    update: ['customer', ...staff],
    remove: ['customer', ...staff],
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null }),
    mayTouch: isOwner,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const calendarFeedEntity = recordEntity(calendarFeedResource, calendarFeed);
