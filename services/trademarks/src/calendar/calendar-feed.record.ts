import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

const own = (viewer: Viewer) => ({ userId: viewer.userId });

/** A secret address under which a calendar program reads somebody's deadlines. Nobody sees another person's; removing it ends it. */
export const calendarFeedResource = defineResource({
  name: 'CalendarFeed',
  table: 'calendar_feed',
  // Whoever knows the address of the account that went is not to read what the other has.
  peopleStay: true,
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
    scope: f.enumeration(
      'What it shows: the marks of its owner or, to a lawyer, those in her charge; or every mark of the firm. Nothing said: the former.',
      { name: 'CalendarFeedScope', values: ['own', 'firm'], optional: true, visibleTo: staff },
    ),
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
    writable: ['name', 'scope'],
    fixed: ['scope'],
    create: ['customer', ...staff],
    update: ['customer', ...staff],
    // The system: when the account is closed.
    remove: ['customer', ...staff, 'system'],
    check: (feed, { viewer }) =>
      notTheirs(feed, viewer) ??
      (feed.scope === 'firm' && viewer.role === 'customer' ? no('ONLY_THE_FIRM') : undefined),
    keep: (feed, { viewer }) => notTheirs(feed, viewer),
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null }),
    mayTouch: isOwner,
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** Nobody of the firm touches a colleague's or a client's calendar either: who does not see it finds nothing. */
function notTheirs(feed: { readonly userId?: string | null }, viewer: Viewer): Refusal | undefined {
  return viewer.role === 'system' || isOwner(feed, viewer) ? undefined : no('NOT_FOUND');
}

export const calendarFeedEntity = recordEntity(calendarFeedResource, calendarFeed);
